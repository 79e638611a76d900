import { escapePattern } from '../normalize-text';

/** Replaces titles of games by one word: which game is named says nothing about what is asked. */
export function createTitleMask(titles: string[]): (text: string) => string {
  if (titles.length === 0) return (text) => text;
  const escaped = titles
    .map((title) => title.replace(/^The /u, ''))
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern);
  const pattern = new RegExp(`[《『「]?(?:the )?(?:${escaped.join('|')})[》』」]?`, 'giu');
  return (text) => text.replaceAll(pattern, ' gamename ');
}
