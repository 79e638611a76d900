import fs from 'node:fs/promises';
import path from 'node:path';
import { startCanary } from '../acts/canary/start-canary';
import { withdrawCanary } from '../acts/canary/change-canary';
import { createLink } from '../links/create-link';
import { readChannelHead, readHistory } from '../channel/channel-head';
import {
  BY_TEST,
  FORCED_BY_TEST,
  createSite,
  publishVersion,
  TEST_SIGNER,
  TRUSTED,
} from '../testing/test-registry';
import { pin } from '../acts/pin';
import { promote } from '../acts/promote';
import { rollback } from '../acts/rollback';
import { listVersionStatuses } from '../registry/version-status';
import { collectGarbage } from './collect-garbage';
import { planCollection } from './plan-collection';

const DAY = 86_400_000;
/** In two months, after the retention window. */
const LATER = Date.now() + 60 * DAY;
const NOW_AND_QUICK = { trusted: TRUSTED, now: LATER, graceMs: 0 };

/** Production with a history of `count` versions of mfe-home. */
async function siteWithHomes(count: number): Promise<string> {
  const registry = await createSite();
  for (let major = 2; major <= count; major += 1) {
    const version = `${String(major)}.0.0`;
    await publishVersion(registry, 'mfe-home', version);
    await pin(registry, { ...FORCED_BY_TEST, versions: { 'mfe-home': version } });
  }
  return registry;
}

const homes = async (registry: string): Promise<string[]> =>
  (await listVersionStatuses(registry, TRUSTED, 'mfe-home')).map(({ version }) => version).sort();

const markOf = (registry: string): string =>
  path.join(registry, 'artifacts', 'mfe-home', '1.0.0', 'collecting.json');
const takeMark = (registry: string): Promise<void> => fs.rm(markOf(registry), { force: true });

describe('collectGarbage', () => {
  it('keeps the last five earlier releases with their fallbacks', async () => {
    const registry = await siteWithHomes(10);
    const removed = await collectGarbage(registry, NOW_AND_QUICK);
    expect(removed.releases).toHaveLength(4);
    expect(removed.versions.map(({ version }) => version)).toEqual(['3.0.0', '2.0.0', '1.0.0']);
    expect(await homes(registry)).toEqual(
      ['10.0.0', '4.0.0', '5.0.0', '6.0.0', '7.0.0', '8.0.0', '9.0.0'].sort(),
    );
    expect(await readHistory(registry, 'production', TRUSTED)).toHaveLength(10);
    await rollback(registry, { ...BY_TEST, to: '5' });
    await expect(rollback(registry, { ...BY_TEST, to: '4' })).rejects.toThrow(/missing/);
  });

  it('changes nothing when it only plans', async () => {
    const registry = await siteWithHomes(10);
    const plan = await planCollection(registry, { trusted: TRUSTED, now: LATER });
    expect(plan.versions).toHaveLength(3);
    expect(plan.versions[0]?.bytes).toBeGreaterThan(0);
    expect(await homes(registry)).toHaveLength(10);
  });

  it('keeps everything that was created or active within the retention window', async () => {
    const registry = await siteWithHomes(10);
    const removed = await collectGarbage(registry, { trusted: TRUSTED, graceMs: 0 });
    expect(removed).toMatchObject({ releases: [], versions: [] });
  });

  it('keeps the release of a tester link until the link expires', async () => {
    const registry = await siteWithHomes(10);
    const [first] = await readHistory(registry, 'production', TRUSTED);
    const target = { release: first?.release ?? '' };
    const by = { channel: 'production', author: 'test', note: '', signer: TEST_SIGNER };
    await createLink(registry, { ...by, target, days: 30 });
    const now = Date.now() + 20 * DAY;
    await collectGarbage(registry, { trusted: TRUSTED, now, keepDays: 1, graceMs: 0 });
    expect(await homes(registry)).toContain('1.0.0');
    await collectGarbage(registry, NOW_AND_QUICK);
    expect(await homes(registry)).not.toContain('1.0.0');
  });

  it('keeps a running canary of any age, and a withdrawn one within the retention window', async () => {
    const registry = await siteWithHomes(2);
    await publishVersion(registry, 'mfe-home', '3.0.0');
    const target = { versions: { 'mfe-home': '3.0.0' } };
    await startCanary(registry, { ...FORCED_BY_TEST, target, share: 5 });
    expect((await collectGarbage(registry, NOW_AND_QUICK)).versions).toEqual([]);
    await withdrawCanary(registry, BY_TEST);
    const soon = { ...NOW_AND_QUICK, now: Date.now() + DAY };
    expect((await collectGarbage(registry, soon)).versions).toEqual([]);
    const { versions } = await collectGarbage(registry, NOW_AND_QUICK);
    expect(versions.map(({ version }) => version)).toEqual(['3.0.0']);
  });

  it('keeps active releases of other channels, and removes versions that were never pinned', async () => {
    const registry = await siteWithHomes(2);
    await promote(registry, { ...BY_TEST, channel: 'staging', from: 'production' });
    for (let major = 3; major <= 10; major += 1) {
      await publishVersion(registry, 'mfe-home', `${String(major)}.0.0`);
    }
    const removed = await collectGarbage(registry, NOW_AND_QUICK);
    expect(removed.versions).toHaveLength(8);
    expect(await homes(registry)).toEqual(['1.0.0', '2.0.0']);
  });

  it('keeps a version that is activated again during the grace period', async () => {
    const registry = await siteWithHomes(10);
    const removed = await collectGarbage(registry, {
      ...NOW_AND_QUICK,
      graceMs: 1500,
      // An act that read the version before it was marked.
      onProgress: () =>
        void takeMark(registry).then(() => rollback(registry, { ...BY_TEST, to: '1' })),
    });
    expect(removed.versions.map(({ version }) => version)).toEqual(['3.0.0', '2.0.0']);
    const head = await readChannelHead(registry, 'production', TRUSTED);
    expect(head?.release.sections['mfe-home'].version).toBe('1.0.0');
  });

  it('refuses to pin a marked version until it is published again', async () => {
    const registry = await siteWithHomes(10);
    await fs.writeFile(markOf(registry), '{}');
    const again = { ...FORCED_BY_TEST, versions: { 'mfe-home': '1.0.0' } };
    await expect(pin(registry, again)).rejects.toThrow(/R041 mfe-home 1\.0\.0/);
    await expect(rollback(registry, { ...BY_TEST, to: '1' })).rejects.toThrow(/R041/);
    await publishVersion(registry, 'mfe-home', '1.0.0');
    await pin(registry, again);
    const head = await readChannelHead(registry, 'production', TRUSTED);
    expect(head?.release.sections['mfe-home'].version).toBe('1.0.0');
  });
});
