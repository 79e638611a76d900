import { fold } from '../search/fold';

/** A place in a text, in UTF-16 units; `to` is behind it. */
export interface Span {
  from: number;
  to: number;
}

/** A folded text that knows where its characters come from. */
export interface FoldedText {
  text: string;
  /** The place in the original of a place in the folded text. */
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

/** Hides stretches of a text behind one asterisk for each character. */
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
