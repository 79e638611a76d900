import fs from 'node:fs/promises';
import { startCanary } from '../acts/canary/start-canary';
import { stateFileBeside } from '../channel/follower/state-file';
import { FORCED_BY_TEST, publishVersion, trustedKeysFile } from '../testing/test-registry';
import { AttackFixture, homeVersion } from './testing/attack-fixture';

function flip(content: Buffer): Buffer {
  const changed = Buffer.from(content);
  changed.writeUInt8(changed.readUInt8(100) ^ 1, 100);
  return changed;
}

/** Flips one bit of a file. @returns repairs it */
async function damage(file: string): Promise<() => Promise<void>> {
  const content = await fs.readFile(file);
  await fs.writeFile(file, flip(content));
  return () => fs.writeFile(file, content);
}

describe('a flipped bit and a restart', () => {
  it.each([
    ['the release', /does not match its id|is damaged/],
    ['the trusted keys', /^key [0-9a-f]{16} does not match|trusted keys are invalid/],
  ])(
    'in %s: the last verified release is served, degraded, until it is repaired',
    async (what, reason) => {
      const fixture = await AttackFixture.prepare();
      const { release } = await fixture.entry(2);
      const file =
        what === 'the release'
          ? `${fixture.registry}/releases/${release}.json`
          : trustedKeysFile(fixture.registry);
      const repair = await damage(file);
      fixture.restart();
      const state = await fixture.poll();
      expect(state).toMatchObject({ status: 'degraded', sequence: 2, id: release });
      expect(state.reason).toMatch(reason);
      expect(homeVersion(state)).toBe('2.0.0');
      expect(await fixture.poll()).toMatchObject({ status: 'degraded', sequence: 2 });
      await repair();
      expect(await fixture.poll()).toMatchObject({ status: 'ok', sequence: 2 });
    },
  );

  it('ends with the next act, and keeps the canary', async () => {
    const fixture = await AttackFixture.prepare();
    await publishVersion(fixture.registry, 'mfe-home', '3.0.0');
    const target = { versions: { 'mfe-home': '3.0.0' } };
    await startCanary(fixture.registry, { ...FORCED_BY_TEST, target, share: 5 });
    const { canary } = await fixture.poll();
    await damage(`${fixture.registry}/releases/${(await fixture.entry(3)).release}.json`);
    fixture.restart();
    expect(await fixture.poll()).toMatchObject({ status: 'degraded', sequence: 3, canary });
    await fixture.pinHome('1.0.0');
    expect(await fixture.poll()).toMatchObject({ status: 'ok', sequence: 4 });
  });

  it('serves no copy that was altered, or that the accepted entry does not name', async () => {
    const fixture = await AttackFixture.prepare();
    const { release } = await fixture.entry(2);
    await fs.rm(`${fixture.registry}/releases/${release}.json`);
    const copy = stateFileBeside(fixture.seenFile, 'release-production');
    const repair = await damage(copy);
    fixture.restart();
    expect(await fixture.poll()).toMatchObject({ status: 'degraded', release: null });
    await repair();
    fixture.restart();
    expect(await fixture.poll()).toMatchObject({ status: 'degraded', id: release });
  });

  it('is reported when the copy cannot be stored', async () => {
    const fixture = await AttackFixture.prepare();
    await fs.rm(stateFileBeside(fixture.seenFile, 'release-production'));
    await fs.mkdir(stateFileBeside(fixture.seenFile, 'release-production'));
    await fixture.pinHome('3.0.0');
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 3 });
    expect(state.reason).toMatch(/the served release cannot be stored/);
  });
});
