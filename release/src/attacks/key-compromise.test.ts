import { stateFileBeside } from '../channel/follower/state-file';
import fs from 'node:fs/promises';
import { ARTIFACT_NAMES } from '../registry/artifact-names';
import { BY_TEST, FORCED_BY_TEST, trustedKeysFile } from '../testing/test-registry';
import { canonicalJson } from '../registry/canonical-json';
import { revokeKey } from '../keys/change-keys';
import { createKey } from '../keys/key-folder';
import { openSigner } from '../keys/signer';
import { pin } from '../acts/pin';
import { rollback } from '../acts/rollback';
import { AttackFixture, homeVersion } from './testing/attack-fixture';

const ALL = Object.fromEntries(ARTIFACT_NAMES.map((name) => [name, '1.0.0']));

describe('key compromise', () => {
  it('ends with the revocation: the release of the attacker is dropped immediately', async () => {
    const fixture = await AttackFixture.prepare();
    const thief = await fixture.createStolenKey();
    const release = await fixture.saveForgedRelease();
    await fixture.writeEntry(3, await fixture.forge(2, { release }, thief));
    expect(await fixture.poll()).toMatchObject({ status: 'ok', sequence: 3, id: release });

    await revokeKey(fixture.keys, thief.key);
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/entry 3 .* is signed by a revoked key/);
    expect(homeVersion(state)).toBe('2.0.0');
    expect(await fixture.faults()).toContain('untrusted channel production, entry 3');
  });

  it('has no effect on a new server or the next act after the revocation', async () => {
    const fixture = await AttackFixture.prepare();
    const thief = await fixture.createStolenKey();
    const release = await fixture.saveForgedRelease();
    await fixture.writeEntry(3, await fixture.forge(2, { release }, thief));
    await fixture.writeEntry(4, await fixture.forge(3, { release }, thief));
    await revokeKey(fixture.keys, thief.key);
    await fs.rm(`${fixture.keys}/seen.json`);
    fixture.restart();
    expect(homeVersion(await fixture.poll())).toBe('2.0.0');

    const { sequence, parent } = await fixture.pinHome('3.0.0');
    expect(sequence).toBe(5);
    expect(parent).not.toBe((await fixture.entry(4)).parent);
    expect(homeVersion(await fixture.poll())).toBe('3.0.0');
    expect(await fixture.faults()).not.toContainEqual(expect.stringMatching(/entry/));
    const back = rollback(fixture.registry, {
      ...BY_TEST,
      signer: await openSigner(fixture.keys),
      to: release,
    });
    await expect(back).rejects.toThrow(/R012/);
  });

  it('does not continue with later entries of the attacker', async () => {
    const fixture = await AttackFixture.prepare();
    const thief = await fixture.createStolenKey();
    await revokeKey(fixture.keys, thief.key);
    await fixture.writeEntry(3, await fixture.forge(2, {}, thief));
    expect(await fixture.poll()).toMatchObject({ sequence: 2 });
    await fixture.pinHome('3.0.0');
    await fixture.writeEntry(
      5,
      await fixture.forge(4, { release: await fixture.saveForgedRelease() }, thief),
    );
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 4 });
    expect(homeVersion(state)).toBe('3.0.0');
  });

  it('of the only key is reported, and ends with the first act of a new key', async () => {
    const fixture = await AttackFixture.prepare();
    await revokeKey(fixture.keys, (await openSigner(fixture.keys)).key);
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', id: null, release: null });
    expect(state.reason).toMatch(/signed by a revoked key/);
    await createKey(fixture.keys, 'manager');
    const signer = await openSigner(fixture.keys);
    await pin(fixture.registry, { ...FORCED_BY_TEST, signer, versions: ALL });
    expect(await fixture.poll()).toMatchObject({ status: 'ok' });
  });

  it('does not include a damaged trusted keys file: the last valid keys are kept and the damage is reported', async () => {
    const fixture = await AttackFixture.prepare();
    await fs.writeFile(trustedKeysFile(fixture.registry), '{"format":1,"keys":[{}]}');
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/trusted keys are invalid/);
    fixture.restart();
    expect(await fixture.poll()).toMatchObject({ status: 'degraded', sequence: 2 });
    await fs.rm(stateFileBeside(fixture.seenFile, 'keys'));
    fixture.restart();
    expect(await fixture.poll()).toMatchObject({ status: 'degraded', release: null });
  });
});

describe('a stolen automatic key', () => {
  const sound = { act: 'rollback', canary: null } as const;

  const forged = async (changes: Parameters<AttackFixture['forge']>[1]) => {
    const fixture = await AttackFixture.prepare();
    const thief = await fixture.createStolenKey('automatic');
    const release = changes.release ?? (await fixture.entry(1)).release;
    await fixture.writeEntry(3, await fixture.forge(2, { ...sound, release, ...changes }, thief));
    return fixture;
  };

  it('can only roll back to a release that a manager activated', async () => {
    const fixture = await forged({});
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'ok', sequence: 3 });
    expect(homeVersion(state)).toBe('1.0.0');
  });

  it.each<[string, Parameters<AttackFixture['forge']>[1]]>([
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
    const fixture = await forged(changes);
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/automatic key/);
    expect(await fixture.acceptedSequences()).toEqual([2]);
    expect((await fixture.pinHome('3.0.0')).sequence).toBe(4);
    expect(await fixture.poll()).toMatchObject({ status: 'ok', sequence: 4 });
  });

  it('cannot sign other acts with the release tools', async () => {
    const fixture = await AttackFixture.prepare();
    const signer = await fixture.createStolenKey('automatic');
    const done = rollback(fixture.registry, { ...BY_TEST, signer, to: '1' });
    expect((await done).entry.act).toBe('rollback');
    expect(canonicalJson((await done).entry)).toBe(
      await fixture.read('channels/production/log/00000003.json'),
    );
  });
});

describe('a stolen tester key', () => {
  it('signs no entry, not even what an automatic key may', async () => {
    const fixture = await AttackFixture.prepare();
    const thief = await fixture.createStolenKey('tester');
    const { release } = await fixture.entry(1);
    await fixture.writeEntry(3, await fixture.forge(2, { act: 'rollback', release }, thief));
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/signed by a key with the role tester/);
    const done = rollback(fixture.registry, { ...BY_TEST, signer: thief, to: '1' });
    await expect(done).rejects.toThrow(/R061 .*role tester may not sign rollback/);
  });
});
