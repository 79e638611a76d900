import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY_FILE_SYSTEM = '/dev/shm';
/** Bytes that all checks together may write at one time, with room to spare. */
const NEEDED = 4 * 1024 ** 3;

/**
 * Creates a folder for temporary files, in memory where there is room: databases and registries write and sync many
 * small files, which takes longer than everything else on a slow disk.
 * @returns {string}
 */
export function createTemporaryFolder() {
  const folder = mkdtempSync(join(hasRoom() ? MEMORY_FILE_SYSTEM : tmpdir(), 'huoban-test-'));
  // A PostgreSQL server that root starts runs as another user.
  chmodSync(folder, 0o1777);
  return folder;
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FILE_SYSTEM);
    return bavail * bsize >= NEEDED && freemem() >= 2 * NEEDED;
  } catch {
    return false;
  }
}
