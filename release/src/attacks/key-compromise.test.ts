import fs from 'node:fs/promises';
import { ARTIFACT_NAMES } from '../artifact-names';
import { BY_TEST, FORCED_BY_TEST, trustedFileOf } from '../fixture-registry';
import { canonicalJson } from '../canonical-json';
import { revokeKey } from '../keys/change-keys';
import { createKey } from '../keys/key-folder';
import { openSigner } from '../keys/signer';
import { pin } from '../pin';
import { rollback } from '../rollback';
import { Ground, homeOf } from './ground';

const ALL = Object.fromEntries(ARTIFACT_NAMES.map((name) => [name, '1.0.0']));

describe('key compromise', () => {
  it('ends with the revocation: what the thief put in force is let go at once', async () => {
    const ground = await Ground.prepare();
    const thief = await ground.stolenKey();
    const release = await ground.plant();
    await ground.writeEntry(3, await ground.forge(2, { release }, thief));
    expect(await ground.look()).toMatchObject({ status: 'ok', sequence: 3, id: release });

    await revokeKey(ground.keys, thief.key);
    const state = await ground.look();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/entry 3 .* is signed by a revoked key/);
    expect(homeOf(state)).toBe('2.0.0');
    expect(await ground.faults()).toContain('untrusted channel production, entry 3');
  });

  it('leaves nothing for a fresh server or the next act to take up', async () => {
    const ground = await Ground.prepare();
    const thief = await ground.stolenKey();
    const release = await ground.plant();
    await ground.writeEntry(3, await ground.forge(2, { release }, thief));
    await ground.writeEntry(4, await ground.forge(3, { release }, thief));
    await revokeKey(ground.keys, thief.key);
    await fs.rm(`${ground.keys}/seen.json`);
    ground.restart();
    expect(homeOf(await ground.look())).toBe('2.0.0');

    const { sequence, parent } = await ground.pinHome('3.0.0');
    expect(sequence).toBe(5);
    expect(parent).not.toBe((await ground.entry(4)).parent);
    expect(homeOf(await ground.look())).toBe('3.0.0');
    expect(await ground.faults()).not.toContainEqual(expect.stringMatching(/entry/));
    const back = rollback(ground.registry, {
      ...BY_TEST,
      signer: await openSigner(ground.keys),
      to: release,
    });
    await expect(back).rejects.toThrow(/R012/);
  });

  it('does not outlive the revocation by more entries of the thief', async () => {
    const ground = await Ground.prepare();
    const thief = await ground.stolenKey();
    await revokeKey(ground.keys, thief.key);
    await ground.writeEntry(3, await ground.forge(2, {}, thief));
    expect(await ground.look()).toMatchObject({ sequence: 2 });
    await ground.pinHome('3.0.0');
    await ground.writeEntry(5, await ground.forge(4, { release: await ground.plant() }, thief));
    const state = await ground.look();
    expect(state).toMatchObject({ status: 'degraded', sequence: 4 });
    expect(homeOf(state)).toBe('3.0.0');
  });

  it('of the only key leaves nothing that counts, says so, and ends with the first act of a new one', async () => {
    const ground = await Ground.prepare();
    await revokeKey(ground.keys, (await openSigner(ground.keys)).key);
    const state = await ground.look();
    expect(state).toMatchObject({ status: 'degraded', id: null, release: null });
    expect(state.reason).toMatch(/signed by a revoked key/);
    await createKey(ground.keys, 'manager');
    const signer = await openSigner(ground.keys);
    await pin(ground.registry, { ...FORCED_BY_TEST, signer, versions: ALL });
    expect(await ground.look()).toMatchObject({ status: 'ok' });
  });

  it('of the file of trusted keys is not survived silently: a damaged one changes nothing', async () => {
    const ground = await Ground.prepare();
    await fs.writeFile(trustedFileOf(ground.registry), '{"format":1,"keys":[{}]}');
    const state = await ground.look();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/trusted keys are not understood/);
    ground.restart();
    expect(await ground.look()).toMatchObject({ status: 'degraded', release: null });
  });
});

describe('a stolen automatic key', () => {
  const sound = { act: 'rollback', canary: null } as const;

  async function forged(changes: Parameters<Ground['forge']>[1]) {
    const ground = await Ground.prepare();
    const thief = await ground.stolenKey('automatic');
    const release = changes.release ?? (await ground.entry(1)).release;
    await ground.writeEntry(3, await ground.forge(2, { ...sound, release, ...changes }, thief));
    return ground;
  }

  it('takes back what a manager once put in force, and no more', async () => {
    const ground = await forged({});
    const state = await ground.look();
    expect(state).toMatchObject({ status: 'ok', sequence: 3 });
    expect(homeOf(state)).toBe('1.0.0');
  });

  it.each<[string, Parameters<Ground['forge']>[1]]>([
    ['pins', { act: 'pin' }],
    ['promotes', { act: 'promote' }],
    ['unlocks', { act: 'unlock' }],
    ['names a release of its own', { release: 'e'.repeat(64) }],
    ['changes the release while it withdraws', { act: 'canary-withdraw' }],
    ['lives longer', { expires: '2099-01-01T00:00:00.000Z' }],
    ['locks', { lock: { author: 'x', reason: 'x', at: '2026-01-01T00:00:00.000Z' } }],
    ['protects', { protected: ['x'] }],
    [
      'starts a canary',
      { canary: { release: 'e'.repeat(64), share: 1, limits: { factor: 1, visits: 1 } } },
    ],
  ])('is refused when it %s', async (_, changes) => {
    const ground = await forged(changes);
    const state = await ground.look();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/automatic key/);
    expect(await ground.seen()).toEqual([2]);
    expect((await ground.pinHome('3.0.0')).sequence).toBe(4);
    expect(await ground.look()).toMatchObject({ status: 'ok', sequence: 4 });
  });

  it('signs nothing else through our own tools either', async () => {
    const ground = await Ground.prepare();
    const signer = await ground.stolenKey('automatic');
    const done = rollback(ground.registry, { ...BY_TEST, signer, to: '1' });
    expect((await done).entry.act).toBe('rollback');
    expect(canonicalJson((await done).entry)).toBe(
      await ground.read('channels/production/log/00000003.json'),
    );
  });
});
