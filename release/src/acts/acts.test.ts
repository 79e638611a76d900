import fs from 'node:fs/promises';
import path from 'node:path';
import { readChannelHead, readHistory, openChannelStores } from '../channel/channel-head';
import { ChannelStore, nextPosition } from '../channel/channel-store';
import {
  BY_TEST,
  FORCED_BY_TEST,
  createSite,
  publishVersion,
  TEST_SIGNER,
  TRUSTED,
} from '../testing/test-registry';
import { pin } from './pin';
import { rollback } from './rollback';

const pinHome = (registry: string, version: string) =>
  pin(registry, { ...FORCED_BY_TEST, versions: { 'mfe-home': version } });

async function siteWithThreeHomes() {
  const registry = await createSite();
  for (const version of ['2.0.0', '3.0.0']) {
    await publishVersion(registry, 'mfe-home', version);
    await pinHome(registry, version);
  }
  return registry;
}

const homeOf = async (registry: string) =>
  (await readChannelHead(registry, 'production', TRUSTED))?.release.sections['mfe-home'].version;

describe('pin', () => {
  it('appends one entry that continues the previous one', async () => {
    const registry = await siteWithThreeHomes();
    const entries = await readHistory(registry, 'production', TRUSTED);
    expect(entries.map((entry) => entry.sequence)).toEqual([1, 2, 3]);
    expect(entries[0]?.parent).toBeNull();
    expect(entries[1]?.parent).toMatch(/^[0-9a-f]{64}$/);
  });

  it('changes nothing when the version is already active', async () => {
    const registry = await siteWithThreeHomes();
    const done = await pinHome(registry, '3.0.0');
    expect(done.changed).toBe(false);
    expect(done.entry.sequence).toBe(3);
  });

  it('refuses a version that is not published', async () => {
    const registry = await createSite();
    await expect(pinHome(registry, '9.9.9')).rejects.toThrow(/R008 mfe-home 9\.9\.9/);
  });

  it('applies both of two concurrent pins of different sections', async () => {
    const registry = await createSite();
    await publishVersion(registry, 'mfe-home', '2.0.0');
    await publishVersion(registry, 'mfe-legal', '2.0.0');
    await Promise.all([
      pinHome(registry, '2.0.0'),
      pin(registry, { ...FORCED_BY_TEST, versions: { 'mfe-legal': '2.0.0' } }),
    ]);
    const head = await readChannelHead(registry, 'production', TRUSTED);
    expect(head?.entry.sequence).toBe(3);
    expect(head?.release.sections['mfe-home'].version).toBe('2.0.0');
    expect(head?.release.sections['mfe-legal'].version).toBe('2.0.0');
  });

  it('refuses the second of two concurrent pins of the same section', async () => {
    const registry = await createSite();
    await publishVersion(registry, 'mfe-home', '2.0.0');
    await publishVersion(registry, 'mfe-home', '3.0.0');
    const outcomes = await Promise.allSettled([
      pinHome(registry, '2.0.0'),
      pinHome(registry, '3.0.0'),
    ]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(String(refused[0]?.reason)).toMatch(/R010 mfe-home/);
  });
});

describe('rollback', () => {
  it('goes back one release each time', async () => {
    const registry = await siteWithThreeHomes();
    await rollback(registry, BY_TEST);
    expect(await homeOf(registry)).toBe('2.0.0');
    await rollback(registry, BY_TEST);
    expect(await homeOf(registry)).toBe('1.0.0');
    await expect(rollback(registry, BY_TEST)).rejects.toThrow(/R012/);
  });

  it('activates the release of any entry under its id', async () => {
    const registry = await siteWithThreeHomes();
    const done = await rollback(registry, { ...BY_TEST, to: '1' });
    const [first] = await readHistory(registry, 'production', TRUSTED);
    expect(done.entry.sequence).toBe(4);
    expect(done.entry.release).toBe(first?.release);
  });

  it('activates a release by a prefix of its id', async () => {
    const registry = await siteWithThreeHomes();
    const [first] = await readHistory(registry, 'production', TRUSTED);
    await rollback(registry, { ...BY_TEST, to: first?.release.slice(0, 12) ?? '' });
    expect(await homeOf(registry)).toBe('1.0.0');
  });

  it('refuses a release with missing files', async () => {
    const registry = await siteWithThreeHomes();
    await fs.rm(path.join(registry, 'artifacts', 'mfe-home', '1.0.0', 'client', 'main.js'));
    const refused = rollback(registry, { ...BY_TEST, to: '1' });
    await expect(refused).rejects.toThrow(/R001 mfe-home 1\.0\.0: client\/main\.js is missing/);
  });

  it('repairs a channel with a damaged head, once the entry is restored', async () => {
    const registry = await siteWithThreeHomes();
    const head = path.join(registry, 'channels', 'production', 'log', '00000003.json');
    const entry = await fs.readFile(head);
    await fs.writeFile(head, '{"half":');
    await expect(rollback(registry, { ...BY_TEST, to: '1' })).rejects.toThrow(/R050 production/);
    await fs.writeFile(head, entry);
    await rollback(registry, { ...BY_TEST, to: '1' });
    expect((await readChannelHead(registry, 'production', TRUSTED))?.entry.sequence).toBe(4);
    expect(await homeOf(registry)).toBe('1.0.0');
  });
});

describe('ChannelStore', () => {
  it('lets one of two writers append', async () => {
    const registry = await createSite();
    const { channel } = openChannelStores(registry, 'production', TRUSTED);
    const log = await channel.log();
    const newest = await log.newest();
    if (!newest) throw new Error('the site has no entry');
    const place = nextPosition(log, newest);
    const entry = channel.sign(place, newest, TEST_SIGNER);
    const appended = await Promise.all([channel.append(entry), channel.append(entry)]);
    expect(appended.sort()).toEqual([false, true]);
  });

  it('refuses an invalid channel name', () => {
    expect(() => new ChannelStore('/', '../production', TRUSTED)).toThrow();
  });
});
