import { join } from 'node:path';
import {
  createEmbeddedFiles,
  type OpenDatabase,
  openEmbedded,
  openPostgres,
  silentLog,
} from '@huoban/service/testing';
import { temporaryPostgres } from '../../drills/context/temporary-postgres';
import type { Bench } from '../service-bench';

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
