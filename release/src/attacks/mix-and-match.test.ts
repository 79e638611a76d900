import fs from 'node:fs/promises';
import path from 'node:path';
import { BY_TEST, FORCED_BY_TEST, publishVersion } from '../testing/test-registry';
import { startCanary } from '../acts/canary/start-canary';
import { pin } from '../acts/pin';
import { AttackFixture, homeVersion } from './testing/attack-fixture';

const HOME = 'artifacts/mfe-home';

/** Combines genuine parts that were never accepted together. */
describe('mix-and-match', () => {
  it('detects files of one version under the name of another', async () => {
    const fixture = await AttackFixture.prepare();
    const from = path.join(fixture.registry, HOME, '1.0.0/client/main.js');
    await fs.cp(from, path.join(fixture.registry, HOME, '2.0.0/client/main.js'));
    expect(await fixture.faults()).toEqual([`altered ${HOME}/2.0.0/client/main.js`]);
    await publishVersion(fixture.registry, 'mfe-legal', '2.0.0');
    const mixed = pin(fixture.registry, { ...FORCED_BY_TEST, versions: { 'mfe-legal': '2.0.0' } });
    await expect(mixed).rejects.toThrow(/R001 mfe-home 2\.0\.0: client\/main\.js/);
  });

  it('refuses a complete version under the name of another', async () => {
    const fixture = await AttackFixture.prepare();
    await fixture.remove(`${HOME}/2.0.0`);
    const folder = path.join(fixture.registry, HOME);
    await fs.cp(path.join(folder, '1.0.0'), path.join(folder, '2.0.0'), { recursive: true });
    await publishVersion(fixture.registry, 'mfe-legal', '2.0.0');
    const mixed = pin(fixture.registry, { ...FORCED_BY_TEST, versions: { 'mfe-legal': '2.0.0' } });
    await expect(mixed).rejects.toThrow(/R001 mfe-home 2\.0\.0: its version\.json is damaged/);
    expect(await fixture.faults()).toContain(`altered ${HOME}/2.0.0/version.json`);
  });

  it('does not accept the release of one entry in another', async () => {
    const fixture = await AttackFixture.prepare();
    const first = await fixture.entry(1);
    const second = await fixture.read('channels/production/log/00000002.json');
    const { release } = await fixture.entry(2);
    await fixture.pinHome('3.0.0');
    await fixture.writeEntry(3, second.replace(release, first.release).replace(':2,', ':3,'));
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reads).not.toContain(`releases/${first.release}.json`);
    expect(homeVersion(state)).toBe('2.0.0');
  });

  it('serves a canary only with its base release', async () => {
    const fixture = await AttackFixture.prepare();
    const target = { versions: { 'mfe-home': '1.0.0' } };
    const { entry } = await startCanary(fixture.registry, {
      ...BY_TEST,
      target,
      share: 10,
      force: 'a test',
    });
    await fixture.remove(`releases/${entry.canary?.release ?? ''}.json`);
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2, canary: null });
    expect(state.reason).toMatch(/is missing/);
  });
});
