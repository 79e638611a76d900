import fs from 'node:fs/promises';
import path from 'node:path';
import { createRegistry } from '../../testing/test-registry';
import { listFolderIfExists, readFileIfExists } from './read-file';
import { createFile, hasErrorCode, replaceFile } from './write-file';

const place = async () => path.join(await createRegistry(), 'folder', 'file.json');

/** Simulates a file system without hard links. */
const withoutLinks = () =>
  jest
    .spyOn(fs, 'link')
    .mockRejectedValue(Object.assign(new Error('not permitted'), { code: 'EPERM' }));

describe('creating a file', () => {
  it.each([
    ['where links are known', () => undefined],
    ['where they are not', withoutLinks],
  ])('succeeds once and keeps the first content, %s', async (_, prepare) => {
    prepare();
    const file = await place();
    expect(await createFile(file, 'first')).toBe(true);
    expect(await createFile(file, 'second')).toBe(false);
    expect(await fs.readFile(file, 'utf8')).toBe('first');
    expect(await fs.readdir(path.dirname(file))).toEqual(['file.json']);
  });

  it('rejects in a read-only folder and leaves no temporary file', async () => {
    withoutLinks();
    const file = await place();
    await fs.mkdir(file, { recursive: true });
    const inside = path.join(file, 'x'.repeat(300));
    await expect(createFile(inside, 'x')).rejects.toThrow(/ENAMETOOLONG/);
    expect(await fs.readdir(file)).toEqual([]);
  });
});

describe('reading files that may not exist', () => {
  it('returns nothing for a missing file or folder, or a file in place of a folder', async () => {
    const file = await place();
    expect(await readFileIfExists(file)).toBeNull();
    expect(await listFolderIfExists(path.dirname(file))).toEqual([]);
    await replaceFile(file, 'x');
    expect(await readFileIfExists(path.join(file, 'below'))).toBeNull();
    expect(await listFolderIfExists(file)).toEqual([]);
  });

  it('rejects for an unreadable file', async () => {
    const file = await place();
    await replaceFile(file, 'x');
    await expect(readFileIfExists(path.dirname(file))).rejects.toThrow(/EISDIR/);
    await expect(listFolderIfExists('x'.repeat(300))).rejects.toThrow(/ENAMETOOLONG/);
  });
});

describe('hasErrorCode', () => {
  it('accepts any thrown value', () => {
    expect(hasErrorCode({ code: 'ENOENT' }, 'ENOENT')).toBe(true);
    expect(
      [null, 'ENOENT', new Error('ENOENT')].map((each) => hasErrorCode(each, 'ENOENT')),
    ).toEqual([false, false, false]);
  });
});
