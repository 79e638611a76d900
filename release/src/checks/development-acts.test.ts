import { DEV_VERSION_PREFIX } from '@huoban/contracts';
import { ARTIFACT_NAMES } from '../registry/artifact-names';
import { startCanary } from '../acts/canary/start-canary';
import { readChannelHead } from '../channel/channel-head';
import { FORCED_BY_TEST, createSite, publishVersion, TRUSTED } from '../testing/test-registry';
import { pin } from '../acts/pin';
import { planChange } from '../acts/plan/plan-change';
import { promote } from '../acts/promote';
import { refusalsOf } from '../cli/refusals-of-error';

const DEVELOPED = `${DEV_VERSION_PREFIX}0a1b2c`;
const ALL = Object.fromEntries(ARTIFACT_NAMES.map((name) => [name, '1.0.0']));
const WITH_DEVELOPED = { ...ALL, 'mfe-home': DEVELOPED };
const REFUSED = /R047 mfe-home 0\.0\.0-dev\.0a1b2c: /;
const DEVELOPMENT = { ...FORCED_BY_TEST, channel: 'development' };

/** A site whose registry contains a development version. */
async function siteWithDevelopedHome(): Promise<string> {
  const registry = await createSite();
  await publishVersion(registry, 'mfe-home', DEVELOPED);
  await pin(registry, { ...DEVELOPMENT, versions: WITH_DEVELOPED });
  return registry;
}

describe('a development version', () => {
  it('may be pinned on the channel development', async () => {
    const head = await readChannelHead(await siteWithDevelopedHome(), 'development', TRUSTED);
    expect(head?.release.sections['mfe-home'].version).toBe(DEVELOPED);
  });

  it('is refused while it is developed for missing messages, an unknown endpoint and an unknown name', async () => {
    const registry = await createSite();
    await publishVersion(registry, 'shell', '2.0.0', { names: { react: ['useState'] } });
    await publishVersion(registry, 'mfe-home', DEVELOPED, {
      messages: { keys: ['a'], missing: { ja: ['a'] }, digests: {} },
      endpoints: ['GET /api/unknown'],
      names: { react: ['useNew'] },
    });
    const versions = { ...WITH_DEVELOPED, shell: '2.0.0' };
    const refused: unknown = await pin(registry, { ...DEVELOPMENT, versions }).catch(
      (error: unknown) => error,
    );
    const codes = refusalsOf(refused).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['R005', 'R013', 'R016']));
  });

  it.each(['production', 'staging', 'launch'])(
    'is not pinned on %s, whatever the reason',
    async (channel) => {
      const registry = await siteWithDevelopedHome();
      const act = { ...FORCED_BY_TEST, channel, versions: WITH_DEVELOPED };
      await expect(pin(registry, act)).rejects.toThrow(REFUSED);
    },
  );

  it('cannot be promoted to production', async () => {
    const registry = await siteWithDevelopedHome();
    const act = { ...FORCED_BY_TEST, from: 'development' };
    await expect(promote(registry, act)).rejects.toThrow(REFUSED);
    await expect(promote(registry, { ...act, only: ['mfe-home'] })).rejects.toThrow(REFUSED);
  });

  it('cannot be a canary', async () => {
    const registry = await siteWithDevelopedHome();
    const head = await readChannelHead(registry, 'development', TRUSTED);
    const release = head?.entry.release ?? '';
    for (const target of [{ versions: { 'mfe-home': DEVELOPED } }, { release }]) {
      const started = startCanary(registry, { ...FORCED_BY_TEST, target, share: 5 });
      await expect(started).rejects.toThrow(REFUSED);
    }
  });

  it('cannot become a fallback', async () => {
    const registry = await siteWithDevelopedHome();
    await pin(registry, { ...DEVELOPMENT, versions: { 'mfe-home': '1.0.0' } });
    const promotion = promote(registry, { ...FORCED_BY_TEST, from: 'development' });
    await expect(promotion).rejects.toThrow(/R047 .*would be a fallback/);
  });

  it('is refused by a plan', async () => {
    const registry = await siteWithDevelopedHome();
    const versions = { 'mfe-home': DEVELOPED };
    const who = { author: 'test', trusted: TRUSTED };
    const plan = await planChange(registry, { ...who, channel: 'production', versions });
    expect(plan.refusals.map(({ code }) => code)).toContain('R047');
  });
});
