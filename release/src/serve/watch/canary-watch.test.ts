import { startCanary } from '../../acts/canary/start-canary';
import { withdrawCanary } from '../../acts/canary/change-canary';
import { readChannelHead } from '../../channel/channel-head';
import {
  BY_TEST,
  createSite,
  publishVersion,
  TEST_SIGNER,
  TRUSTED,
} from '../../testing/test-registry';
import { CanaryWatch, WATCH_AUTHOR } from './canary-watch';
import { sampleOf } from './testing/samples';
import type { ShellCounts } from './shell-counts';
import type { AddressCounts } from './withdrawal-reason';

/** A site with a canary, and a shell with the counts of the test. */
async function makeCanary() {
  const registry = await createSite();
  await publishVersion(registry, 'mfe-home', '2.0.0');
  const start = () =>
    startCanary(registry, {
      ...BY_TEST,
      force: 'a test has no browser',
      target: { versions: { 'mfe-home': '2.0.0' } },
      share: 10,
      limits: { factor: 2, visits: 100 },
    });
  const { entry } = await start();
  const counted: ShellCounts['sample'] = {};
  const fetchCounts = jest.fn(async () => ({ sample: { ...counted } }));
  const log = jest.fn();
  const signer = jest.fn(async () => TEST_SIGNER);
  const watch = new CanaryWatch({
    registry,
    shells: ['http://shell'],
    signer,
    log,
    fetchCounts,
    intervalMs: 1,
  });
  const canary = entry.canary?.release ?? '';
  const tell = (own: AddressCounts, base: AddressCounts) => {
    counted[canary] = sampleOf(own);
    counted[entry.release] = sampleOf(base);
  };
  tell({ reached: 0, failed: 0 }, { reached: 0, failed: 0 });
  await watch.check();
  const head = async () => (await readChannelHead(registry, 'production', TRUSTED))?.entry;
  return { registry, watch, fetchCounts, log, signer, tell, head, start, base: entry.release };
}

describe('CanaryWatch', () => {
  it('withdraws a failing canary with a reason and keeps the base release active', async () => {
    const { watch, tell, head, base } = await makeCanary();
    tell({ reached: 120, failed: 80 }, { reached: 1000, failed: 5 });
    await watch.check();
    expect(await head()).toMatchObject({
      act: 'canary-withdraw',
      author: WATCH_AUTHOR,
      release: base,
      canary: null,
      reason: expect.stringContaining(
        'withdrawn automatically: the canary failed at 80 of 120 addresses',
      ),
    });
  });

  it('keeps a canary that performs as the base, and reports its counts', async () => {
    const { watch, tell, head } = await makeCanary();
    tell({ reached: 120, failed: 1 }, { reached: 1000, failed: 9 });
    await watch.check();
    const entry = await head();
    expect(entry?.act).toBe('canary-start');
    expect(entry && watch.figures(entry)).toEqual({
      canary: { reached: 120, failed: 1 },
      base: { reached: 1000, failed: 9 },
    });
  });

  it('continues with known counts while a shell does not answer', async () => {
    const { watch, tell, fetchCounts, log, head } = await makeCanary();
    tell({ reached: 99, failed: 90 }, { reached: 1000, failed: 5 });
    await watch.check();
    fetchCounts.mockRejectedValueOnce(new Error('connection refused'));
    await watch.check();
    expect([...watch.unreachable]).toEqual([['http://shell', 'connection refused']]);
    expect(log).toHaveBeenCalledWith('no counts from http://shell: connection refused');
    expect((await head())?.act).toBe('canary-start');
  });

  it('forgets what it counted for an earlier canary', async () => {
    const { registry, watch, tell, head, start } = await makeCanary();
    tell({ reached: 120, failed: 80 }, { reached: 1000, failed: 5 });
    await watch.check();
    tell({ reached: 60, failed: 0 }, { reached: 60, failed: 0 });
    await start();
    await watch.check();
    const entry = await head();
    expect(entry?.act).toBe('canary-start');
    expect(entry && watch.figures(entry)?.canary).toEqual({ reached: 60, failed: 0 });
    await withdrawCanary(registry, BY_TEST);
  });

  it('requests no counts without a canary', async () => {
    const { registry, watch, fetchCounts } = await makeCanary();
    await withdrawCanary(registry, BY_TEST);
    fetchCounts.mockClear();
    await watch.check();
    expect(fetchCounts).not.toHaveBeenCalled();
  });

  it('logs an unreachable shell once, until it answers again', async () => {
    const { watch, fetchCounts, log } = await makeCanary();
    fetchCounts
      .mockRejectedValueOnce('no space left')
      .mockRejectedValueOnce(new Error('still out'));
    await watch.check();
    await watch.check();
    expect(log.mock.calls).toEqual([['no counts from http://shell: no space left']]);
    expect([...watch.unreachable.values()]).toEqual(['still out']);
    await watch.check();
    expect(watch.unreachable.size).toBe(0);
  });

  it('accepts that a canary was ended concurrently, and logs it', async () => {
    const { registry, watch, tell, fetchCounts, log, head } = await makeCanary();
    tell({ reached: 120, failed: 80 }, { reached: 1000, failed: 5 });
    const counts = await fetchCounts();
    fetchCounts.mockImplementationOnce(async () => {
      await withdrawCanary(registry, BY_TEST);
      return counts;
    });
    await watch.check();
    expect(log).toHaveBeenCalledWith(
      expect.stringMatching(/^the canary of production was not withdrawn: R010 /),
    );
    expect((await head())?.author).toBe('test');
  });

  it('rejects when it cannot sign the withdrawal', async () => {
    const { watch, tell, signer, head } = await makeCanary();
    tell({ reached: 120, failed: 80 }, { reached: 1000, failed: 5 });
    signer.mockResolvedValueOnce(TEST_SIGNER).mockRejectedValueOnce(new Error('the disk is gone'));
    await expect(watch.check()).rejects.toThrow('the disk is gone');
    expect((await head())?.act).toBe('canary-start');
  });

  it('has no counts before the first check and without a canary', async () => {
    const { registry, watch, head } = await makeCanary();
    const entry = await head();
    expect(entry && watch.figures({ ...entry, channel: 'staging' })).toBeNull();
    await withdrawCanary(registry, BY_TEST);
    const after = await head();
    expect(after && watch.figures(after)).toBeNull();
  });

  it('repeats the check until it is stopped, also after a failure', async () => {
    const { watch, fetchCounts, log, signer } = await makeCanary();
    signer.mockRejectedValueOnce(new Error('no key'));
    fetchCounts.mockClear();
    const requests = new Promise<void>((resolve) =>
      fetchCounts.mockImplementation(async () => {
        if (fetchCounts.mock.calls.length === 2) resolve();
        return { sample: {} };
      }),
    );
    watch.start();
    await requests;
    watch.stop();
    expect(log).toHaveBeenCalledWith('the canaries cannot be checked: Error: no key');
    const before = fetchCounts.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(fetchCounts.mock.calls.length).toBeLessThanOrEqual(before + 1);
  });
});
