import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileRecord } from '../../registry/digests';
import { createRegistry } from '../../testing/test-registry';
import { hashRegularFile, readRegularFile, UnboundedFile } from './read-regular-file';

describe('readRegularFile', () => {
  let file: string;
  beforeEach(async () => {
    file = path.join(await createRegistry(), 'file');
  });

  it('reads a file up to its limit', async () => {
    await fs.writeFile(file, 'abc');
    expect((await readRegularFile(file, 3))?.toString()).toBe('abc');
    await fs.writeFile(file, '');
    expect((await readRegularFile(file, 0))?.byteLength).toBe(0);
    expect(await readRegularFile(`${file}/below`, 3)).toBeNull();
    expect(await readRegularFile(`${file}-other`, 3)).toBeNull();
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['a larger file', () => fs.writeFile(file, 'abcd'), '4 bytes'],
    ['1.5 GB', async () => fs.truncate(await empty(file), 1.5 * 2 ** 30), '1610612736 bytes'],
    ['a link to a device', () => fs.symlink('/dev/zero', file), 'not a regular file'],
    ['a folder', () => fs.mkdir(file), 'not a regular file'],
    ['a named pipe', async () => execFileSync('mkfifo', [file]), 'not a regular file'],
    ['a file that shows no size', () => fs.symlink('/proc/self/status', file), '4 bytes'],
  ])('does not read %s', async (_, create, problem) => {
    await create();
    const reading = readRegularFile(file, 3);
    await expect(reading).rejects.toThrow(UnboundedFile);
    await expect(reading).rejects.toThrow(problem);
    await expect(hashRegularFile(file, 3)).rejects.toThrow(problem);
  });
});

describe('hashRegularFile', () => {
  it('is size and hash of the content', async () => {
    const file = path.join(await createRegistry(), 'file');
    await fs.writeFile(file, 'abc');
    expect(await hashRegularFile(file, 3)).toEqual(fileRecord(Buffer.from('abc')));
    expect(await hashRegularFile(`${file}-other`, 3)).toBeNull();
  });

  it('keeps no content of a large file', async () => {
    const file = await empty(path.join(await createRegistry(), 'file'));
    const size = 64 * 2 ** 20;
    await fs.truncate(file, size);
    const concatenated = jest.spyOn(Buffer, 'concat');
    expect((await hashRegularFile(file, size))?.bytes).toBe(size);
    expect(concatenated).not.toHaveBeenCalled();
  });
});

async function empty(file: string): Promise<string> {
  await fs.writeFile(file, '');
  return file;
}
