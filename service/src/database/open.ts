import type { Settings } from '../config/environment';
import type { Log } from '../log';
import type { OpenDatabase } from './database';
import { makeFilesApart } from './make-files-apart';
import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';

/** Opens the database that the settings name: PostgreSQL by `DATABASE_URL`, else the embedded one in `DATA_DIR`. */
export const openDatabase = (
  settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>,
  log: Log,
): Promise<OpenDatabase> =>
  settings.DATABASE_URL === undefined
    ? openEmbedded(settings.DATA_DIR, log, makeFilesApart)
    : Promise.resolve(openPostgres(settings.DATABASE_URL, settings.DATABASE_POOL, log));
