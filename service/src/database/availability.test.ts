import { setTimeout as sleep } from 'node:timers/promises';
import { silentLog } from '../process/log';
import { DatabaseUnavailable, watchAvailability, type Probe } from './availability';

const OPTIONS = { intervalMs: 5, limitMs: 60, log: silentLog };
const never = () => new Promise<never>(() => undefined);

/** A database whose probes can be made to hang or fail. */
function startWatch() {
  const database = { probe: async (): Promise<unknown> => undefined };
  const close = jest.fn();
  const open = jest.fn(async (): Promise<Probe> => ({ run: () => database.probe(), close }));
  const watch = watchAvailability(open, OPTIONS);
  return { database, open, close, watch };
}

describe('a watched database', () => {
  it('refuses at once what waits for a database that no longer answers, and all that follows', async () => {
    const { database, watch } = startWatch();
    database.probe = never;
    const startedAt = performance.now();
    await expect(watch.whileAvailable(never)).rejects.toThrow(DatabaseUnavailable);
    expect(performance.now() - startedAt).toBeLessThan(1000);
    const work = jest.fn(async () => 'done');
    await expect(watch.whileAvailable(work)).rejects.toThrow(DatabaseUnavailable);
    expect(work).not.toHaveBeenCalled();
    await watch.close();
  });

  it('lets calls through again when it answers, on a new connection', async () => {
    const { database, open, close, watch } = startWatch();
    database.probe = () => Promise.reject(new Error('gone'));
    await expect(watch.whileAvailable(never)).rejects.toThrow(DatabaseUnavailable);
    database.probe = async () => undefined;
    await sleep(100);
    expect(await watch.whileAvailable(async () => 'done')).toBe('done');
    expect(open.mock.calls.length).toBeGreaterThan(1);
    expect(close).toHaveBeenCalled();
    await watch.close();
  });

  it('counts no time in which this process did not run', async () => {
    const { database, watch } = startWatch();
    database.probe = () => sleep(10);
    const work = watch.whileAvailable(() => sleep(200, 'done'));
    await sleep(20);
    const until = performance.now() + 150;
    while (performance.now() < until);
    expect(await work).toBe('done');
    await watch.close();
  });

  it('passes on what a call returns or throws', async () => {
    const { watch } = startWatch();
    expect(await watch.whileAvailable(async () => 1)).toBe(1);
    await expect(watch.whileAvailable(() => Promise.reject(new Error('own')))).rejects.toThrow(
      'own',
    );
    await watch.close();
  });
});
