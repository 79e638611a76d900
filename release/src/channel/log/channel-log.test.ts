import { sha256 } from '../../registry/digests';
import { canonicalJson } from '../../registry/canonical-json';
import { AttackFixture } from '../../attacks/testing/attack-fixture';
import { openChannelStores } from '../channel-head';
import { BY_TEST, keysFolder } from '../../testing/test-registry';
import { revokeKey } from '../../keys/change-keys';
import { loadTrustedKeys } from '../../keys/key-files';
import { openSigner } from '../../keys/signer';
import { rollback } from '../../acts/rollback';

async function logOf({ registry }: AttackFixture) {
  const trusted = await loadTrustedKeys(keysFolder(registry));
  return openChannelStores(registry, 'production', trusted).channel.log();
}

const countingIn = async (fixture: AttackFixture): Promise<number[]> =>
  (await (await logOf(fixture)).history()).map(({ sequence }) => sequence);

describe('ChannelLog', () => {
  it('does not accept an entry whose parent is older than the newest valid entry', async () => {
    const fixture = await AttackFixture.prepare();
    const signer = await openSigner(fixture.keys);
    const parent = sha256(canonicalJson(await fixture.entry(1)));
    await fixture.writeEntry(3, await fixture.forge(2, { parent }, signer));
    await fixture.writeEntry(4, await fixture.forge(2, { sequence: 4, parent: null }, signer));
    await expect((await logOf(fixture)).read(3)).rejects.toThrow(/does not continue/);
    await expect((await logOf(fixture)).read(4)).rejects.toThrow(/does not continue/);
    expect(await countingIn(fixture)).toEqual([1, 2]);
  });

  it('skips garbage, which is never valid', async () => {
    const fixture = await AttackFixture.prepare();
    await fixture.writeEntry(3, 'garbage');
    await fixture.writeEntry(4, '{}');
    await fixture.pinHome('3.0.0');
    expect(await countingIn(fixture)).toEqual([1, 2, 5]);
  });

  it('accepts an entry by its own signature when an earlier one was damaged later', async () => {
    const fixture = await AttackFixture.prepare();
    await fixture.pinHome('3.0.0');
    await fixture.writeEntry(1, 'garbage');
    expect(await countingIn(fixture)).toEqual([3]);
    await fixture.writeEntry(2, 'garbage');
    expect(await countingIn(fixture)).toEqual([]);
  });

  it.each(['altered', 'taken away'])(
    'takes nothing back by accident when the entry before the newest was %s',
    async (damage) => {
      const fixture = await AttackFixture.prepare();
      const { release } = await fixture.entry(2);
      await fixture.pinHome('3.0.0');
      await fixture.poll();
      const key = 'channels/production/log/00000002.json';
      await (damage === 'altered' ? fixture.write(key, 'garbage') : fixture.remove(key));
      await expect(fixture.pinHome('4.0.0')).rejects.toThrow(/R028 production: entry 3, by test/);
      const signer = await openSigner(fixture.keys);
      const to = (await fixture.entry(1)).release;
      expect(to).not.toBe(release);
      const { entry } = await rollback(fixture.registry, { ...BY_TEST, signer, to });
      expect(entry.sequence).toBe(4);
      expect(await fixture.poll()).toMatchObject({ status: 'ok', sequence: 4, id: to });
      expect((await fixture.pinHome('4.0.0')).sequence).toBe(5);
    },
  );

  it('accepts entries of a revoked key only where an entry of another key continues them', async () => {
    const fixture = await AttackFixture.prepare();
    const former = await fixture.createStolenKey();
    await fixture.writeEntry(3, await fixture.forge(2, {}, former));
    await fixture.pinHome('3.0.0');
    await fixture.writeEntry(5, await fixture.forge(4, {}, former));
    expect(await countingIn(fixture)).toEqual([1, 2, 3, 4, 5]);
    await revokeKey(fixture.keys, former.key);
    expect(await countingIn(fixture)).toEqual([1, 2, 3, 4]);
  });

  it('does not let an automatic key confirm entries of a revoked key', async () => {
    const fixture = await AttackFixture.prepare();
    const thief = await fixture.createStolenKey();
    const automatic = await fixture.createStolenKey('automatic');
    await fixture.writeEntry(
      3,
      await fixture.forge(2, { release: await fixture.saveForgedRelease() }, thief),
    );
    const back = { act: 'rollback', release: (await fixture.entry(2)).release } as const;
    await fixture.writeEntry(4, await fixture.forge(3, back, automatic));
    expect(await countingIn(fixture)).toEqual([1, 2, 3, 4]);
    await revokeKey(fixture.keys, thief.key);
    expect(await countingIn(fixture)).not.toContain(3);
  });

  it('reads an intact head with two documents, and the one seen before, whatever the length of the log', async () => {
    const fixture = await AttackFixture.prepare();
    for (const version of ['3.0.0', '4.0.0', '5.0.0']) await fixture.pinHome(version);
    const { reads } = await fixture.poll();
    const entries = reads.filter((key) => key.startsWith('channels/'));
    expect(entries).toEqual([
      'channels/production/log/00000002.json',
      'channels/production/log/00000005.json',
      'channels/production/log/00000004.json',
    ]);
  });
});
