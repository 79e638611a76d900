import { assertBuildFits } from '../../checks/check-build';
import { BY_TEST, createBuild, createRegistry, createSite } from '../../testing/test-registry';
import { readChannelHead } from '../../channel/channel-head';
import { lock, protect } from '../lock-channel';
import { assertPinPossible } from './assert-pin-possible';

describe('a pin before its build', () => {
  const ask = async (registry: string, force?: string, isPublished = false) =>
    assertPinPossible(registry, { ...BY_TEST, force }, isPublished);

  it('is possible on an open channel', async () => {
    expect((await ask(await createSite())).entry.sequence).toBe(1);
  });

  it('needs a channel with a release, without a lock', async () => {
    await expect(ask(await createRegistry())).rejects.toThrow('R012');
    const registry = await createSite();
    await lock(registry, BY_TEST);
    await expect(ask(registry)).rejects.toThrow(/R022 .*test locked it/);
  });

  it('needs evidence or force on a protected channel, unless the version exists', async () => {
    const registry = await createSite();
    await protect(registry, { ...BY_TEST, authors: ['test'] });
    await expect(ask(registry)).rejects.toThrow(/R018 .*no smoke run can cover a version/);
    await ask(registry, 'on fire');
    await ask(registry, undefined, true);
  });
});

describe('a build before its publication', () => {
  it('is checked with the shell that the channel pins', async () => {
    const registry = await createSite();
    const head = await readChannelHead(registry, 'production', BY_TEST.signer.trusted);
    const good = await createBuild(registry, 'mfe-home', '2.0.0');
    await assertBuildFits(registry, good, head);
    const old = await createBuild(registry, 'mfe-home', '2.0.1', { shared: { react: '^18.0.0' } });
    await expect(assertBuildFits(registry, old, head)).rejects.toThrow(/R003 mfe-home 2\.0\.1/);
    await assertBuildFits(registry, old, null);
  });

  it('of the shell is checked alone', async () => {
    const registry = await createSite();
    const shell = await createBuild(registry, 'shell', '2.0.0', { locales: ['zh'] });
    await expect(assertBuildFits(registry, shell, null)).rejects.toThrow(/R005 shell 2\.0\.0/);
  });
});
