import pg from 'pg';
import type { Log } from '../process/log';
import { waitAtMost } from '../process/wait-at-most';
import { POSTGRES_TIMES, watchAvailability, type Probe } from './availability';
import { poolCounts, createDatabase, type Database, type OpenDatabase } from './database';
import { createPostgresListen } from './listen-postgres';

/** Time limits of statements in milliseconds, by the server and by the client; none is 0. */
interface StatementLimits {
  serverMs: number;
  clientMs: number;
}

/** A frozen server does not enforce its own limit. */
const REQUEST_LIMITS: StatementLimits = { serverMs: 10_000, clientMs: 8_000 };
const NO_LIMITS: StatementLimits = { serverMs: 0, clientMs: 0 };
const CLOSE_TIMEOUT_MS = 1_000;

/**
 * Connects to a PostgreSQL server, or to a pooler in front of it. `size` is the maximum number of connections. `listenUrl`
 * leads to the server itself.
 */
export function openPostgres(url: string, size: number, log: Log, listenUrl = url): OpenDatabase {
  const pool = createPool(url, size, log, REQUEST_LIMITS);
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
    withoutTimeLimits: (work) => runWithoutTimeLimits(listenUrl, log, work),
    async close() {
      await availability.close();
      // A server that is gone would keep it for the time limit of a query.
      await waitAtMost(CLOSE_TIMEOUT_MS, db.destroy());
    },
  };
}

function createPool(
  connectionString: string,
  max: number,
  log: Log,
  { serverMs, clientMs }: StatementLimits,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    query_timeout: clientMs,
  });
  // Without a handler, a lost connection ends the process. The pool reports idle connections only.
  const onError = (error: Error) => log.warn(`database connection lost: ${error.message}`);
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('error', onError);
    // As a start-up parameter, poolers would refuse it.
    client.query(`set statement_timeout = ${serverMs}`).catch(onError);
  });
  return pool;
}

/** The lock of migrations belongs to a session, which a pooler of transactions would not keep. */
async function runWithoutTimeLimits<Result>(
  url: string,
  log: Log,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = createDatabase(createPool(url, 1, log, NO_LIMITS));
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
