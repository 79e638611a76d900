import fs from 'node:fs/promises';
import path from 'node:path';
import { restoreEntries } from '../acts/restore-entries';
import { planChange } from '../acts/plan/plan-change';
import { TIMESTAMP_LIFETIME_MS, writeTimestamp } from '../channel/witness/timestamp';
import { runDoctor } from '../doctor/run-doctor';
import { loadTrustedKeys } from '../keys/key-files';
import { openSigner } from '../keys/signer';
import { verifyRegistry } from '../verify/verify-registry';
import { AttackFixture, homeVersion } from './testing/attack-fixture';

const LOG = 'channels/production/log';
const HEAD = `${LOG}/00000002.json`;
const TIMESTAMP = 'timestamps/production.json';

const seenFolder = ({ keys }: AttackFixture) => path.join(keys, 'seen');

const forgetHere = (fixture: AttackFixture) =>
  fs.rm(seenFolder(fixture), { recursive: true, force: true });

async function doctorProblems({ registry, keys }: AttackFixture): Promise<string[]> {
  const findings = await runDoctor(registry, { keysDir: keys, channel: 'production', urls: [] });
  return findings.filter(({ state }) => state === 'problem').map(({ text }) => text);
}

/** Replaces the head by another entry that a manager signed, as a tool does that does not know of the loss. */
async function forkHead(fixture: AttackFixture): Promise<void> {
  const signer = await openSigner(fixture.keys);
  await fixture.writeEntry(2, await fixture.forge(1, { act: 'renew', reason: 'a fork' }, signer));
}

