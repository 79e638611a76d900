import { fold } from '../search/fold';

/** A range of a text in UTF-16 units; `to` is exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** A folded text with the origin of its characters. */
export interface FoldedText {
  text: string;
  /** Maps a range of the folded text to the original. */
  originOf: (span: Span) => Span;
}

/** Folds width, case and compatibility forms character by character. */
export function foldText(original: string): FoldedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of original) {
    const piece = fold(character);
    for (let unit = 0; unit < piece.length; unit += 1) {
      starts.push(at);
      ends.push(at + character.length);
    }
    text += piece;
    at += character.length;
  }
  return {
    text,
    originOf: ({ from, to }) => ({ from: starts[from] ?? at, to: ends[to - 1] ?? at }),
  };
}

/** Replaces each character of the spans by a full-width asterisk. */
export function maskSpans(original: string, spans: Span[]): string {
  let text = '';
  let at = 0;
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    if (to <= at) continue;
    const start = Math.max(from, at);
    text += original.slice(at, start) + '＊'.repeat([...original.slice(start, to)].length);
    at = to;
  }
  return text + original.slice(at);
}
