import type { Language } from '@huoban/contracts';
import type { Mention } from '../mentions';
import { escapePattern } from '../normalize-text';

/** What normalizing removes from a name, or writes as a space. */
const BETWEEN = '[^\\p{L}\\p{N}]*';

/** A message with the titles of games in place of their aliases and of what is misspelt: classifiers know titles only. */
export function withTitles(text: string, mentions: Mention[], language: Language): string {
  let rest = text;
  for (const { subject, text: written, by } of mentions) {
    if (subject.kind !== 'game' || (by !== 'alias' && by !== 'similar')) continue;
    const letters = [...written.replaceAll(' ', '')].map(escapePattern);
    rest = rest.replace(new RegExp(letters.join(BETWEEN), 'u'), subject.game.title[language]);
  }
  return rest;
}
