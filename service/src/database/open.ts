import { sql } from 'kysely';
import type { Settings } from '../config/environment';
import type { Log } from '../process/log';
import { errorMessage } from '../process/error-message';
import type { OpenDatabase } from './database';
import { createFilesInChildProcess } from './create-files';
import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';
import { OperatorError } from '../process/operator-error';

/** The server of `DATABASE_URL` cannot be reached or refuses the connection. */
export class DatabaseUnreachable extends OperatorError {
  override name = 'DatabaseUnreachable';
}

async function verifyConnection(database: OpenDatabase): Promise<OpenDatabase> {
  try {
    await sql`select 1`.execute(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw new DatabaseUnreachable(
      `The database of DATABASE_URL is unreachable: ${errorMessage(error)}.`,
    );
  }
}

/**
 * Opens the database of the settings: PostgreSQL by `DATABASE_URL`, else the embedded one in `DATA_DIR`.
 * @throws DatabaseUnreachable, FolderInUse or DatabaseCreationFailed, each with one sentence for the operator.
 */
export const openDatabase = (
  settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'> &
    Partial<Pick<Settings, 'DATABASE_LISTEN_URL'>>,
  log: Log,
): Promise<OpenDatabase> =>
  settings.DATABASE_URL === undefined
    ? openEmbedded(settings.DATA_DIR, log, createFilesInChildProcess)
    : verifyConnection(
        openPostgres(
          settings.DATABASE_URL,
          settings.DATABASE_POOL,
          log,
          settings.DATABASE_LISTEN_URL,
        ),
      );
