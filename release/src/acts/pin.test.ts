import { readChannelHead } from '../channel/channel-head';
import { protect } from './lock-channel';
import { recordEvidence } from '../evidence/record-evidence';
import { signEvidence } from '../evidence/testing/test-evidence';
import { BY_TEST, createSite, publishVersion, TRUSTED } from '../testing/test-registry';
import { pin } from './pin';
import { planChange } from './plan/plan-change';
import { pinnedVersions } from '../release/pins';

const versions = { 'mfe-home': '2.0.0' };

async function siteWithNewHome(): Promise<string> {
  const registry = await createSite();
  await publishVersion(registry, 'mfe-home', '2.0.0');
  return registry;
}

async function protectedSiteWithNewHome(): Promise<string> {
  const registry = await siteWithNewHome();
  await protect(registry, { ...BY_TEST, authors: [BY_TEST.author] });
  return registry;
}

describe('a pin', () => {
  it('needs no evidence on an unprotected channel, and its plan shows what is missing', async () => {
    const registry = await siteWithNewHome();
    const who = { channel: 'production', author: 'test', trusted: TRUSTED };
    const { evidence, refusals } = await planChange(registry, { ...who, versions });
    expect([evidence?.kind, refusals]).toEqual(['missing', []]);
    expect((await pin(registry, { ...BY_TEST, versions })).entry.forced).toBeNull();
  });
});

describe('a pin on a protected channel', () => {
  it('is refused without evidence, as its plan shows', async () => {
    const registry = await protectedSiteWithNewHome();
    await expect(pin(registry, { ...BY_TEST, versions })).rejects.toThrow(
      /R018 .*untested with its shell: mfe-home\./,
    );
    const who = { channel: 'production', author: 'test', trusted: TRUSTED };
    const { refusals } = await planChange(registry, { ...who, versions });
    expect(refusals.map(({ code }) => code)).toEqual(['R018']);
    expect((await readChannelHead(registry, 'production', TRUSTED))?.entry.sequence).toBe(2);
  });

  it('overrides missing evidence with a recorded reason', async () => {
    const registry = await protectedSiteWithNewHome();
    const { entry } = await pin(registry, { ...BY_TEST, versions, force: 'the site is down' });
    expect(entry).toMatchObject({ act: 'pin', forced: 'the site is down' });
  });

  it('needs no reason for versions that passed with the same shell', async () => {
    const registry = await protectedSiteWithNewHome();
    const head = await readChannelHead(registry, 'production', TRUSTED);
    const all = { ...(head && pinnedVersions(head.release)), ...versions };
    const staged = await pin(registry, { ...BY_TEST, channel: 'staging', versions: all });
    expect(staged.entry.forced).toBeNull();
    const evidence = signEvidence({ release: staged.entry.release });
    await recordEvidence(registry, evidence, { trusted: TRUSTED });
    const { entry } = await pin(registry, { ...BY_TEST, versions, force: 'just in case' });
    expect(entry.forced).toBeNull();
  });
});
