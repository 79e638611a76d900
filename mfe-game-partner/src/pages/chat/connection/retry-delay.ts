/** Retries after the first attempt (specification section 9). */
export const MAX_RETRIES = 5;
const MIN_DELAY_MS = 1000;
const MAX_DELAY_MS = 32_000;
/** Random share of the delay, so that clients do not reconnect at the same time. */
const JITTER = 0.25;

/** Delay before retry `n` (from 0), in milliseconds. */
export const retryDelay = (n: number, random: () => number): number =>
  Math.min(MIN_DELAY_MS * 2 ** n, MAX_DELAY_MS) * (1 + JITTER * (2 * random() - 1));

/** Resolves after `ms`, or as soon as `signal` aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener('abort', finish);
  });
}
