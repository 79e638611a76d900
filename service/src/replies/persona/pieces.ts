import { setTimeout as wait } from 'node:timers/promises';

interface Pace {
  paceMs: number;
  signal: AbortSignal;
}

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const PIECE = { dense: 3, spaced: 8 };

/** A text a few characters at a time, as if it were typed; ends early when the signal says so. */
export async function* inPieces(text: string, { paceMs, signal }: Pace): AsyncIterable<string> {
  const characters = [...text];
  const length = DENSE.test(text) ? PIECE.dense : PIECE.spaced;
  for (let from = 0; from < characters.length; from += length) {
    if (signal.aborted) return;
    yield characters.slice(from, from + length).join('');
    if (paceMs > 0) await wait(paceMs, undefined, { signal }).catch(() => undefined);
  }
}
