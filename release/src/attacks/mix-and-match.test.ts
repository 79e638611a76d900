import fs from 'node:fs/promises';
import path from 'node:path';
import { BY_TEST, FORCED_BY_TEST, publishFixture } from '../fixture-registry';
import { startCanary } from '../canary/start-canary';
import { pin } from '../pin';
import { Ground, homeOf } from './ground';

const HOME = 'artifacts/mfe-home';

/** Genuine parts that were never accepted together. */
describe('mix-and-match', () => {
  it('finds the files of one version under the name of another', async () => {
    const ground = await Ground.prepare();
    const from = path.join(ground.registry, HOME, '1.0.0/client/main.js');
    await fs.cp(from, path.join(ground.registry, HOME, '2.0.0/client/main.js'));
    expect(await ground.faults()).toEqual([`altered ${HOME}/2.0.0/client/main.js`]);
    await publishFixture(ground.registry, 'mfe-legal', '2.0.0');
    const mixed = pin(ground.registry, { ...FORCED_BY_TEST, versions: { 'mfe-legal': '2.0.0' } });
    await expect(mixed).rejects.toThrow(/R001 mfe-home 2\.0\.0: client\/main\.js/);
  });

  it('refuses a whole version under the name of another', async () => {
    const ground = await Ground.prepare();
    await ground.remove(`${HOME}/2.0.0`);
    const folder = path.join(ground.registry, HOME);
    await fs.cp(path.join(folder, '1.0.0'), path.join(folder, '2.0.0'), { recursive: true });
    await publishFixture(ground.registry, 'mfe-legal', '2.0.0');
    const mixed = pin(ground.registry, { ...FORCED_BY_TEST, versions: { 'mfe-legal': '2.0.0' } });
    await expect(mixed).rejects.toThrow(/R001 mfe-home 2\.0\.0: its version\.json is damaged/);
    expect(await ground.faults()).toContain(`altered ${HOME}/2.0.0/version.json`);
  });

  it('does not take the release of one act into the entry of another', async () => {
    const ground = await Ground.prepare();
    const first = await ground.entry(1);
    const second = await ground.read('channels/production/log/00000002.json');
    const { release } = await ground.entry(2);
    await ground.pinHome('3.0.0');
    await ground.writeEntry(3, second.replace(release, first.release).replace(':2,', ':3,'));
    const state = await ground.look();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reads).not.toContain(`releases/${first.release}.json`);
    expect(homeOf(state)).toBe('2.0.0');
  });

  it('serves a canary only together with the base that it was started on', async () => {
    const ground = await Ground.prepare();
    const target = { versions: { 'mfe-home': '1.0.0' } };
    const { entry } = await startCanary(ground.registry, {
      ...BY_TEST,
      target,
      share: 10,
      force: 'a test',
    });
    await ground.remove(`releases/${entry.canary?.release ?? ''}.json`);
    const state = await ground.look();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2, canary: null });
    expect(state.reason).toMatch(/is missing/);
  });
});
