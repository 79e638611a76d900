import { setTimeout as pause } from 'node:timers/promises';

const INTERVAL_MS = 50;

/**
 * Polls until the answer is true; what it throws counts as not yet.
 * @returns milliseconds that it took
 * @throws Error that says what did not happen within `timeoutMs`
 */
export async function waitUntil(
  what: string,
  timeoutMs: number,
  isTrue: () => Promise<boolean> | boolean,
): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const holds = await Promise.resolve()
      .then(isTrue)
      .catch(() => false);
    const ms = performance.now() - startedAt;
    if (holds) return ms;
    if (ms > timeoutMs) throw new Error(`not within ${timeoutMs} ms: ${what}`);
    await pause(INTERVAL_MS);
  }
}

/** For `catch`: fails with another message, and the error as its cause. */
export const failWith =
  (message: () => string) =>
  (error: unknown): never => {
    throw new Error(message(), { cause: error });
  };

/** The result of some work, or `late` after so many milliseconds; the work is left alone then. */
export function withTimeout<Value, Late>(
  ms: number,
  late: Late,
  work: Promise<Value>,
): Promise<Value | Late> {
  const ended = new AbortController();
  return Promise.race([work, pause(ms, late, { signal: ended.signal })]).finally(() =>
    ended.abort(),
  );
}
