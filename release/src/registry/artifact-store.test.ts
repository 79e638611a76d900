import fs from 'node:fs/promises';
import path from 'node:path';
import { ArtifactStore } from './artifact-store';
import { createBuild, createRegistry } from '../testing/test-registry';

async function publishOne() {
  const registry = await createRegistry();
  const store = new ArtifactStore(registry);
  const build = await createBuild(registry, 'mfe-home', '1.0.0');
  return { registry, store, build, published: await store.publish(build) };
}

describe('ArtifactStore', () => {
  it('publishes every file with its size and hash, compressed ones too', async () => {
    const { store, published } = await publishOne();
    expect(Object.keys(published.record.files).sort()).toEqual([
      'client/main.js',
      'client/main.js.br',
      'server/index.cjs',
    ]);
    const main = published.record.files['client/main.js'];
    expect(main?.bytes).toBe(17);
    expect(main?.integrity).toMatch(/^sha384-.{64}$/);
    expect(await store.findFaults(published)).toEqual([]);
  });

  it('reads what it published, with the same hash', async () => {
    const { store, published } = await publishOne();
    const read = await store.read('mfe-home', '1.0.0');
    expect(read).toEqual({ record: published.record, hash: published.hash });
  });

  it('accepts the same content again', async () => {
    const { store, build, published } = await publishOne();
    const again = await store.publish(build);
    expect(again.created).toBe(false);
    expect(again.hash).toBe(published.hash);
  });

  it('refuses different content under a published version', async () => {
    const { store, build } = await publishOne();
    await fs.writeFile(path.join(build, 'client', 'main.js'), 'other');
    await expect(store.publish(build)).rejects.toThrow(/R009 mfe-home 1\.0\.0/);
  });

  it('repairs a damaged file when the same build is published again', async () => {
    const { registry, store, build, published } = await publishOne();
    const file = path.join(registry, 'artifacts', 'mfe-home', '1.0.0', 'client', 'main.js');
    await fs.writeFile(file, 'damaged');
    expect(await store.findFaults(published)).toEqual([
      { path: 'client/main.js', kind: 'mismatch' },
    ]);
    await store.publish(build);
    expect(await store.findFaults(published)).toEqual([]);
  });

  it('ignores a folder without version.json', async () => {
    const { registry, store } = await publishOne();
    await fs.rm(path.join(registry, 'artifacts', 'mfe-home', '1.0.0', 'version.json'));
    expect(await store.read('mfe-home', '1.0.0')).toBeNull();
    expect(await store.versions('mfe-home')).toEqual([]);
  });

  it('refuses a build above the size limit, and reads no record that names one', async () => {
    const { registry, store, build } = await publishOne();
    await fs.writeFile(path.join(build, 'client/large.bin'), '');
    await fs.truncate(path.join(build, 'client/large.bin'), 65 * 2 ** 20);
    await expect(store.publish(build)).rejects.toThrow(/R049/);
    const file = path.join(registry, 'artifacts', 'mfe-home', '1.0.0', 'version.json');
    const record = JSON.parse(await fs.readFile(file, 'utf8')) as { files: object };
    const files = { ...record.files, 'client/large.bin': { bytes: 2 ** 30, integrity: 'x' } };
    await fs.writeFile(file, JSON.stringify({ ...record, files }));
    await expect(store.read('mfe-home', '1.0.0')).rejects.toThrow(/R001/);
  });

  it('refuses an incomplete build', async () => {
    const { store, build } = await publishOne();
    await fs.rm(path.join(build, 'build.json'));
    await expect(store.publish(build)).rejects.toThrow(/R011/);
  });
});
