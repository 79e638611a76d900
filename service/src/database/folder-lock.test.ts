import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from './folder-lock';

describe('the lock of a data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lock-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('has one holder at a time and can be taken again', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await expect(lockFolder(folder)).rejects.toThrow(/DATA_DIR/);
    await unlock();
    await (
      await lockFolder(folder)
    )();
  });

  it('does not affect other folders', async () => {
    const other = await mkdtemp(join(tmpdir(), 'lock-'));
    const unlocks = await Promise.all([lockFolder(folder), lockFolder(other)]);
    await Promise.all(unlocks.map((unlock) => unlock()));
    await rm(other, { recursive: true });
  });
});
