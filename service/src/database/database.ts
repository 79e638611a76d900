import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { WhileAvailable } from './availability';
import type { Listen } from './listen';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

/** An open database with one pool, on either engine. */
export interface OpenDatabase {
  kind: 'embedded' | 'postgres';
  db: Database;
  /** Connections of the pool, and calls waiting for one. */
  connections: () => { total: number; idle: number; waiting: number };
  /** Receives NOTIFY messages of every process on this database. */
  listen: Listen;
  /** Runs what answers a visitor; fails early while the database does not answer. */
  whileAvailable: WhileAvailable;
  /** Runs what may take longer than a request, on a connection to the server itself. */
  withoutTimeLimits: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
  /** Maintenance that the engine does not do automatically. */
  maintain: () => Promise<void>;
  close: () => Promise<void>;
}

export const poolCounts = (pool: pg.Pool) => (): ReturnType<OpenDatabase['connections']> => ({
  total: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});

export const createDatabase = (pool: pg.Pool): Database =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
