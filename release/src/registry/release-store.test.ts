import fs from 'node:fs/promises';
import path from 'node:path';
import { canonicalJson } from './canonical-json';
import { readChannelHead } from '../channel/channel-head';
import { sha256 } from './digests';
import { createRegistry, createSite, TRUSTED } from '../testing/test-registry';
import { ReleaseStore } from './release-store';

async function site() {
  const registry = await createSite();
  const head = await readChannelHead(registry, 'production', TRUSTED);
  if (!head) throw new Error('a site has a release');
  const id = head.entry.release;
  const file = path.join(registry, 'releases', `${id}.json`);
  return { store: new ReleaseStore(registry), registry, release: head.release, id, file };
}

describe('ReleaseStore', () => {
  it('repairs a damaged document when the same release is saved again', async () => {
    const { store, release, id, file } = await site();
    for (const damage of ['half', ' '.repeat(5_000_000)]) {
      await fs.writeFile(file, damage);
      await expect(store.read(id)).rejects.toThrow();
      expect(await store.save(release)).toBe(id);
      expect(await store.read(id)).toEqual(release);
    }
  });

  it.each([
    ['is gone', (file: string) => fs.rm(file), /^release \w{12} is missing$/],
    [
      'is altered',
      (file: string) => fs.appendFile(file, ' '),
      /^release \w{12} does not match its id$/,
    ],
  ])('reports a release that %s', async (_, damage, message) => {
    const { store, id, file } = await site();
    await damage(file);
    await expect(store.read(id)).rejects.toThrow(message);
  });

  it('refuses a document of another format, even under the id of its content', async () => {
    const registry = await createRegistry();
    const text = canonicalJson({ format: 99 });
    await fs.mkdir(path.join(registry, 'releases'));
    await fs.writeFile(path.join(registry, 'releases', `${sha256(text)}.json`), text);
    await expect(new ReleaseStore(registry).read(sha256(text))).rejects.toThrow(
      /has an unknown form/,
    );
  });

  it('finds releases by id prefix and ignores other files', async () => {
    const { store, registry, id } = await site();
    await fs.writeFile(path.join(registry, 'releases', `${id}.json.txt`), '');
    expect(await store.findIds(id.slice(0, 6))).toEqual([id]);
    expect(await store.findIds('not')).toEqual([]);
    const [kept] = await store.all();
    expect(kept?.id).toBe(id);
    await store.remove(id);
    expect(await store.all()).toEqual([]);
  });
});
