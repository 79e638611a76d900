import type { GameFile } from '../content/content-schema';
import { GENRES } from '../content/library-facets';
import { foldForSearch } from '../search/fold';

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆]/u;
const WORD = /[\p{L}\p{N}]/u;

/** All folded texts of a game that a search covers, separated by line breaks. */
export interface SearchedText {
  id: string;
  names: string;
  all: string;
}

export function searchedText(game: GameFile): SearchedText {
  const every = (text: object) => Object.values(text).flat() as string[];
  const names = [...every(game.title), ...every(game.aliases)];
  const rest = [
    ...every(game.summary),
    ...game.genres.flatMap((id) => every(GENRES[id] ?? {})),
    ...every(game.developer),
    ...game.article.flatMap(({ heading, body }) => [...every(heading), ...every(body)]),
  ];
  const folded = (texts: string[]) => texts.map(foldForSearch).join('\n');
  return { id: game.id, names: folded(names), all: folded([...names, ...rest]) };
}

/** Splits a query into runs of Han and kana, and words. */
function splitQuery(query: string): string[] {
  const parts: string[] = [];
  let last = '';
  for (const character of foldForSearch(query)) {
    const kind = DENSE.test(character) ? 'dense' : WORD.test(character) ? 'word' : '';
    if (kind !== '' && kind === last) parts.push((parts.pop() ?? '') + character);
    else if (kind !== '') parts.push(character);
    last = kind;
  }
  return parts;
}

function containsPart(text: string, part: string): boolean {
  if (DENSE.test(part)) return text.includes(part);
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const before = text.charAt(at - 1);
    if (before === '' || !WORD.test(before) || DENSE.test(before)) return true;
  }
  return false;
}

/**
 * Ids of the games that a search must find, by scanning every text. All parts must occur, words as prefixes. A single
 * character is searched only in names, as in the service.
 */
export function bruteForce(texts: readonly SearchedText[], query: string): string[] {
  const parts = splitQuery(query);
  const inNames = parts.length === 1 && [...(parts[0] ?? '')].length === 1;
  return texts
    .filter((text) => parts.every((part) => containsPart(inNames ? text.names : text.all, part)))
    .map(({ id }) => id);
}
