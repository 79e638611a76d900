import { sha256 } from '../digests';
import { canonicalJson } from '../canonical-json';
import { Ground } from '../attacks/ground';
import { openStores } from '../channel-head';
import { BY_TEST, keysOf } from '../fixture-registry';
import { revokeKey } from '../keys/change-keys';
import { trustedIn } from '../keys/key-files';
import { openSigner } from '../keys/signer';
import { rollback } from '../rollback';

async function logOf({ registry }: Ground) {
  const trusted = await trustedIn(keysOf(registry));
  return openStores(registry, 'production', trusted).channel.log();
}

const countingIn = async (ground: Ground): Promise<number[]> =>
  (await (await logOf(ground)).history()).map(({ sequence }) => sequence);

describe('ChannelLog', () => {
  it('has one line: what continues an older entry than the newest that counts, counts not', async () => {
    const ground = await Ground.prepare();
    const signer = await openSigner(ground.keys);
    const parent = sha256(canonicalJson(await ground.entry(1)));
    await ground.writeEntry(3, await ground.forge(2, { parent }, signer));
    await ground.writeEntry(4, await ground.forge(2, { sequence: 4, parent: null }, signer));
    await expect((await logOf(ground)).read(3)).rejects.toThrow(/does not continue/);
    await expect((await logOf(ground)).read(4)).rejects.toThrow(/does not continue/);
    expect(await countingIn(ground)).toEqual([1, 2]);
  });

  it('goes on over garbage, which never counts', async () => {
    const ground = await Ground.prepare();
    await ground.writeEntry(3, 'garbage');
    await ground.writeEntry(4, '{}');
    await ground.pinHome('3.0.0');
    expect(await countingIn(ground)).toEqual([1, 2, 5]);
  });

  it('counts an entry by its own signature, when one before it was damaged later', async () => {
    const ground = await Ground.prepare();
    await ground.pinHome('3.0.0');
    await ground.writeEntry(1, 'garbage');
    expect(await countingIn(ground)).toEqual([3]);
    await ground.writeEntry(2, 'garbage');
    expect(await countingIn(ground)).toEqual([]);
  });

  it.each(['altered', 'taken away'])(
    'takes nothing back by accident when the entry before the newest was %s',
    async (damage) => {
      const ground = await Ground.prepare();
      const { release } = await ground.entry(2);
      await ground.pinHome('3.0.0');
      await ground.look();
      const key = 'channels/production/log/00000002.json';
      await (damage === 'altered' ? ground.write(key, 'garbage') : ground.remove(key));
      await expect(ground.pinHome('4.0.0')).rejects.toThrow(/R028 production: entry 3, by test/);
      const signer = await openSigner(ground.keys);
      const to = (await ground.entry(1)).release;
      expect(to).not.toBe(release);
      const { entry } = await rollback(ground.registry, { ...BY_TEST, signer, to });
      expect(entry.sequence).toBe(4);
      expect(await ground.look()).toMatchObject({ status: 'ok', sequence: 4, id: to });
      expect((await ground.pinHome('4.0.0')).sequence).toBe(5);
    },
  );

  it('counts a revoked key where a later entry by another one continues it, and there only', async () => {
    const ground = await Ground.prepare();
    const former = await ground.stolenKey();
    await ground.writeEntry(3, await ground.forge(2, {}, former));
    await ground.pinHome('3.0.0');
    await ground.writeEntry(5, await ground.forge(4, {}, former));
    expect(await countingIn(ground)).toEqual([1, 2, 3, 4, 5]);
    await revokeKey(ground.keys, former.key);
    expect(await countingIn(ground)).toEqual([1, 2, 3, 4]);
  });

  it('does not let an automatic key vouch for a revoked one', async () => {
    const ground = await Ground.prepare();
    const thief = await ground.stolenKey();
    const automatic = await ground.stolenKey('automatic');
    await ground.writeEntry(3, await ground.forge(2, { release: await ground.plant() }, thief));
    const back = { act: 'rollback', release: (await ground.entry(2)).release } as const;
    await ground.writeEntry(4, await ground.forge(3, back, automatic));
    expect(await countingIn(ground)).toEqual([1, 2, 3, 4]);
    await revokeKey(ground.keys, thief.key);
    expect(await countingIn(ground)).not.toContain(3);
  });

  it('reads a healthy head with two documents, however long the log is', async () => {
    const ground = await Ground.prepare();
    for (const version of ['3.0.0', '4.0.0', '5.0.0']) await ground.pinHome(version);
    const { reads } = await ground.look();
    const entries = reads.filter((key) => key.startsWith('channels/'));
    expect(entries).toEqual([
      'channels/production/log/00000005.json',
      'channels/production/log/00000004.json',
    ]);
  });
});
