import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { OpenDatabase } from '../database/database';
import { FolderInUse } from '../database/folder-lock';
import { MIGRATIONS } from '../database/migrate';
import {
  EMBEDDED_POSTGRES,
  FILES,
  makeEmbeddedFiles,
  openEmbedded,
} from '../database/open-embedded';
import type { Log } from '../log';
import type { BackupHeader } from './backup-format';
import { askForBackup } from './door';
import { checkBackup } from './read-backup';
import { writeWhole } from './whole-file';
import { writeBackup } from './write-backup';

/** The files are of another PostgreSQL than this program has: opening them would set them aside. */
export class OtherPostgres extends Error {
  override readonly name = 'OtherPostgres';
}

const refuseOtherPostgres = async (dataDir: string) => {
  const major = (await readFile(join(dataDir, FILES, 'PG_VERSION'), 'utf8')).trim();
  if (major !== EMBEDDED_POSTGRES)
    throw new OtherPostgres(
      `The database in ${dataDir} is of PostgreSQL ${major}, this program has ${EMBEDDED_POSTGRES}: make the backup with the service that wrote it.`,
    );
};

/** `null` while a service has the folder open. */
const openOffline = (dataDir: string, log: Log): Promise<OpenDatabase | null> =>
  openEmbedded(dataDir, log, makeEmbeddedFiles).catch((error: unknown) => {
    if (error instanceof FolderInUse) return null;
    throw error;
  });

export interface BackedUp {
  head: BackupHeader;
  /** Whether a running service handed it out. */
  running: boolean;
}

/**
 * Writes a backup of the embedded database in a data folder to a file, and reads it again to its end before it gets
 * its name. A running service goes on: it makes the backup itself.
 * @throws OtherPostgres, DoorClosed, or an error of the file system.
 */
export const backUpEmbedded = async (
  dataDir: string,
  file: string,
  log: Log,
): Promise<BackedUp> => {
  await refuseOtherPostgres(dataDir);
  const database = await openOffline(dataDir, log);
  return writeWhole(file, async (temporary) => {
    if (database === null)
      await pipeline(await askForBackup(dataDir), createWriteStream(temporary, { mode: 0o600 }));
    else
      try {
        await writeBackup(database.db, temporary);
      } finally {
        await database.close();
      }
    return { head: await checkBackup(temporary, MIGRATIONS), running: database === null };
  });
};
