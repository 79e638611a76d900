import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../process/log';

/** The database does not answer. PostgreSQL's class for connection failures makes it a 503 with `Retry-After`. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly code = '08006';

  constructor() {
    super('the database does not answer');
  }
}

/** A connection of its own, so that no waiting call delays it. */
export interface Probe {
  run: () => Promise<unknown>;
  close: () => void;
}

/** Runs a call, and rejects it as soon as the database is known not to answer. @throws DatabaseUnavailable */
export type WhileAvailable = <Value>(work: () => Promise<Value>) => Promise<Value>;

export interface AvailabilityWatch {
  whileAvailable: WhileAvailable;
  close: () => Promise<void>;
}

interface WatchTimes {
  intervalMs: number;
  /** Time for one answer. */
  limitMs: number;
}

/** Together half of the two seconds within which a visitor gets an answer: the rest is for edge, shell and a busy machine. */
export const POSTGRES_TIMES: WatchTimes = { intervalMs: 200, limitMs: 800 };

interface WatchOptions extends WatchTimes {
  log: Log;
}

/**
 * Asks the database continuously whether it answers. Calls then fail within the interval and the limit together instead
 * of at their own, much longer time limits: visitors get an answer while they still wait.
 */
export function watchAvailability(
  open: () => Promise<Probe>,
  { intervalMs, limitMs, log }: WatchOptions,
): AvailabilityWatch {
  const ending = new AbortController();
  const isOver = () => ending.signal.aborted;
  const waiting = new Set<(error: Error) => void>();
  let isAvailable = true;
  let probe: Probe | null = null;

  const change = (available: boolean, reason = '') => {
    if (available === isAvailable) return;
    isAvailable = available;
    log.warn(available ? 'the database answers again' : `the database does not answer: ${reason}`);
    if (available) return;
    for (const reject of waiting) reject(new DatabaseUnavailable());
    waiting.clear();
  };
  const ask = async () => {
    probe ??= await open();
    await probe.run();
  };
  const watch = async () => {
    while (!isOver()) {
      try {
        await withinLimit(ask(), limitMs);
        change(true);
      } catch (error) {
        probe?.close();
        probe = null;
        if (!isOver()) change(false, error instanceof Error ? error.message : String(error));
      }
      await sleep(intervalMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
    probe?.close();
  };
  const watching = watch();

  return {
    whileAvailable: (work) =>
      new Promise((resolve, reject) => {
        if (!isAvailable) return reject(new DatabaseUnavailable());
        waiting.add(reject);
        work()
          .finally(() => waiting.delete(reject))
          .then(resolve, reject);
      }),
    async close() {
      ending.abort();
      await watching;
    },
  };
}

async function withinLimit(work: Promise<unknown>, limitMs: number): Promise<void> {
  const expired = async () => {
    await sleep(limitMs, undefined, { ref: false });
    // An answer that arrived while this process was busy is read first.
    await nextTurn();
    await nextTurn();
    throw new Error(`no answer within ${limitMs} ms`);
  };
  await Promise.race([work, expired()]);
}
