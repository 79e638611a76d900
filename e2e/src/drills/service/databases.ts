import { randomBytes } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import pg from 'pg';
import { POSTGRES_FOLDER } from '@huoban/service/testing';
import type { CleanupStack } from '../../harness/cleanup';
import { requirePostgres } from '../../harness/servers';

export type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

/** A database for the service, removed with the cleanup. */
export interface TestDatabase {
  env: Record<string, string>;
  /** Limit for the start of the service after a kill. */
  readyWithinMs: number;
  /** Runs statements on the database that a killed service has left, without changing it. */
  inspect: <Value>(work: (query: Query) => Promise<Value>) => Promise<Value>;
  /** Ends all connections of the service; null where it has none. */
  dropConnections: (() => Promise<void>) | null;
}

/** The embedded database in a folder; a copy is inspected, so that the service itself recovers the original. */
export async function createEmbeddedDatabase(cleanup: CleanupStack): Promise<TestDatabase> {
  const folder = await cleanup.temporaryFolder('huoban-service-');
  const dataDir = join(folder, 'data');
  return {
    env: { DATA_DIR: dataDir },
    readyWithinMs: 3_000,
    dropConnections: null,
    async inspect(work) {
      const copy = join(folder, 'copy');
      await cp(join(dataDir, POSTGRES_FOLDER), copy, { recursive: true });
      const engine = await PGlite.create({ dataDir: copy, extensions: { amcheck } });
      try {
        return await work(async <Row>(text: string, values: unknown[] = []) => {
          const { rows } = await engine.query<Row>(text, values);
          return rows;
        });
      } finally {
        await engine.close();
        await rm(copy, { recursive: true });
      }
    },
  };
}

/** A new database on a PostgreSQL server. @throws SkipCase where there is none */
export async function createPostgresDatabase(cleanup: CleanupStack): Promise<TestDatabase> {
  const server = await requirePostgres(cleanup);
  const name = `huoban_drill_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  cleanup.add(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  const { href } = Object.assign(new URL(server.url), { pathname: `/${name}` });
  return {
    env: { DATABASE_URL: href },
    readyWithinMs: 2_000,
    async dropConnections() {
      const text = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';
      await admin.query(text, [name]);
    },
    async inspect(work) {
      const client = new pg.Client({ connectionString: href });
      await client.connect();
      try {
        return await work(async <Row>(text: string, values: unknown[] = []) => {
          const { rows } = await client.query(text, values);
          return rows as Row[];
        });
      } finally {
        await client.end();
      }
    },
  };
}
