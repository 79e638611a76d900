import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writableFolder } from './writable-folder';

let folder: string;
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-folder-'));
  // Below a file nothing can be created, by root neither.
  await fs.writeFile(path.join(folder, 'file'), '');
});
afterEach(() => fs.rm(folder, { recursive: true }));

const open = (given: string | null, beside: string, temporary: string) =>
  writableFolder('MIRROR_DIR', {
    given: given && path.join(folder, given),
    beside: path.join(folder, beside),
    temporary: path.join(folder, temporary),
  }).then((chosen) => path.relative(folder, chosen));

it.each([
  [null, 'data/mirror', 'tmp', 'data/mirror'],
  [null, 'file/mirror', 'tmp', 'tmp'],
  ['given', 'data/mirror', 'tmp', 'given'],
])(
  'of %s, %s and %s is the first that can be written',
  async (given, beside, temporary, chosen) => {
    expect(await open(given, beside, temporary)).toBe(chosen);
    expect(await fs.readdir(path.join(folder, chosen))).toEqual([]);
  },
);

it.each([
  ['file/given', 'data/mirror', 'tmp', 'file/given'],
  [null, 'file/mirror', 'file/tmp', 'file/mirror'],
])('says in one sentence what to mount: %s, %s, %s', async (given, beside, temporary, named) => {
  await expect(open(given, beside, temporary)).rejects.toThrow(
    new RegExp(
      `^${path.join(folder, named)} cannot be written: mount a writable folder there, or set MIRROR_DIR to one$`,
    ),
  );
});
