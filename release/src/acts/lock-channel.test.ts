import { BY_TEST, FORCED_BY_TEST, createSite, publishVersion } from '../testing/test-registry';
import { pin } from './pin';
import { renew } from './renew';
import { rollback } from './rollback';
import { lock, protect, unlock, unprotect } from './lock-channel';

const MING = { ...BY_TEST, author: 'ming' };

async function siteWithTwoHomes() {
  const registry = await createSite();
  await publishVersion(registry, 'mfe-home', '2.0.0');
  return registry;
}

const pinHome = (registry: string, by = BY_TEST, version = '2.0.0') =>
  pin(registry, { ...FORCED_BY_TEST, ...by, versions: { 'mfe-home': version } });

describe('a locked channel', () => {
  it('records author, time and reason', async () => {
    const registry = await siteWithTwoHomes();
    const { entry } = await lock(registry, { ...MING, reason: 'launch day' });
    expect(entry.lock).toMatchObject({ author: 'ming', reason: 'launch day' });
    await expect(pinHome(registry)).rejects.toThrow(/R022 .*ming locked it at .*: launch day/);
  });

  it.each([
    ['pin', (registry: string) => pinHome(registry, BY_TEST, '1.0.0')],
    ['rollback', (registry: string) => rollback(registry, { ...BY_TEST, to: '1' })],
    ['renew', (registry: string) => renew(registry, BY_TEST)],
    ['lock', (registry: string) => lock(registry, BY_TEST)],
    ['protect', (registry: string) => protect(registry, { ...BY_TEST, authors: [BY_TEST.author] })],
  ])('refuses %s', async (_, act) => {
    const registry = await siteWithTwoHomes();
    await pinHome(registry);
    await lock(registry, BY_TEST);
    await expect(act(registry)).rejects.toThrow(/R022/);
  });

  it('accepts acts after the unlock', async () => {
    const registry = await siteWithTwoHomes();
    await lock(registry, BY_TEST);
    await unlock(registry, BY_TEST);
    expect((await pinHome(registry)).entry).toMatchObject({ act: 'pin', lock: null });
  });

  it('refuses an unlock when it is not locked', async () => {
    await expect(unlock(await createSite(), BY_TEST)).rejects.toThrow(/R027/);
  });
});

describe('a protected channel', () => {
  it('accepts only the named authors until it is unprotected', async () => {
    const registry = await siteWithTwoHomes();
    await protect(registry, { ...MING, authors: ['ming', 'hana'] });
    await expect(pinHome(registry)).rejects.toThrow(/R023 .*hana, ming/);
    await expect(unprotect(registry, BY_TEST)).rejects.toThrow(/R023/);
    const { entry } = await pinHome(registry, MING);
    expect(entry.protected).toEqual(['hana', 'ming']);
    await unprotect(registry, MING);
    expect((await renew(registry, BY_TEST)).entry.protected).toBeNull();
  });

  it('requires its author among the named authors', async () => {
    const shutOut = protect(await createSite(), { ...MING, authors: ['hana'] });
    await expect(shutOut).rejects.toThrow(/R023/);
  });

  it('refuses unprotect when it is not protected', async () => {
    await expect(unprotect(await createSite(), BY_TEST)).rejects.toThrow(/R027/);
  });
});
