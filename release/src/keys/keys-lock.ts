import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readFileIfExists } from '../storage/files/read-file';
import { createFile, hasErrorCode } from '../storage/files/write-file';

const LOCK_FILE = '.trusted.lock';
const RETRY_DELAY_MS = 15;
/** A change reads and writes two small files; an older lock belongs to a killed process. */
const STALE_AFTER_MS = 15_000;

/** The lock of the keys folder could not be acquired in time. */
export class KeysLockTimeout extends Error {
  override name = 'KeysLockTimeout';
}

/**
 * Runs `change` under the exclusive lock of a keys folder. The lock of a killed process is removed: immediately on the same
 * host, otherwise when it is stale.
 * @throws KeysLockTimeout
 */
export async function withKeysLock<Result>(
  keysDir: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const file = path.join(keysDir, LOCK_FILE);
  const holder = `${os.hostname()} ${process.pid} ${performance.now()}`;
  const since = Date.now();
  while (!(await createFile(file, holder))) {
    if (Date.now() - since > 2 * STALE_AFTER_MS) {
      throw new KeysLockTimeout(
        `another process is changing the keys; remove ${file} if no such process exists`,
      );
    }
    await removeStaleLock(file);
    await sleep(RETRY_DELAY_MS);
  }
  try {
    return await change();
  } finally {
    await fs.rm(file, { force: true });
  }
}

async function removeStaleLock(file: string): Promise<void> {
  const holder = (await readFileIfExists(file))?.toString('utf8');
  if (holder === undefined || !(await isStale(file, holder))) return;
  // Moved before it is read: another process may have removed the stale lock and acquired a new one in the meantime.
  const moved = `${file}.${process.pid}`;
  try {
    await fs.rename(file, moved);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return;
    throw error;
  }
  const taken = (await readFileIfExists(moved))?.toString('utf8');
  if (taken !== undefined && taken !== holder) await createFile(file, taken);
  await fs.rm(moved, { force: true });
}

async function isStale(file: string, holder: string): Promise<boolean> {
  const [host, pid] = holder.split(' ');
  if (host === os.hostname() && !isRunning(Number(pid))) return true;
  const { mtimeMs } = await fs.stat(file).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > STALE_AFTER_MS;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !hasErrorCode(error, 'ESRCH');
  }
}
