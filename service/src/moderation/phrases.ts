import { fold } from '../search/fold';
import type { Span } from './folded-text';

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const WORD_UNIT = /[\p{L}\p{N}]/u;
const LATIN = /[a-z0-9]/;
/** Maximum of other characters (spaces, dots, invisible ones) between two letters of a word. */
const MAX_GAP = 3;

/** The letters and digits of a text, with the original position of each unit. */
interface Letters {
  text: string;
  positions: number[];
}

function extractLetters(folded: string): Letters {
  const positions: number[] = [];
  let text = '';
  let at = 0;
  for (const character of folded) {
    if (WORD_UNIT.test(character)) {
      for (let unit = 0; unit < character.length; unit += 1) positions.push(at + unit);
      text += character;
    }
    at += character.length;
  }
  return { text, positions };
}

interface Phrase {
  text: string;
  isDense: boolean;
  /** Units at which the second and later words start. */
  wordStarts: Set<number>;
}

function parsePhrase(written: string): Phrase {
  const wordStarts = new Set<number>();
  let text = '';
  for (const word of fold(written).split(/\s+/u)) {
    if (text !== '') wordStarts.add(text.length);
    text += extractLetters(word).text;
  }
  return { text, isDense: DENSE.test(written), wordStarts };
}

/** Span of the phrase that starts at a unit of the letters; `null` when the gaps are too large. */
function matchAt(
  { text, isDense, wordStarts }: Phrase,
  { positions }: Letters,
  start: number,
  folded: string,
): Span | null {
  for (let unit = 1; unit < text.length; unit += 1) {
    const between = (positions[start + unit] ?? 0) - (positions[start + unit - 1] ?? 0) - 1;
    const isBorder = !isDense && wordStarts.has(unit);
    if (isBorder ? between === 0 : between > MAX_GAP) return null;
  }
  const from = positions[start] ?? 0;
  const to = (positions[start + text.length - 1] ?? 0) + 1;
  // A Latin word must not be part of a longer word.
  const isInside = LATIN.test(folded.charAt(from - 1)) || LATIN.test(folded.charAt(to));
  return !isDense && isInside ? null : { from, to };
}

/** Finds all occurrences of the phrases in a folded text. */
export type FindPhrases = (folded: string) => Span[];

/**
 * Finds phrases in any width and case, with up to three other characters between letters. A hit inside one of `except`
 * does not count. Uses plain search, because one regular expression for all phrases took seconds for a short text.
 */
export function createPhraseFinder(phrases: string[], except: string[] = []): FindPhrases {
  // Longest first, so that a hit covers the complete word.
  const sorted = phrases
    .map(parsePhrase)
    .filter(({ text }) => text !== '')
    .sort((a, b) => b.text.length - a.text.length);
  const findExceptions = except.length === 0 ? undefined : createPhraseFinder(except);
  return (folded) => {
    const letters = extractLetters(folded);
    const hits: Span[] = [];
    for (const phrase of sorted) {
      for (
        let start = letters.text.indexOf(phrase.text);
        start >= 0;
        start = letters.text.indexOf(phrase.text, start + 1)
      ) {
        const hit = matchAt(phrase, letters, start, folded);
        if (hit && !hits.some(({ from, to }) => hit.from < to && from < hit.to)) hits.push(hit);
      }
    }
    if (hits.length === 0) return hits;
    hits.sort((a, b) => a.from - b.from);
    const exceptions = findExceptions?.(folded) ?? [];
    return hits.filter(
      (hit) => !exceptions.some(({ from, to }) => from <= hit.from && hit.to <= to),
    );
  };
}
