import fs from 'node:fs/promises';
import path from 'node:path';
import { ArtifactStore } from '../../registry/artifact-store';
import { fileRecord } from '../../registry/digests';
import { FORCED_BY_TEST, createSite, publishVersion } from '../../testing/test-registry';
import { pin } from '../../acts/pin';
import { ArtifactMirror } from './artifact-mirror';
import { FolderStorage } from '../folder-storage';
import type { Storage } from '../storage';

const WEEK = 7 * 86_400_000;

/** A registry with a second, active version of mfe-home, whose files are read like those of a remote store are. */
async function setUp() {
  const registry = await createSite();
  await publishVersion(registry, 'mfe-home', '2.0.0');
  const { release } = await pin(registry, { ...FORCED_BY_TEST, versions: { 'mfe-home': '2.0.0' } });
  const folder = new FolderStorage(registry);
  const reads: string[] = [];
  const remote: Storage = {
    read: (key, atMost) => {
      reads.push(key);
      return folder.read(key, atMost);
    },
    hash: (key, atMost) => folder.hash(key, atMost),
    create: (key, content) => folder.create(key, content),
    replace: (key, content) => folder.replace(key, content),
    list: (key) => folder.list(key),
    writtenAt: (key) => folder.writtenAt(key),
    remove: (key) => folder.remove(key),
  };
  const cache = path.join(registry, 'cache');
  const damage: string[] = [];
  const start = () =>
    new ArtifactMirror(new ArtifactStore(registry, remote), cache, (version, problem) =>
      damage.push(`${version}: ${problem}`),
    );
  return { registry, release, cache, damage, reads, start };
}

const source = (registry: string, file: string): string => path.join(registry, 'artifacts', file);

async function contentOf(cache: string, file: string): Promise<string | null> {
  return fs.readFile(path.join(cache, 'artifacts', file), 'utf8').catch(() => null);
}

describe('ArtifactMirror', () => {
  it('copies every version of a release, fallbacks and records included', async () => {
    const { registry, release, cache, damage, start } = await setUp();
    expect(await start().ensure(release)).toBe(cache);
    for (const file of [
      'shell/1.0.0/server/index.cjs',
      'mfe-home/2.0.0/client/main.js',
      'mfe-home/2.0.0/version.json',
      'mfe-home/1.0.0/client/main.js.br',
      'mfe-home/1.0.0/version.json',
    ]) {
      const published = await fs.readFile(source(registry, file), 'utf8');
      expect(await contentOf(cache, file)).toBe(published);
    }
    expect(damage).toEqual([]);
  });

  it('uses the registry itself when artifacts are in its folder', async () => {
    const { registry, release, cache } = await setUp();
    const mirror = new ArtifactMirror(new ArtifactStore(registry), cache, () => undefined);
    expect(await mirror.ensure(release)).toBe(registry);
    expect(await contentOf(cache, 'shell/1.0.0/version.json')).toBeNull();
  });

  it('copies nothing twice, also after a restart', async () => {
    const { release, reads, start } = await setUp();
    const mirror = start();
    await Promise.all([mirror.ensure(release), mirror.ensure(release)]);
    const copied = reads.length;
    expect(new Set(reads).size).toBe(copied);
    await mirror.ensure(release);
    await start().ensure(release);
    expect(reads).toHaveLength(copied);
  });

  it('starts from its copies while every file of the store is altered, and while the store is unreachable', async () => {
    const { registry, release, cache, damage, reads, start } = await setUp();
    await start().ensure(release);
    const copied = reads.length;
    await fs.rm(path.join(registry, 'artifacts'), { recursive: true });
    expect(await start().ensure(release)).toBe(cache);
    expect(reads).toHaveLength(copied);
    expect(damage).toEqual([]);
  });

  it('leaves out altered and missing files until they are repaired', async () => {
    const { registry, release, cache, damage, start } = await setUp();
    const altered = source(registry, 'mfe-home/2.0.0/server/index.cjs');
    const good = await fs.readFile(altered);
    await fs.writeFile(altered, 'evil');
    await fs.rm(source(registry, 'mfe-legal/1.0.0/client/main.js'));
    const mirror = start();
    await mirror.ensure(release);
    expect(damage.sort()).toEqual([
      'mfe-home@2.0.0: server/index.cjs was altered',
      'mfe-legal@1.0.0: client/main.js is missing',
    ]);
    expect(await contentOf(cache, 'mfe-home/2.0.0/server/index.cjs')).toBeNull();
    expect(await contentOf(cache, 'mfe-home/1.0.0/server/index.cjs')).not.toBeNull();
    await fs.writeFile(altered, good);
    await mirror.ensure(release);
    expect(await contentOf(cache, 'mfe-home/2.0.0/server/index.cjs')).toBe(good.toString());
  });

  it('stops reading a file that is larger than recorded', async () => {
    const { registry, release, damage, start } = await setUp();
    await fs.appendFile(source(registry, 'mfe-home/2.0.0/client/main.js'), 'x'.repeat(1000));
    await start().ensure(release);
    expect(damage).toEqual(['mfe-home@2.0.0: client/main.js was altered']);
  });

  it('replaces an altered local copy', async () => {
    const { release, cache, start } = await setUp();
    await start().ensure(release);
    const copy = path.join(cache, 'artifacts/mfe-home/2.0.0/client/main.js');
    await fs.writeFile(copy, 'evil');
    await start().ensure(release);
    expect(await fs.readFile(copy, 'utf8')).toBe('// mfe-home 2.0.0');
  });

  it('never writes outside of its folder', async () => {
    const { registry, release, cache, start } = await setUp();
    const secret = Buffer.from('secret');
    await fs.writeFile(path.join(registry, 'secret'), secret);
    const files = { 'mfe-home/2.0.0/../../../secret': fileRecord(secret) };
    await start().ensure({ ...release, files });
    expect(await fs.readdir(path.join(cache, 'artifacts/mfe-home/2.0.0'))).toEqual([
      'version.json',
    ]);
    expect(await fs.readdir(cache)).toEqual(['artifacts']);
  });

  it('fetches a published version that no release names', async () => {
    const { registry, cache, start } = await setUp();
    await publishVersion(registry, 'mfe-home', '3.0.0');
    await start().fetch('mfe-home', '3.0.0');
    expect(await contentOf(cache, 'mfe-home/3.0.0/client/main.js')).toBe('// mfe-home 3.0.0');
    await start().fetch('mfe-home', '4.0.0');
    expect(await fs.readdir(path.join(cache, 'artifacts/mfe-home'))).toEqual(['3.0.0']);
  });

  it('drops unneeded versions after a week', async () => {
    const { registry, release, cache, start } = await setUp();
    await publishVersion(registry, 'mfe-home', '3.0.0');
    await start().fetch('mfe-home', '3.0.0');
    const record = path.join(cache, 'artifacts/mfe-home/3.0.0/version.json');
    await start().ensure(release);
    expect(await contentOf(cache, 'mfe-home/3.0.0/client/main.js')).not.toBeNull();
    const longAgo = new Date(Date.now() - WEEK - 1000);
    await fs.utimes(record, longAgo, longAgo);
    await start().ensure(release);
    expect(await contentOf(cache, 'mfe-home/3.0.0/client/main.js')).toBeNull();
    expect(await contentOf(cache, 'mfe-home/1.0.0/client/main.js')).not.toBeNull();
  });
});
