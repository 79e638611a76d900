import pg from 'pg';
import type { Log } from '../log';
import { poolCounts, createDatabase, type OpenDatabase } from './database';
import { createPostgresListen } from './listen-postgres';

/** Opens a PostgreSQL server by its URL. `size`: connections at most. */
export function openPostgres(url: string, size: number, log: Log): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    // A server that stands still keeps no limit of its own; visitors wait 10 s.
    query_timeout: 8_000,
  });
  // Without a listener a lost connection ends the process: the pool hears of idle ones only.
  const lost = (error: Error) => log.warn(`database connection lost: ${error.message}`);
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
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
