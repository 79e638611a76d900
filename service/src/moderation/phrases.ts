import { fold } from '../search/fold';
import type { Span } from './folded-text';

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What is put between the characters of a word so that it is not found: spaces, dots, nothing visible. */
const BETWEEN = '[^\\p{L}\\p{N}]{0,3}';
const SPACE = '[^\\p{L}\\p{N}]+';

const escaped = (character: string) => character.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&');

/** A phrase as it may be written: any width and case, its characters spread; a Latin word stands by itself. */
const patternOf = (phrase: string): string => {
  const spread = (word: string) =>
    [...word]
      .filter((character) => /[\p{L}\p{N}]/u.test(character))
      .map(escaped)
      .join(BETWEEN);
  const body = fold(phrase)
    .split(/\s+/u)
    .map(spread)
    .join(DENSE.test(phrase) ? BETWEEN : SPACE);
  return DENSE.test(phrase) ? body : `(?<![a-z0-9])${body}(?![a-z0-9])`;
};

/** Finds where any of the phrases stands in a folded text. */
export type FindPhrases = (folded: string) => Span[];

/** Phrases to look for; a hit inside one of `except` is none. */
export const phraseFinder = (phrases: string[], except: string[] = []): FindPhrases => {
  if (phrases.length === 0) return () => [];
  // The longest first: a hit is the whole word.
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map(patternOf).join('|'), 'gu');
  const isExcepted = except.length === 0 ? undefined : phraseFinder(except);
  return (folded) => {
    const hits = [...folded.matchAll(pattern)].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
    }));
    if (hits.length === 0 || isExcepted === undefined) return hits;
    const innocent = isExcepted(folded);
    return hits.filter((hit) => !innocent.some(({ from, to }) => from <= hit.from && hit.to <= to));
  };
};
