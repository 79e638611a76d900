import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CleanupStack } from '../../harness/cleanup';
import { SkipCase } from '../../harness/runner';

const run = promisify(execFile);

/** Mounts a disk of so many MiB. @throws SkipCase where this is not allowed */
export async function mountDisk(cleanup: CleanupStack, mebibytes: number): Promise<string> {
  const folder = path.join(await cleanup.temporaryFolder(), 'disk');
  await fs.mkdir(folder);
  const size = ['-o', `size=${mebibytes}m`];
  await run('mount', ['-t', 'tmpfs', ...size, 'tmpfs', folder]).catch((error: unknown) => {
    throw new SkipCase('only root can mount a small disk', { cause: error });
  });
  cleanup.add(() => run('umount', [folder]));
  return folder;
}

export async function makeReadOnly(disk: string): Promise<void> {
  await run('mount', ['-o', 'remount,ro', disk]);
}

/** Fills a disk up to so many bytes. @returns frees it again */
export async function fill(disk: string, room = 0): Promise<() => Promise<void>> {
  const filler = path.join(disk, 'filler');
  const file = await fs.open(filler, 'w');
  try {
    for (const size of [1 << 20, 1 << 12]) {
      const bytes = Buffer.alloc(size);
      for (;;) if ((await file.write(bytes).catch(() => null)) === null) break;
    }
    const { size } = await file.stat();
    await file.truncate(Math.max(0, size - room));
  } finally {
    await file.close();
  }
  return () => fs.rm(filler);
}
