import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { lockFolder } from '../folder-lock';
import { MIGRATIONS } from '../migrate';
import { POSTGRES_FOLDER, createEmbeddedFiles, openEmbedded } from '../open-embedded';
import type { Log } from '../../process/log';
import type { BackupHeader } from './backup-format';
import { loadBackup } from './load-backup';
import { checkBackup } from './read-backup';
import { finishReplacement, replaceFolder } from './replace-folder';

const SCRATCH_PREFIX = 'restoring-';

export interface RestoreResult {
  header: BackupHeader;
  /** Folder with the previous data; `null` when there was none. */
  previousFolder: string | null;
}

async function removeScratchFolders(dataDir: string) {
  for (const name of await readdir(dataDir))
    if (name.startsWith(SCRATCH_PREFIX)) await rm(join(dataDir, name), { recursive: true });
}

/**
 * Replaces the embedded database of a data folder with a backup. The backup is verified, loaded into new files and
 * counted before the old files are moved aside. A killed restore leaves either the old or the new data.
 * @throws BackupDamaged, BackupTooNew; FolderInUse while a service has the folder open
 */
export async function restoreEmbedded(
  dataDir: string,
  file: string,
  log: Log,
  makeFiles = createEmbeddedFiles,
): Promise<RestoreResult> {
  const header = await checkBackup(file, MIGRATIONS);
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  try {
    await finishReplacement(dataDir);
    await removeScratchFolders(dataDir);
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    const scratch = join(dataDir, `${SCRATCH_PREFIX}${stamp}`);
    const fresh = await openEmbedded(scratch, log, makeFiles);
    try {
      await loadBackup(fresh.db, file, header);
    } finally {
      await fresh.close();
    }
    const existed = existsSync(join(dataDir, POSTGRES_FOLDER));
    const aside = `${POSTGRES_FOLDER}.before-restore-${stamp}`;
    await replaceFolder(dataDir, {
      from: `${basename(scratch)}/${POSTGRES_FOLDER}`,
      to: POSTGRES_FOLDER,
      aside,
    });
    await removeScratchFolders(dataDir);
    return { header, previousFolder: existed ? join(dataDir, aside) : null };
  } finally {
    await unlock();
  }
}
