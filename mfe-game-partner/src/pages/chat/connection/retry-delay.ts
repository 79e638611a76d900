/** Tries after the first one (specification section 9). */
export const MAX_RETRIES = 5;
const MIN_DELAY_MS = 1000;
const MAX_DELAY_MS = 32_000;
/** Share of the delay by which it is longer or shorter, so that not everybody returns at once. */
const JITTER = 0.25;

/** Milliseconds to wait before retry `n`, counted from 0. `random` as `Math.random`. */
export const retryDelay = (n: number, random: () => number): number =>
  Math.min(MIN_DELAY_MS * 2 ** n, MAX_DELAY_MS) * (1 + JITTER * (2 * random() - 1));

/** Resolves after `ms`, or at once when `signal` aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
