import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 50;
/** What `LAPS` take on a machine of usual speed that has nothing else to do. */
const USUAL_MS = 75;
const LAPS = 2.5e7;
const MOST_SLOWNESS = 4;

/**
 * Limits of times are set for a machine of usual speed. On one that is slower, or busy at this moment, they grow as the
 * time of a fixed piece of work does.
 * @returns factor for a limit, from 1 to 4
 */
export function slowness(): number {
  const began = performance.now();
  for (let lap = 0, mix = 0; lap < LAPS; lap += 1) mix = (mix + lap) % 7;
  return Math.min(MOST_SLOWNESS, Math.max(1, (performance.now() - began) / USUAL_MS));
}

/**
 * Asks until the answer is true; what it throws counts as not yet.
 * @returns milliseconds that it took
 * @throws Error that says what did not come about within `patience` ms
 */
export async function waitUntil(
  what: string,
  patience: number,
  holds: () => Promise<boolean> | boolean,
): Promise<number> {
  const began = performance.now();
  for (;;) {
    if (
      await Promise.resolve()
        .then(holds)
        .catch(() => false)
    )
      return performance.now() - began;
    if (performance.now() - began > patience) {
      throw new Error(`not within ${patience} ms: ${what}`);
    }
    await sleep(PAUSE_MS);
  }
}

/** Milliseconds that a piece of work takes, with its result. */
export async function timed<Result>(
  work: () => Promise<Result>,
): Promise<{ ms: number; result: Result }> {
  const began = performance.now();
  const result = await work();
  return { ms: performance.now() - began, result };
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
