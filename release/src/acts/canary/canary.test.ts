import { readChannelHead } from '../../channel/channel-head';
import {
  BY_TEST,
  FORCED_BY_TEST,
  createSite,
  publishVersion,
  TRUSTED,
} from '../../testing/test-registry';
import { lock } from '../lock-channel';
import { pin } from '../pin';
import { renew } from '../renew';
import { finishCanary, setCanaryShare, withdrawCanary } from './change-canary';
import { startCanary } from './start-canary';

const BY = { ...BY_TEST, force: 'a test has no browser' };

async function siteWithNewHome() {
  const registry = await createSite();
  await publishVersion(registry, 'mfe-home', '2.0.0');
  return registry;
}

const start = (registry: string, share = 5) =>
  startCanary(registry, { ...BY, target: { versions: { 'mfe-home': '2.0.0' } }, share });

const headAt = (registry: string) => readChannelHead(registry, 'production', TRUSTED);

describe('a canary', () => {
  it('keeps the active release and adds a second one', async () => {
    const registry = await siteWithNewHome();
    const before = await headAt(registry);
    await start(registry);
    const head = await headAt(registry);
    expect(head?.entry).toMatchObject({ act: 'canary-start', release: before?.entry.release });
    expect(head?.entry.canary).toMatchObject({ share: 5, limits: { factor: 2, visits: 50 } });
    expect(head?.release.sections['mfe-home'].version).toBe('1.0.0');
    expect(head?.canary?.sections['mfe-home'].version).toBe('2.0.0');
  });

  it('needs evidence, or a recorded reason to override it', async () => {
    const registry = await siteWithNewHome();
    const target = { versions: { 'mfe-home': '2.0.0' } };
    const unproven = startCanary(registry, { ...BY_TEST, target, share: 5 });
    await expect(unproven).rejects.toThrow(/R018/);
    const { entry } = await start(registry);
    expect(entry.forced).toBe(BY.force);
  });

  it('changes its share only', async () => {
    const registry = await siteWithNewHome();
    const { entry } = await start(registry);
    const shared = await setCanaryShare(registry, { ...BY_TEST, share: 50 });
    expect(shared.entry.canary).toEqual({ ...entry.canary, share: 50 });
    const again = await setCanaryShare(registry, { ...BY_TEST, share: 50 });
    expect(again.changed).toBe(false);
  });

  it('is withdrawn', async () => {
    const registry = await siteWithNewHome();
    const { entry } = await start(registry);
    const done = await withdrawCanary(registry, BY_TEST);
    expect(done.entry).toMatchObject({ canary: null, release: entry.release });
    expect(done.canary).toBeNull();
  });

  it('becomes the active release', async () => {
    const registry = await siteWithNewHome();
    const { entry } = await start(registry);
    const done = await finishCanary(registry, BY_TEST);
    expect(done.entry).toMatchObject({ canary: null, release: entry.canary?.release });
    expect(done.release.sections['mfe-home'].version).toBe('2.0.0');
  });

  it('continues after a renew and ends with another activation', async () => {
    const registry = await siteWithNewHome();
    const { entry } = await start(registry);
    expect((await renew(registry, BY_TEST)).entry.canary).toEqual(entry.canary);
    await publishVersion(registry, 'mfe-legal', '2.0.0');
    const pinned = await pin(registry, { ...FORCED_BY_TEST, versions: { 'mfe-legal': '2.0.0' } });
    expect(pinned.entry.canary).toBeNull();
  });

  it('is one at a time', async () => {
    const registry = await siteWithNewHome();
    await start(registry);
    await expect(start(registry)).rejects.toThrow(
      /R024 production: release .* is already its canary/,
    );
  });

  it('must differ from the active release', async () => {
    const registry = await createSite();
    const target = { versions: { 'mfe-home': '1.0.0' } };
    const same = startCanary(registry, { ...BY, target, share: 5 });
    await expect(same).rejects.toThrow(/R024/);
  });

  it.each([0, 101, 1.5, Number.NaN])('refuses a share of %s percent', async (share) => {
    await expect(start(await siteWithNewHome(), share)).rejects.toThrow(/R024/);
  });

  it.each([setCanaryShare, withdrawCanary, finishCanary])('is required by %p', async (act) => {
    const acted = act(await createSite(), { ...BY_TEST, share: 10 });
    await expect(acted).rejects.toThrow(/R025/);
  });

  it('is withdrawn only when it is the expected one', async () => {
    const registry = await siteWithNewHome();
    await start(registry);
    const other = withdrawCanary(registry, { ...BY_TEST, release: 'f'.repeat(64) });
    await expect(other).rejects.toThrow(/R010 the canary/);
  });

  it('does not start on a locked channel', async () => {
    const registry = await siteWithNewHome();
    await lock(registry, BY_TEST);
    await expect(start(registry)).rejects.toThrow(/R022/);
  });
});
