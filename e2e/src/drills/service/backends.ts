import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import pg from 'pg';
import { POSTGRES_FOLDER } from '@huoban/service/testing';
import type { Ask } from './check-database';

/** One kind of database for the service to be killed on. */
export interface Lane {
  name: string;
  environment: Record<string, string>;
  /** Within so many ms the service must answer again. */
  readyWithin: number;
  /** Looks at what the killed service has left, without changing it. */
  inspect: <Value>(look: (ask: Ask) => Promise<Value>) => Promise<Value>;
  discard: () => Promise<void>;
}

/** The embedded database in a folder; a copy of it is looked at, so that the service itself recovers the original. */
export const embeddedLane = async (): Promise<Lane> => {
  const folder = await mkdtemp(join(tmpdir(), 'service-drill-'));
  const dataDir = join(folder, 'data');
  const inspect: Lane['inspect'] = async (look) => {
    const copy = join(folder, 'copy');
    await cp(join(dataDir, POSTGRES_FOLDER), copy, { recursive: true });
    const engine = await PGlite.create({ dataDir: copy, extensions: { amcheck } });
    try {
      return await look(async <Row>(text: string, values: unknown[] = []) => {
        const { rows } = await engine.query<Row>(text, values);
        return rows;
      });
    } finally {
      await engine.close();
      await rm(copy, { recursive: true });
    }
  };
  return {
    name: 'embedded',
    environment: { DATA_DIR: dataDir },
    readyWithin: 3_000,
    inspect,
    discard: () => rm(folder, { recursive: true, force: true }),
  };
};

/** A database of its own on a PostgreSQL server. */
export const postgresLane = async (server: string): Promise<Lane> => {
  const name = `huoban_drill_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const inspect: Lane['inspect'] = async (look) => {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      return await look(async <Row>(text: string, values: unknown[] = []) => {
        const { rows } = await client.query(text, values);
        return rows as Row[];
      });
    } finally {
      await client.end();
    }
  };
  const discard = async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return {
    name: 'PostgreSQL',
    environment: { DATABASE_URL: url.href },
    readyWithin: 2_000,
    inspect,
    discard,
  };
};
