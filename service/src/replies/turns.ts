import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Runs work after all that was given before it. */
export type TakeTurn = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

/**
 * Lets work that takes the processor for tens of milliseconds take turns: the event loop receives what has come meanwhile
 * before each, so that replies that were stopped while they waited are not computed.
 */
export function createTurns(): TakeTurn {
  const limit = pLimit(1);
  return (work) =>
    limit(async () => {
      await nextTurn();
      return work();
    });
}
