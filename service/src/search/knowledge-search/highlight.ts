import type { HighlightedText } from '@huoban/contracts/api';
import { foldForSearch, runsOf } from '../fold';

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

/** Folded text with the original position of each of its UTF-16 units. */
function foldWithOrigins(text: string) {
  let folded = '';
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    const piece = foldCharacter(character);
    for (let unit = 0; unit < piece.length; unit += 1) origins.push(at);
    folded += piece;
    at += character.length;
  }
  origins.push(text.length);
  return { folded, origins };
}

function findSpans(text: string, query: string): Span[] {
  const { folded, origins } = foldWithOrigins(text);
  const spans: Span[] = [];
  for (const run of runsOf(foldForSearch(query))) {
    let found = folded.indexOf(run.text);
    while (found !== -1) {
      const wordStart = run.isDense || !/[\p{L}\p{N}]/u.test(folded.charAt(found - 1));
      const from = origins[found];
      const to = origins[found + run.text.length];
      if (wordStart && from !== undefined && to !== undefined) spans.push({ from, to });
      found = folded.indexOf(run.text, found + run.text.length);
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
export const highlight = (text: string, query: string): HighlightedText =>
  splitAtSpans(text, findSpans(text, query));

/** Whether a text contains any word of the query. */
export const hasHit = (text: string, query: string): boolean => findSpans(text, query).length > 0;

const CONTEXT_LENGTH = 24;

/** The rest of a word that a cut divides, with the spaces and commas beside it. */
const DIVIDED_AT_START = /^[\p{Script=Latin}\d’'-]*[\s,;:]+/u;
const DIVIDED_AT_END = /[\s,;:]+[\p{Script=Latin}\d’'-]*$/u;

/**
 * About `length` characters around the first hit in the first text with one, else the start of the first text. Cuts are
 * marked with an ellipsis.
 */
export function snippet(texts: string[], query: string, length = 110): HighlightedText {
  const text = texts.find((candidate) => hasHit(candidate, query)) ?? texts[0] ?? '';
  const first = findSpans(text, query)[0]?.from ?? 0;
  const characters = [...text];
  if (characters.length <= length) return highlight(text, query);
  const firstCharacter = [...text.slice(0, first)].length;
  const from = Math.min(Math.max(0, firstCharacter - CONTEXT_LENGTH), characters.length - length);
  let piece = characters.slice(from, from + length).join('');
  if (from > 0) piece = piece.replace(DIVIDED_AT_START, '');
  if (from + length < characters.length) piece = `${piece.replace(DIVIDED_AT_END, '')}…`;
  return highlight(`${from > 0 ? '…' : ''}${piece}`, query);
}
