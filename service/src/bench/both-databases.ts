import { join } from 'node:path';

import type { OpenDatabase } from '../database/database';
import { makeEmbeddedFiles, openEmbedded } from '../database/open-embedded';
import { openPostgres } from '../database/open-postgres';
import { temporaryPostgres } from '../drills/temporary-postgres';
import { silentLog } from '../log';

export interface NamedDatabase {
  name: string;
  database: OpenDatabase;
}

/**
 * An embedded database in a folder, and one on a temporary PostgreSQL when there is one on this machine.
 * `later` takes what ends them.
 */
export const openBoth = async (
  folder: string,
  later: (undo: () => Promise<void> | void) => void,
): Promise<NamedDatabase[]> => {
  const embedded = await openEmbedded(join(folder, 'pglite'), silentLog, makeEmbeddedFiles);
  later(embedded.close);
  const server = await temporaryPostgres();
  if (server === null) return [{ name: 'PGlite', database: embedded }];
  later(server.stop);
  const postgres = openPostgres(server.url, 10, silentLog);
  later(postgres.close);
  return [
    { name: 'PGlite', database: embedded },
    { name: 'PostgreSQL', database: postgres },
  ];
};
