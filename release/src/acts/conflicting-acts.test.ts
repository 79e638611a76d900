import { ArtifactStore } from '../registry/artifact-store';
import { startCanary } from './canary/start-canary';
import { protect } from './lock-channel';
import { readChannelHead, readHistory } from '../channel/channel-head';
import {
  BY_TEST,
  FORCED_BY_TEST,
  createBuild,
  createSite,
  publishVersion,
  TRUSTED,
} from '../testing/test-registry';
import { LOG_ENTRY_KEY, runBeforeCreate } from './testing/before-create';
import { pin } from './pin';
import { renew } from './renew';
import { rollback } from './rollback';

const HANA = { ...BY_TEST, author: 'hana' };

/** A site with three versions of mfe-home, of which the second is active. */
async function site() {
  const registry = await createSite();
  for (const version of ['2.0.0', '3.0.0']) await publishVersion(registry, 'mfe-home', version);
  const pinHome = (version: string) =>
    pin(registry, { ...FORCED_BY_TEST, author: 'hana', versions: { 'mfe-home': version } });
  await pinHome('2.0.0');
  const entries = async () =>
    (await readHistory(registry, 'production', TRUSTED)).map(({ act }) => act);
  return { registry, pinHome, entries };
}

const CANARY = { ...FORCED_BY_TEST, target: { versions: { 'mfe-home': '3.0.0' } }, share: 5 };

describe('concurrent changes during an act', () => {
  it.each([
    ['renews', (registry: string) => renew(registry, BY_TEST)],
    ['rolls back', (registry: string) => rollback(registry, BY_TEST)],
    ['starts a canary', (registry: string) => startCanary(registry, CANARY)],
  ])('is not taken back by who %s: they are told who moved it', async (_, act) => {
    const { registry, pinHome, entries } = await site();
    runBeforeCreate(LOG_ENTRY_KEY, () => pinHome('3.0.0'));
    await expect(act(registry)).rejects.toThrow(
      /R010 the channel: hana changed it in the meantime \(entry 3\)/,
    );
    expect(await entries()).toEqual(['pin', 'pin', 'pin']);
  });

  it('do not affect a canary when the active release is unchanged', async () => {
    const { registry, entries } = await site();
    runBeforeCreate(LOG_ENTRY_KEY, () => protect(registry, { ...HANA, authors: ['hana', 'test'] }));
    const { entry } = await startCanary(registry, CANARY);
    expect(entry).toMatchObject({ sequence: 4, canary: { share: 5 } });
    expect(entry.protected).toEqual(['hana', 'test']);
    expect(await entries()).toEqual(['pin', 'pin', 'protect', 'canary-start']);
  });

  it('are detected when they publish different content as the same version', async () => {
    const { registry } = await site();
    const store = new ArtifactStore(registry);
    const build = await createBuild(registry, 'mfe-legal', '2.0.0');
    runBeforeCreate(/artifacts\/mfe-legal\/2\.0\.0\//, async () => {
      const other = await createBuild(registry, 'mfe-legal', '2.0.0', { endpoints: ['GET /x'] });
      await store.publish(other);
      await createBuild(registry, 'mfe-legal', '2.0.0');
    });
    await expect(store.publish(build)).rejects.toThrow(/R009 mfe-legal 2\.0\.0/);
    const kept = await store.read('mfe-legal', '2.0.0');
    expect(kept?.record.endpoints).toEqual(['GET /x']);
    expect(kept && (await store.findFaults(kept))).toEqual([]);
  });
});

describe('rollback', () => {
  it('refuses an ambiguous release', async () => {
    const { registry } = await site();
    await expect(rollback(registry, { ...BY_TEST, to: '' })).rejects.toThrow(
      /R012 .*matches more than one release/,
    );
  });

  it('refuses a release with a missing or replaced version', async () => {
    const { registry } = await site();
    const { storage } = new ArtifactStore(registry);
    await storage.remove('artifacts/mfe-home/1.0.0');
    const back = () => rollback(registry, { ...BY_TEST, to: '1' });
    await expect(back()).rejects.toThrow('R001 mfe-home 1.0.0: version.json is missing');
    await publishVersion(registry, 'mfe-home', '1.0.0', { endpoints: [], groups: { a: [] } });
    await expect(back()).rejects.toThrow(
      'R001 mfe-home 1.0.0: version.json differs from the published content',
    );
    expect((await readChannelHead(registry, 'production', TRUSTED))?.entry.sequence).toBe(2);
  });
});
