import { silentLog } from '../process/log';
import { POSTGRES_TIMES, watchAvailability } from './availability';

/** Half of the two seconds within which a visitor gets an answer: the rest is for edge, shell and a busy machine. */
const REFUSED_MS = 1_000;

/** A clock that runs ahead to the next timer as soon as nothing else is left to do. */
const mockClock = { now: 0, timers: [] as { at: number; ring: () => void }[] };

jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) =>
    new Promise<void>((ring) => {
      mockClock.timers.push({ at: mockClock.now + ms, ring });
    }),
  setImmediate: () => Promise.resolve(),
}));

async function runClock(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    const next = mockClock.timers.toSorted((a, b) => a.at - b.at)[0];
    if (next === undefined) throw new Error('nothing waits for a timer');
    mockClock.timers = mockClock.timers.filter((timer) => timer !== next);
    mockClock.now = next.at;
    next.ring();
  }
}

it('refuses calls within half of the time that a visitor waits, also when PostgreSQL stops just after it answered', async () => {
  const never = () => new Promise<never>(() => undefined);
  const probe = { run: async (): Promise<unknown> => undefined, close: () => undefined };
  const watch = watchAvailability(async () => probe, { ...POSTGRES_TIMES, log: silentLog });
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  probe.run = never;
  let refusedAt = Infinity;
  watch.whileAvailable(never).catch(() => (refusedAt = mockClock.now));
  await runClock(() => refusedAt < Infinity);
  expect(refusedAt).toBeLessThanOrEqual(REFUSED_MS);
});
