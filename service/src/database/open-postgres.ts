import pg from 'pg';
import type { Log } from '../process/log';
import { poolCounts, createDatabase, type OpenDatabase } from './database';
import { createPostgresListen } from './listen-postgres';

/** Connects to a PostgreSQL server. `size` is the maximum number of connections. */
export function openPostgres(url: string, size: number, log: Log): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    // A frozen server does not enforce `statement_timeout`.
    query_timeout: 8_000,
  });
  // Without a handler, a lost connection ends the process. The pool reports idle connections only.
  const onError = (error: Error) => log.warn(`database connection lost: ${error.message}`);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const db = createDatabase(pool);
  return {
    kind: 'postgres',
    db,
    connections: poolCounts(pool),
    listen: createPostgresListen(url, log),
    maintain: () => Promise.resolve(),
    close: () => db.destroy(),
  };
}
