import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { lockFolder } from '../database/folder-lock';
import { MIGRATIONS } from '../database/migrate';
import { FILES, makeEmbeddedFiles, openEmbedded } from '../database/open-embedded';
import type { Log } from '../log';
import type { BackupHeader } from './backup-format';
import { load } from './load';
import { checkBackup } from './read-backup';
import { finishSwap, swap } from './swap';

const UNDER_WAY = 'restoring-';

export interface Restored {
  head: BackupHeader;
  /** Folder the data of before lies in now; `null` when there was none. */
  aside: string | null;
}

const removeHalves = async (dataDir: string) => {
  for (const name of await readdir(dataDir))
    if (name.startsWith(UNDER_WAY)) await rm(join(dataDir, name), { recursive: true });
};

/**
 * Puts a backup in the place of the embedded database of a data folder. It is read to its end, then loaded into files
 * of its own and counted; only then do the old files give way, which are kept beside. A killed restore leaves the old
 * data or the new, never a mixture.
 * @throws BackupDamaged, BackupTooNew; FolderInUse while a service has the folder open.
 */
export const restoreEmbedded = async (
  dataDir: string,
  file: string,
  log: Log,
  makeFiles = makeEmbeddedFiles,
): Promise<Restored> => {
  const head = await checkBackup(file, MIGRATIONS);
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  try {
    await finishSwap(dataDir);
    await removeHalves(dataDir);
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    const scratch = join(dataDir, `${UNDER_WAY}${stamp}`);
    const fresh = await openEmbedded(scratch, log, makeFiles);
    try {
      await load(fresh.db, file, head);
    } finally {
      await fresh.close();
    }
    const existed = existsSync(join(dataDir, FILES));
    const aside = `${FILES}.before-restore-${stamp}`;
    await swap(dataDir, { from: `${basename(scratch)}/${FILES}`, to: FILES, aside });
    await removeHalves(dataDir);
    return { head, aside: existed ? join(dataDir, aside) : null };
  } finally {
    await unlock();
  }
};
