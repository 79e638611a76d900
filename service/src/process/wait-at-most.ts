import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for work, but no longer than some milliseconds, which keep no process running. */
export const waitAtMost = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, sleep(ms, undefined, { ref: false })]);
