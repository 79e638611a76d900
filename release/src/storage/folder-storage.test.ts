import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FolderStorage } from './folder-storage';
import { describeStorage } from './testing/storage-contract';

describeStorage('a folder', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-storage-'));
  return {
    connect: () => new FolderStorage(folder),
    close: () => fs.rm(folder, { recursive: true, force: true }),
  };
});

describe('FolderStorage', () => {
  it('does not list temporary files', async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-storage-'));
    await fs.writeFile(path.join(folder, '.1.json.0a1b2c'), 'half');
    expect(await new FolderStorage(folder).list('')).toEqual([]);
    await fs.rm(folder, { recursive: true, force: true });
  });
});
