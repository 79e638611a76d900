import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from './error-code.mjs';

export class FolderInUse extends Error {
  /** @override */
  name = 'FolderInUse';
}

/** @typedef {{ pid: number, began: string | null }} Holder `began` distinguishes processes with the same id */

/**
 * Locks a folder for this process. The lock of a process that no longer exists is replaced.
 * @param {string} folder made when it does not exist
 * @returns {() => void} gives it back
 * @throws {FolderInUse} that names the folder and the process
 */
export function lockFolder(folder) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock.json');
  const own = { pid: process.pid, began: startTimeOf(process.pid) };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (createLock(file, own)) return () => rmSync(file, { force: true });
    const holder = readHolder(file);
    if (holder && isAlive(holder)) {
      throw new FolderInUse(
        `The data folder ${folder} is in use by the site that runs as process ${String(holder.pid)}: stop that one first, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new FolderInUse(`The data folder ${folder} is being locked by another start of the site.`);
}

/**
 * @param {string} file
 * @param {Holder} holder
 */
function createLock(file, holder) {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * @param {string} file
 * @returns {Holder | null}
 */
function readHolder(file) {
  try {
    const found = JSON.parse(readFileSync(file, 'utf8'));
    return { pid: Number(found.pid), began: found.began ?? null };
  } catch {
    return null;
  }
}

/** @param {Holder} holder */
function isAlive({ pid, began }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if (!hasCode(error, 'EPERM')) return false;
  }
  return startTimeOf(pid) === began;
}

/**
 * Start time of a process (Linux), which distinguishes processes with a reused id.
 * @param {number} pid
 * @returns {string | null}
 */
function startTimeOf(pid) {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The process name, in brackets, may contain spaces.
    return `${boot}-${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    return null;
  }
}
