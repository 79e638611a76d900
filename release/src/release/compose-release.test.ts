import fs from 'node:fs/promises';
import path from 'node:path';
import { ARTIFACT_NAMES } from '../registry/artifact-names';
import { ArtifactStore } from '../registry/artifact-store';
import { readChannelHead } from '../channel/channel-head';
import { composeRelease } from './compose-release';
import { FORCED_BY_TEST, createSite, publishVersion, TRUSTED } from '../testing/test-registry';
import { pin } from '../acts/pin';
import { pinnedVersions } from './pins';

async function composeWith(changes: object, name: (typeof ARTIFACT_NAMES)[number] = 'mfe-home') {
  const registry = await createSite();
  await publishVersion(registry, name, '2.0.0', changes);
  const current = (await readChannelHead(registry, 'production', TRUSTED))?.release ?? null;
  const versions = { ...(current && pinnedVersions(current)), [name]: '2.0.0' };
  return composeRelease(new ArtifactStore(registry), { versions, current });
}

const route = { section: 'mfe-home', page: 'p', devices: ['desktop'], guards: [] };

describe('composeRelease', () => {
  it('pins the new version and keeps the old one as its fallback, files of both included', async () => {
    const release = await composeWith({});
    expect(release.sections['mfe-home'].version).toBe('2.0.0');
    expect(release.sections['mfe-home'].fallback?.version).toBe('1.0.0');
    expect(release.sections['mfe-legal'].fallback).toBeNull();
    expect(release.files).toHaveProperty(['mfe-home/1.0.0/client/main.js']);
    expect(release.files).toHaveProperty(['mfe-home/2.0.0/server/index.cjs']);
  });

  it.each([
    ['R002', { contract: 2 }],
    ['R003', { shared: { react: '^18.0.0' } }],
    ['R003', { shared: { vue: '^3.0.0' } }],
    ['R004', { routes: [{ ...route, pattern: '/game-library/:any' }] }],
    ['R005', { locales: ['zh', 'en'] }],
    ['R006', { routes: [] }],
    ['R013', { endpoints: ['GET /api/unknown'] }],
    ['R014', { routes: [{ ...route, pattern: '/:slug' }] }],
  ])('refuses with %s a section with %j', async (code, changes) => {
    await expect(composeWith(changes)).rejects.toThrow(new RegExp(`${code} `));
  });

  it('reports all refusals at once', async () => {
    const refused = composeWith({ contract: 2, locales: [] });
    await expect(refused).rejects.toMatchObject({
      refusals: [{ code: 'R002' }, { code: 'R005' }],
    });
  });

  it('refuses a shell whose shared packages do not satisfy the sections', async () => {
    await expect(composeWith({ shared: { react: '20.0.0' } }, 'shell')).rejects.toThrow(/R003/);
  });

  it('has no shell fallback that does not fit a section', async () => {
    const registry = await createSite();
    await publishVersion(registry, 'shell', '2.0.0', { contract: 2 });
    await publishVersion(registry, 'mfe-home', '2.0.0', { contract: 2 });
    const versions = { shell: '2.0.0', 'mfe-home': '2.0.0' };
    const { release } = await pin(registry, { ...FORCED_BY_TEST, versions });
    expect(release.shell.fallback).toBeNull();
    expect(release.sections['mfe-home'].fallback?.version).toBe('1.0.0');
  });

  it('takes an older shell fallback when the previous version does not fit the sections', async () => {
    const registry = await createSite();
    await publishVersion(registry, 'shell', '2.0.0', { shared: { react: '19.3.0' } });
    await publishVersion(registry, 'shell', '3.0.0', { shared: { react: '19.4.0' } });
    await publishVersion(registry, 'mfe-home', '2.0.0', { shared: { react: '^19.3.1' } });
    const second = await pin(registry, { ...FORCED_BY_TEST, versions: { shell: '2.0.0' } });
    expect(second.release.shell.fallback?.version).toBe('1.0.0');
    const versions = { shell: '3.0.0', 'mfe-home': '2.0.0' };
    const third = await pin(registry, { ...FORCED_BY_TEST, versions });
    expect(third.release.shell.fallback?.version).toBe('1.0.0');
  });

  it('refuses a version with a file that differs from the published content', async () => {
    const registry = await createSite();
    const store = new ArtifactStore(registry);
    const file = path.join(registry, 'artifacts', 'shell', '1.0.0', 'server', 'index.cjs');
    await fs.writeFile(file, 'altered');
    const versions = Object.fromEntries(ARTIFACT_NAMES.map((name) => [name, '1.0.0']));
    const composed = composeRelease(store, { versions, current: null });
    await expect(composed).rejects.toThrow(/R001 shell 1\.0\.0: server\/index\.cjs/);
  });

  it('refuses a release without one of the sections', async () => {
    const registry = await createSite();
    const versions = { shell: '1.0.0', 'mfe-home': '1.0.0' };
    const composed = composeRelease(new ArtifactStore(registry), { versions, current: null });
    await expect(composed).rejects.toThrow(/R007 mfe-legal: .* promote --from <channel>/);
  });
});
