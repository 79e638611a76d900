import fs from 'node:fs/promises';
import path from 'node:path';
import { pin } from '../../acts/pin';
import { createSite, FORCED_BY_TEST, publishVersion } from '../../testing/test-registry';
import { KeptVersions } from './kept-versions';

const MAIN = 'mfe-home/2.0.0/client/main.js';

/** A site whose active release pins version 2.0.0 of mfe-home, and the versions that its shell keeps. */
async function setUp() {
  const registry = await createSite();
  const pinHome = async (version: string) => {
    await publishVersion(registry, 'mfe-home', version);
    return pin(registry, { ...FORCED_BY_TEST, versions: { 'mfe-home': version } });
  };
  const { release } = await pinHome('2.0.0');
  const folder = path.join(registry, 'kept');
  const fileIn = (root: string) => (file: string) => path.join(root, 'artifacts', file);
  const kept = new KeptVersions(registry, folder);
  return {
    registry,
    folder,
    release,
    pinHome,
    kept,
    stored: fileIn(registry),
    copy: fileIn(folder),
  };
}

async function foldersOf(folder: string): Promise<string[]> {
  const names = await fs.readdir(path.join(folder, 'artifacts'));
  const versions = names.map(async (name) =>
    (await fs.readdir(path.join(folder, 'artifacts', name))).map((version) => `${name}/${version}`),
  );
  return (await Promise.all(versions)).flat().sort();
}

describe('KeptVersions', () => {
  it('copies every file of every version that a release names, fallbacks and records included', async () => {
    const { registry, folder, release, kept, stored, copy } = await setUp();
    await kept.keep([release]);
    const files = ['shell/1.0.0/server/index.cjs', MAIN, 'mfe-home/1.0.0/version.json'];
    for (const file of files)
      expect(await fs.readFile(copy(file), 'utf8')).toBe(await fs.readFile(stored(file), 'utf8'));
    expect(await foldersOf(folder)).toEqual(await foldersOf(registry));
    expect(kept.damage.size).toBe(0);
    expect(kept.problem).toBeNull();
  });

  it('keeps only what the served releases name', async () => {
    const { folder, release, pinHome, kept } = await setUp();
    const { release: next } = await pinHome('3.0.0');
    await kept.keep([release, next]);
    await kept.keep([next]);
    const homes = (await foldersOf(folder)).filter((each) => each.startsWith('mfe-home'));
    expect(homes).toEqual(['mfe-home/2.0.0', 'mfe-home/3.0.0']);
  });

  it.each<[string, (file: string) => Promise<unknown>]>([
    ['altered', (file) => fs.appendFile(file, 'x')],
    ['missing', (file) => fs.rm(file)],
  ])(
    'names a file that is %s in the registry until it is repaired, and keeps its copy',
    async (word, damage) => {
      const { registry, folder, release, kept, stored, copy } = await setUp();
      await kept.keep([release]);
      const content = await fs.readFile(stored(MAIN), 'utf8');
      await damage(stored(MAIN));
      for (const process of [kept, new KeptVersions(registry, folder)]) {
        await process.keep([release]);
        expect([...process.damage]).toEqual([
          ['mfe-home@2.0.0', `client/main.js is ${word} in the registry`],
        ]);
      }
      expect(await fs.readFile(copy(MAIN), 'utf8')).toBe(content);
      await fs.writeFile(stored(MAIN), content);
      await kept.check();
      expect(kept.damage.size).toBe(0);
    },
  );

  it('never copies a damaged file, and replaces a damaged copy', async () => {
    const { release, kept, stored, copy, registry, folder } = await setUp();
    const content = await fs.readFile(stored(MAIN), 'utf8');
    await fs.appendFile(stored(MAIN), 'x');
    await kept.keep([release]);
    await expect(fs.readFile(copy(MAIN))).rejects.toThrow('ENOENT');
    await fs.mkdir(path.dirname(copy(MAIN)), { recursive: true });
    await fs.writeFile(copy(MAIN), 'evil');
    await fs.writeFile(stored(MAIN), content);
    await new KeptVersions(registry, folder).keep([release]);
    expect(await fs.readFile(copy(MAIN), 'utf8')).toBe(content);
  });

  it('reads a file again only when it has changed', async () => {
    const { release, kept } = await setUp();
    await kept.keep([release]);
    const opening = jest.spyOn(fs, 'open');
    await kept.check();
    expect(opening).not.toHaveBeenCalled();
    opening.mockRestore();
  });

  it('says when a copy cannot be stored, and tries again', async () => {
    const { release, kept, folder } = await setUp();
    await fs.writeFile(folder, 'a file in place of the folder');
    await kept.keep([release]);
    expect(kept.problem).toMatch(/^the files of the served release cannot be kept: .*ENOTDIR/);
    await fs.rm(folder);
    await kept.check();
    expect(kept.problem).toBeNull();
    expect(await foldersOf(folder)).toContain('mfe-home/2.0.0');
  });
});
