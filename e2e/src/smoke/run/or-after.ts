import { setTimeout as pause } from 'node:timers/promises';

/** What a piece of work brings, or `late` when it has not ended within so many milliseconds; it is left alone then. */
export function orAfter<Value, Late>(
  ms: number,
  late: Late,
  work: Promise<Value>,
): Promise<Value | Late> {
  const ended = new AbortController();
  return Promise.race([work, pause(ms, late, { signal: ended.signal })]).finally(() =>
    ended.abort(),
  );
}
