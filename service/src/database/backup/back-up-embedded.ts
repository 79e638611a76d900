import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { OpenDatabase } from '../database';
import { FolderInUse } from '../folder-lock';
import { MIGRATIONS } from '../migrate';
import {
  EMBEDDED_POSTGRES,
  POSTGRES_FOLDER,
  createEmbeddedFiles,
  openEmbedded,
} from '../open-embedded';
import type { Log } from '../../process/log';
import type { BackupHeader } from './backup-format';
import { requestBackup } from './backup-server';
import { checkBackup } from './read-backup';
import { writeAtomically } from './atomic-write';
import { writeBackup } from './write-backup';
import { OperatorError } from '../../process/operator-error';

/** The files have another PostgreSQL version than this service. Opening them would move them aside. */
export class PostgresVersionMismatch extends OperatorError {
  override readonly name = 'PostgresVersionMismatch';
}

async function requireSamePostgres(dataDir: string) {
  const major = (await readFile(join(dataDir, POSTGRES_FOLDER, 'PG_VERSION'), 'utf8')).trim();
  if (major !== EMBEDDED_POSTGRES)
    throw new PostgresVersionMismatch(
      `The database in ${dataDir} has the version of PostgreSQL ${major}, this service has ${EMBEDDED_POSTGRES}: make the backup with the release that wrote it.`,
    );
}

/** `null` while a service has the folder open. */
const openOffline = (dataDir: string, log: Log): Promise<OpenDatabase | null> =>
  openEmbedded(dataDir, log, createEmbeddedFiles).catch((error: unknown) => {
    if (error instanceof FolderInUse) return null;
    throw error;
  });

export interface BackupResult {
  header: BackupHeader;
  /** Whether a running service made the backup. */
  isFromRunningService: boolean;
}

/**
 * Writes a backup of the embedded database in a data folder to a file and verifies it before the file gets its name.
 * When a service is running on the folder, the backup is requested from it.
 * @throws PostgresVersionMismatch, BackupServerUnavailable, or an error of the file system
 */
export async function backUpEmbedded(
  dataDir: string,
  file: string,
  log: Log,
): Promise<BackupResult> {
  await requireSamePostgres(dataDir);
  const database = await openOffline(dataDir, log);
  return writeAtomically(file, async (temporary) => {
    if (database === null)
      await pipeline(await requestBackup(dataDir), createWriteStream(temporary, { mode: 0o600 }));
    else
      try {
        await writeBackup(database.db, temporary);
      } finally {
        await database.close();
      }
    return {
      header: await checkBackup(temporary, MIGRATIONS),
      isFromRunningService: database === null,
    };
  });
}