describe('a shortened or forked log', () => {
  it.each<[string, (fixture: AttackFixture) => Promise<void>, RegExp]>([
    ['lost its newest entry', (fixture) => fixture.remove(HEAD), /entry 2, .* is missing/],
    ['lost all entries', (fixture) => fixture.remove('channels'), /entry 2, .* is missing/],
    ['was forked', forkHead, /entry 2, .* replaced by another/],
    ['has a flipped byte', (fixture) => fixture.write(HEAD, 'x'), /entry 2, .* replaced/],
  ])('that %s is refused by every tool, from both witnesses', async (_, attack, problem) => {
    const fixture = await AttackFixture.prepare();
    const timestamp = await fixture.read(TIMESTAMP);
    await attack(fixture);
    for (const prepare of [
      () => fixture.remove(TIMESTAMP),
      async () => {
        await fixture.write(TIMESTAMP, timestamp);
        await forgetHere(fixture);
      },
    ]) {
      await prepare();
      expect(await fixture.faults()).toContain('missing production');
      expect(await doctorProblems(fixture)).toContainEqual(expect.stringMatching(problem));
      await expect(fixture.pinHome('1.0.0')).rejects.toThrow(/R050 production/);
      const trusted = await loadTrustedKeys(fixture.keys);
      const plan = { channel: 'production', author: 'test', trusted, versions: {} };
      const { refusals } = await planChange(fixture.registry, plan);
      expect(refusals).toMatchObject([{ code: 'R050' }, ...refusals.slice(1)]);
    }
  });

  it('is refused by running and restarted shells, which keep the newest release', async () => {
    const fixture = await AttackFixture.prepare();
    await forkHead(fixture);
    const signer = await openSigner(fixture.keys);
    await fixture.writeEntry(3, await fixture.forge(2, { reason: 'on the fork' }, signer));
    for (const prepare of [() => undefined, () => fixture.restart()]) {
      prepare();
      const state = await fixture.poll();
      expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
      expect(state.reason).toMatch(/^R050 production: entry 2, .* replaced by another one/);
      expect(homeVersion(state)).toBe('2.0.0');
    }
  });

  it('is refused by a shell that has seen nothing, by the timestamp', async () => {
    const fixture = await AttackFixture.prepare();
    await fixture.remove(HEAD);
    await fixture.forgetSeen();
    fixture.restart();
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', release: null });
    expect(state.reason).toMatch(/^R050 production: entry 2, .* is missing/);
  });

  it('is served by a shell that has seen nothing when its timestamp is removed too, and reported', async () => {
    const fixture = await AttackFixture.prepare();
    await fixture.remove(HEAD);
    await fixture.remove(TIMESTAMP);
    await fixture.forgetSeen();
    await forgetHere(fixture);
    fixture.restart();
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 1 });
    expect(state.reason).toMatch(/^the channel has no timestamp/);
    const { registry, keys } = fixture;
    const options = { keysDir: keys, channel: 'production', urls: [] };
    expect(await runDoctor(registry, options)).toContainEqual(
      expect.objectContaining({ state: 'warning', text: expect.stringMatching(/no timestamp/) }),
    );
    const { remarks } = await verifyRegistry(registry, { trusted: await loadTrustedKeys(keys) });
    expect(remarks).toContainEqual(expect.stringMatching(/no timestamp/));
    await fixture.pinHome('3.0.0');
    expect(await fixture.pollAgain()).toMatchObject({ status: 'ok', sequence: 2 });
  });

  it('is complete again after a restore from this machine or from a shell', async () => {
    const fixture = await AttackFixture.prepare();
    const trusted = await loadTrustedKeys(fixture.keys);
    const restore = (seen?: string) =>
      restoreEntries(fixture.registry, { channel: 'production', trusted, seen });
    await fixture.remove(HEAD);
    expect(await restore()).toMatchObject([{ sequence: 2 }]);
    expect(await fixture.faults()).toEqual([]);
    await fixture.write(HEAD, 'garbage');
    await forgetHere(fixture);
    await expect(restore()).rejects.toThrow(/R012 production: .* has no entry/);
    expect(await restore(fixture.seenFile)).toMatchObject([{ sequence: 2 }]);
    expect(await restore(fixture.seenFile)).toEqual([]);
    expect(await fixture.poll()).toMatchObject({ status: 'ok', sequence: 2 });
    expect((await fixture.pinHome('3.0.0')).sequence).toBe(3);
    await fixture.poll();
    await fixture.writeEntry(
      3,
      await fixture.forge(2, { reason: 'a fork' }, await openSigner(fixture.keys)),
    );
    await expect(restore()).rejects.toThrow(/R050 production: entry 3 exists twice/);
  });

  it('does not remember entries of a key that was revoked, or that no key signed', async () => {
    const fixture = await AttackFixture.prepare();
    const forged = (await fixture.read(TIMESTAMP)).replace('"sequence":2', '"sequence":3');
    await fixture.write(TIMESTAMP, forged);
    expect(await fixture.faults()).toEqual([`untrusted ${TIMESTAMP}`]);
    expect(await doctorProblems(fixture)).toEqual([
      expect.stringMatching(/its timestamp has an invalid signature/),
    ]);
    expect(await fixture.poll()).toMatchObject({ status: 'ok', sequence: 2 });
    await fixture.pinHome('3.0.0');
    expect(await fixture.faults()).toEqual([]);
  });

  it('cannot be declared fresh for long by an automatic key, or from the future', async () => {
    const fixture = await AttackFixture.prepare();
    const entry = await fixture.entry(2);
    const automatic = await fixture.createStolenKey('automatic');
    await writeTimestamp(fixture.registry, entry, automatic, 'manual');
    const { at, expires } = JSON.parse(await fixture.read(TIMESTAMP)) as Record<string, string>;
    expect(Date.parse(expires ?? '') - Date.parse(at ?? '')).toBe(TIMESTAMP_LIFETIME_MS);
    const long = { ...automatic, role: 'manager' as const };
    await writeTimestamp(fixture.registry, entry, long, 'manual');
    expect(await doctorProblems(fixture)).toEqual([
      'its timestamp is valid for longer than an automatic key may sign',
    ]);
    const tester = await fixture.createStolenKey('tester');
    await writeTimestamp(fixture.registry, entry, tester, 'renewed');
    expect(await doctorProblems(fixture)).toEqual([
      'its timestamp is signed by a key with the role tester',
    ]);
    const signer = await openSigner(fixture.keys);
    jest.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 3_600_000);
    await writeTimestamp(fixture.registry, entry, signer, 'renewed');
    expect(await doctorProblems(fixture)).toEqual(['its timestamp is signed in the future']);
  });
});
