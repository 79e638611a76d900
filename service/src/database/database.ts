import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

/** An open database: one pool for everything, whichever engine is behind it. */
export interface OpenDatabase {
  kind: 'embedded' | 'postgres';
  db: Database;
  /** Housekeeping that the engine does not do by itself. */
  tidy: () => Promise<void>;
  close: () => Promise<void>;
}

export const databaseOver = (pool: pg.Pool): Database =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
