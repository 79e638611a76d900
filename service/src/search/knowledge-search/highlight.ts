import type { HighlightedText } from '@huoban/contracts/api';
import { foldForSearch, runsOf, type Run } from '../fold';

interface Span {
  from: number;
  to: number;
}

/** By character, of which the content has a few thousand: folding each again takes longer than the search. */
const foldedCharacters = new Map<string, string>();

function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const folded = foldForSearch(character);
  foldedCharacters.set(character, folded);
  return folded;
}

/** Words of a query, which are marked where they occur. */
export const wordsOf = (query: string): Run[] => runsOf(foldForSearch(query));

/** Folded text with the original position of each of its UTF-16 units; `null` when all positions are the same. */
function foldWithOrigins(text: string): { folded: string; origins: number[] | null } {
  let folded = '';
  let isAligned = true;
  for (const character of text) {
    const piece = foldCharacter(character);
    folded += piece;
    isAligned &&= piece.length === character.length;
  }
  if (isAligned) return { folded, origins: null };
  let at = 0;
  const origins = [...text].flatMap((character) => {
    const from = at;
    at += character.length;
    return Array.from({ length: foldCharacter(character).length }, () => from);
  });
  return { folded, origins: [...origins, text.length] };
}

function findSpans(text: string, words: readonly Run[]): Span[] {
  const { folded, origins } = foldWithOrigins(text);
  const spans: Span[] = [];
  for (const run of words) {
    let found = folded.indexOf(run.text);
    while (found !== -1) {
      const wordStart = run.isDense || !/[\p{L}\p{N}]/u.test(folded.charAt(found - 1));
      const end = found + run.text.length;
      const [from, to] = origins === null ? [found, end] : [origins[found], origins[end]];
      if (wordStart && from !== undefined && to !== undefined) spans.push({ from, to });
      found = folded.indexOf(run.text, end);
    }
  }
  return spans.sort((a, b) => a.from - b.from);
}

function splitAtSpans(text: string, spans: Span[]): HighlightedText {
  const parts: HighlightedText = [];
  let at = 0;
  for (const { from, to } of spans) {
    if (from < at) continue;
    if (from > at) parts.push({ text: text.slice(at, from), hit: false });
    parts.push({ text: text.slice(from, to), hit: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), hit: false });
  return parts;
}

/** Splits a text into parts and marks the words of the query. */
export const highlight = (text: string, words: readonly Run[]): HighlightedText =>
  splitAtSpans(text, findSpans(text, words));

/** A text and the words of the query in it. */
export interface Quote {
  text: string;
  spans: Span[];
}

/** The first of some texts that contains a word of the query. */
export function findQuote(texts: readonly string[], words: readonly Run[]): Quote | null {
  for (const text of texts) {
    const spans = findSpans(text, words);
    if (spans.length > 0) return { text, spans };
  }
  return null;
}

/** Whether a text contains any word of the query. */
export const hasHit = (text: string, words: readonly Run[]): boolean =>
  findSpans(text, words).length > 0;

const CONTEXT_LENGTH = 24;

/** The rest of a word that a cut divides, with the spaces and commas beside it. */
const DIVIDED_AT_START = /^[\p{Script=Latin}\d’'-]*[\s,;:]+/u;
const DIVIDED_AT_END = /[\s,;:]+[\p{Script=Latin}\d’'-]*$/u;

/** About `length` characters around the first hit. Cuts are marked with an ellipsis. */
export function snippet(
  { text, spans }: Quote,
  words: readonly Run[],
  length = 110,
): HighlightedText {
  const characters = [...text];
  if (characters.length <= length) return splitAtSpans(text, spans);
  const firstCharacter = [...text.slice(0, spans[0]?.from ?? 0)].length;
  const from = Math.min(Math.max(0, firstCharacter - CONTEXT_LENGTH), characters.length - length);
  let piece = characters.slice(from, from + length).join('');
  if (from > 0) piece = piece.replace(DIVIDED_AT_START, '');
  if (from + length < characters.length) piece = `${piece.replace(DIVIDED_AT_END, '')}…`;
  return highlight(`${from > 0 ? '…' : ''}${piece}`, words);
}
