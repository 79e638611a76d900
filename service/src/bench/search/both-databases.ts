import { join } from 'node:path';
import type { OpenDatabase } from '../../database/database';
import { createEmbeddedFiles, openEmbedded } from '../../database/open-embedded';
import { openPostgres } from '../../database/open-postgres';
import { temporaryPostgres } from '../../drills/temporary-postgres';
import { silentLog } from '../../log';
import type { Bench } from '../bench';

export interface NamedDatabase {
  name: string;
  database: OpenDatabase;
}

/** An embedded database in a folder, and one on a temporary PostgreSQL when there is one on this machine. */
export const openBoth = async ({ folder, later }: Bench): Promise<NamedDatabase[]> => {
  const embedded = await openEmbedded(join(folder, 'pglite'), silentLog, createEmbeddedFiles);
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
