import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}

/** Writes a file so that it appears complete or not at all, even after a crash: temporary file, fsync, rename. */
export async function writeAtomically<Value>(
  file: string,
  write: (temporary: string) => Promise<Value>,
): Promise<Value> {
  const temporary = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    const value = await write(temporary);
    await sync(temporary);
    await rename(temporary, file);
    await sync(dirname(file));
    return value;
  } finally {
    await rm(temporary, { force: true });
  }
}
