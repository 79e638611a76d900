import pg from 'pg';
import type { Log } from '../process/log';
import { waitAtMost } from '../process/wait-at-most';
import { POSTGRES_TIMES, watchAvailability, type Probe } from './availability';
import { poolCounts, createDatabase, type Database, type OpenDatabase } from './database';
import { createPostgresListen } from './listen-postgres';

const STATEMENT_TIMEOUT_MS = 10_000;
const CLOSE_TIMEOUT_MS = 1_000;

/**
 * Connects to a PostgreSQL server, or to a pooler in front of it. `size` is the maximum number of connections. `listenUrl`
 * leads to the server itself.
 */
export function openPostgres(url: string, size: number, log: Log, listenUrl = url): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // A frozen server does not enforce `statement_timeout`.
    query_timeout: 8_000,
  });
  // Without a handler, a lost connection ends the process. The pool reports idle connections only.
  const onError = (error: Error) => log.warn(`database connection lost: ${error.message}`);
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    // As a start-up parameter, poolers would refuse it.
    client.query(`set statement_timeout = ${STATEMENT_TIMEOUT_MS}`).catch(onError);
  });
  const db = createDatabase(pool);
  const availability = watchAvailability(() => openProbe(url), {
    ...POSTGRES_TIMES,
    log,
  });
  return {
    kind: 'postgres',
    db,
    connections: poolCounts(pool),
    listen: createPostgresListen(listenUrl, log),
    maintain: () => Promise.resolve(),
    whileAvailable: availability.whileAvailable,
    withoutTimeLimits: (work) => runWithoutTimeLimits(listenUrl, onError, work),
    async close() {
      await availability.close();
      // A server that is gone would keep it for the time limit of a query.
      await waitAtMost(CLOSE_TIMEOUT_MS, db.destroy());
    },
  };
}

/** The lock of migrations belongs to a session, which a pooler of transactions would not keep. */
async function runWithoutTimeLimits<Result>(
  connectionString: string,
  onError: (error: Error) => void,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 5_000 });
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    client.query('set statement_timeout = 0').catch(onError);
  });
  const db = createDatabase(pool);
  try {
    return await work(db);
  } finally {
    await waitAtMost(CLOSE_TIMEOUT_MS, db.destroy());
  }
}

async function openProbe(connectionString: string): Promise<Probe> {
  const { limitMs: connectionTimeoutMillis } = POSTGRES_TIMES;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis });
  // The next query reports a lost connection.
  client.on('error', () => undefined);
  await client.connect();
  return {
    run: () => client.query('select 1'),
    close: () => void client.end().catch(() => undefined),
  };
}
