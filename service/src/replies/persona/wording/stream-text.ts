import { setTimeout as wait } from 'node:timers/promises';

interface StreamOptions {
  paceMs: number;
  signal: AbortSignal;
}

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const CHUNK_LENGTH = { dense: 3, spaced: 8 };

/** Yields a text in small chunks with delays; ends early when the signal is aborted. */
export async function* streamText(
  text: string,
  { paceMs, signal }: StreamOptions,
): AsyncIterable<string> {
  const characters = [...text];
  const length = DENSE.test(text) ? CHUNK_LENGTH.dense : CHUNK_LENGTH.spaced;
  for (let from = 0; from < characters.length; from += length) {
    if (signal.aborted) return;
    yield characters.slice(from, from + length).join('');
    if (paceMs > 0) await wait(paceMs, undefined, { signal }).catch(() => undefined);
  }
}
