import { Ground } from '../attacks/ground';
import { lock, protect } from '../channel-lock/lock-channel';
import { BY_TEST } from '../fixture-registry';
import { shareCanary, withdrawCanary } from './running-canary';
import { startCanary } from './start-canary';

async function withCanary() {
  const ground = await Ground.prepare();
  const automatic = await ground.stolenKey('automatic');
  const { entry } = await startCanary(ground.registry, {
    ...BY_TEST,
    target: { versions: { 'mfe-home': '1.0.0' } },
    share: 10,
    force: 'a test',
  });
  const by = {
    ...BY_TEST,
    author: 'watcher',
    reason: '12 of 200 visits failed',
    signer: automatic,
  };
  return { ground, started: entry, by };
}

describe('an automatic key', () => {
  it('withdraws a canary, for as long as the entry before would have lived', async () => {
    const { ground, started, by } = await withCanary();
    expect((await ground.look()).canary?.share).toBe(10);
    const { entry } = await withdrawCanary(ground.registry, by);
    expect(entry).toMatchObject({ author: 'watcher', expires: started.expires });
    const state = await ground.look();
    expect(state).toMatchObject({ status: 'ok', sequence: 4, canary: null, id: started.release });
    expect(await ground.faults()).toEqual([]);
  });

  it('does so on a locked and protected channel too, and leaves both as they are', async () => {
    const { ground, by } = await withCanary();
    await protect(ground.registry, { ...BY_TEST, authors: [BY_TEST.author] });
    const locked = await lock(ground.registry, BY_TEST);
    const { entry } = await withdrawCanary(ground.registry, by);
    expect(entry.lock).toEqual(locked.entry.lock);
    expect(entry.protected).toEqual([BY_TEST.author]);
    expect(await ground.look()).toMatchObject({ status: 'ok', sequence: 6 });
    expect(await ground.faults()).toEqual([]);
  });

  it('does not withdraw another canary than the one that it judged', async () => {
    const { ground, by } = await withCanary();
    const other = withdrawCanary(ground.registry, { ...by, release: 'f'.repeat(64) });
    await expect(other).rejects.toThrow(/R010/);
  });

  it('gives nobody a canary', async () => {
    const { ground, by } = await withCanary();
    await expect(shareCanary(ground.registry, { ...by, share: 99 })).rejects.toThrow(/R031/);
  });
});
