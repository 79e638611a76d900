import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { isReplacementPending } from '../database/backup/replace-folder';
import { readSettings } from '../config/environment';
import type { OpenDatabase } from '../database/database';
import { openDatabase } from '../database/open';
import { POSTGRES_FOLDER } from '../database/open-embedded';
import { createLog, type Log } from '../process/log';
import { OperatorError } from '../process/operator-error';

/** There is no database. */
export class DatabaseMissing extends OperatorError {
  override readonly name = 'DatabaseMissing';
}

const hasDatabase = (folder: string) =>
  existsSync(join(folder, POSTGRES_FOLDER, 'PG_VERSION')) || isReplacementPending(folder);

/**
 * Finds the embedded database in the given folder or in its subfolder `pg`, which `npm start` uses.
 * @throws DatabaseMissing when neither contains one
 */
function findFolder(given: string): string {
  const found = [join(given, 'pg'), given].find(hasDatabase);
  if (found !== undefined) return found;
  throw new DatabaseMissing(
    `There is no database in ${given}: set the folder with --data or DATA_DIR, or a server with DATABASE_URL.`,
  );
}

const NOT_EMBEDDED_MESSAGE = 'The database is a server (DATABASE_URL): use pg_dump and pg_restore.';

function configuredFolder(
  environment: Record<string, string | undefined>,
  data: string | undefined,
) {
  const { DATABASE_URL } = readSettings(environment);
  if (DATABASE_URL !== undefined && data === undefined)
    throw new DatabaseMissing(NOT_EMBEDDED_MESSAGE);
  return data ?? (environment.DATA_DIR || '.data');
}

/**
 * Resolves the folder of the embedded database of this environment.
 * @throws DatabaseMissing when there is none or `DATABASE_URL` is set
 */
export const resolveEmbeddedFolder = (
  environment: Record<string, string | undefined>,
  data: string | undefined,
): string => findFolder(configuredFolder(environment, data));

/**
 * Resolves the folder to restore into: that of the existing database, else that of `--data`.
 * @throws DatabaseMissing when there is neither, or `DATABASE_URL` is set
 */
export function resolveRestoreFolder(
  environment: Record<string, string | undefined>,
  data: string | undefined,
): string {
  const given = configuredFolder(environment, data);
  return [join(given, 'pg'), given].find(hasDatabase) ?? data ?? findFolder(given);
}

export const createOperatorLog = (): Log =>
  createLog('warn', 'text', (line) => process.stderr.write(line));

/**
 * Opens the database of the service of this environment: `DATABASE_URL`, else the embedded one in `data`, `DATA_DIR` or
 * `.data`.
 * @throws SettingsError, DatabaseMissing, DatabaseUnreachable; FolderInUse while a service has the folder open
 */
export async function openConfigured(
  environment: Record<string, string | undefined>,
  data: string | undefined,
): Promise<OpenDatabase> {
  const { DATABASE_URL, DATABASE_POOL } = readSettings(environment);
  const isServer = DATABASE_URL !== undefined && data === undefined;
  const folder = isServer ? '' : findFolder(data ?? (environment.DATA_DIR || '.data'));
  const database = await openDatabase(
    { DATABASE_URL: isServer ? DATABASE_URL : undefined, DATABASE_POOL, DATA_DIR: folder },
    createOperatorLog(),
  );
  const { rows } = await sql`select where to_regclass('kysely_migration') is not null`.execute(
    database.db,
  );
  if (rows.length > 0) return database;
  await database.close();
  throw new DatabaseMissing('The database is empty: start the service on it first.');
}
