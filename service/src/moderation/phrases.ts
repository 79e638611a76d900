import { fold } from '../search/fold';
import type { Span } from './folded-text';

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const WORD_UNIT = /[\p{L}\p{N}]/u;
const LATIN = /[a-z0-9]/;
/** Most signs that may stand between two characters of a word: spaces, dots, nothing visible. */
const MOST_BETWEEN = 3;

/** The letters and digits of a text alone, and the place of each of their units. */
interface Letters {
  text: string;
  places: number[];
}

const lettersOf = (folded: string): Letters => {
  const places: number[] = [];
  let text = '';
  let at = 0;
  for (const character of folded) {
    if (WORD_UNIT.test(character)) {
      for (let unit = 0; unit < character.length; unit += 1) places.push(at + unit);
      text += character;
    }
    at += character.length;
  }
  return { text, places };
};

interface Phrase {
  text: string;
  isDense: boolean;
  /** Units at which a further word begins. */
  borders: Set<number>;
}

const phraseOf = (written: string): Phrase => {
  const borders = new Set<number>();
  let text = '';
  for (const word of fold(written).split(/\s+/u)) {
    if (text !== '') borders.add(text.length);
    text += lettersOf(word).text;
  }
  return { text, isDense: DENSE.test(written), borders };
};

/** Where the phrase stands if it begins at this unit of the letters; `null` when what lies between is too much. */
const standsAt = (
  { text, isDense, borders }: Phrase,
  { places }: Letters,
  begin: number,
  folded: string,
): Span | null => {
  for (let unit = 1; unit < text.length; unit += 1) {
    const between = (places[begin + unit] ?? 0) - (places[begin + unit - 1] ?? 0) - 1;
    const isBorder = !isDense && borders.has(unit);
    if (isBorder ? between === 0 : between > MOST_BETWEEN) return null;
  }
  const from = places[begin] ?? 0;
  const to = (places[begin + text.length - 1] ?? 0) + 1;
  // A Latin word stands by itself.
  const isInside = LATIN.test(folded.charAt(from - 1)) || LATIN.test(folded.charAt(to));
  return !isDense && isInside ? null : { from, to };
};

/** Finds where any of the phrases stands in a folded text. */
export type FindPhrases = (folded: string) => Span[];

/**
 * Phrases to look for, in any width and case, their characters spread by up to three signs; a hit inside one of
 * `except` is none. By plain search: one expression for all phrases took seconds for a short text.
 */
export const phraseFinder = (phrases: string[], except: string[] = []): FindPhrases => {
  // The longest first: a hit is the whole word.
  const wanted = phrases
    .map(phraseOf)
    .filter(({ text }) => text !== '')
    .sort((a, b) => b.text.length - a.text.length);
  const isExcepted = except.length === 0 ? undefined : phraseFinder(except);
  return (folded) => {
    const letters = lettersOf(folded);
    const hits: Span[] = [];
    for (const phrase of wanted) {
      for (
        let begin = letters.text.indexOf(phrase.text);
        begin >= 0;
        begin = letters.text.indexOf(phrase.text, begin + 1)
      ) {
        const hit = standsAt(phrase, letters, begin, folded);
        if (hit && !hits.some(({ from, to }) => hit.from < to && from < hit.to)) hits.push(hit);
      }
    }
    if (hits.length === 0) return hits;
    hits.sort((a, b) => a.from - b.from);
    const innocent = isExcepted?.(folded) ?? [];
    return hits.filter((hit) => !innocent.some(({ from, to }) => from <= hit.from && hit.to <= to));
  };
};
