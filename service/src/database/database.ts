import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Listen } from './listen';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

/** An open database: one pool for everything, whichever engine is behind it. */
export interface OpenDatabase {
  kind: 'embedded' | 'postgres';
  db: Database;
  /** Connections of the pool, and calls that wait for one. */
  connections: () => { total: number; idle: number; waiting: number };
  /** Hears what any process on this database says by NOTIFY. */
  listen: Listen;
  /** Housekeeping that the engine does not do by itself. */
  maintain: () => Promise<void>;
  close: () => Promise<void>;
}

/** Counts of a pool, by name. */
export const poolCounts = (pool: pg.Pool) => (): ReturnType<OpenDatabase['connections']> => ({
  total: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});

export const createDatabase = (pool: pg.Pool): Database =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
