import { AttackFixture } from '../../attacks/testing/attack-fixture';
import { lock, protect } from '../lock-channel';
import { BY_TEST } from '../../testing/test-registry';
import { setCanaryShare, withdrawCanary } from './change-canary';
import { startCanary } from './start-canary';

async function withCanary() {
  const fixture = await AttackFixture.prepare();
  const automatic = await fixture.createStolenKey('automatic');
  const { entry } = await startCanary(fixture.registry, {
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
  return { fixture, started: entry, by };
}

describe('an automatic key', () => {
  it('withdraws a canary and keeps the expiry of the previous entry', async () => {
    const { fixture, started, by } = await withCanary();
    expect((await fixture.poll()).canary?.share).toBe(10);
    const { entry } = await withdrawCanary(fixture.registry, by);
    expect(entry).toMatchObject({ author: 'watcher', expires: started.expires });
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'ok', sequence: 4, canary: null, id: started.release });
    expect(await fixture.faults()).toEqual([]);
  });

  it('withdraws on a locked and protected channel and keeps both', async () => {
    const { fixture, by } = await withCanary();
    await protect(fixture.registry, { ...BY_TEST, authors: [BY_TEST.author] });
    const locked = await lock(fixture.registry, BY_TEST);
    const { entry } = await withdrawCanary(fixture.registry, by);
    expect(entry.lock).toEqual(locked.entry.lock);
    expect(entry.protected).toEqual([BY_TEST.author]);
    expect(await fixture.poll()).toMatchObject({ status: 'ok', sequence: 6 });
    expect(await fixture.faults()).toEqual([]);
  });

  it('does not withdraw another canary than the expected one', async () => {
    const { fixture, by } = await withCanary();
    const other = withdrawCanary(fixture.registry, { ...by, release: 'f'.repeat(64) });
    await expect(other).rejects.toThrow(/R010/);
  });

  it('cannot start a canary', async () => {
    const { fixture, by } = await withCanary();
    await expect(setCanaryShare(fixture.registry, { ...by, share: 99 })).rejects.toThrow(/R031/);
  });
});
