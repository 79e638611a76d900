import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase } from '../database/database';
import { migrate } from '../database/migrate';
import { openPostgres } from '../database/open-postgres';
import { silentLog } from '../process/log';
import { openFromArchive, type DatabaseTemplate } from './embedded-archive';
import { schemaFingerprint } from './schema-fingerprint';

function databaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Creates the template database, unless another process already has. @returns its name */
async function ensureTemplate(server: string, admin: pg.Client): Promise<string> {
  const name = `huoban_template_${await schemaFingerprint()}`;
  const draft = `${name}_draft`;
  await admin.query(`select pg_advisory_lock(hashtext('${name}'))`);
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    await admin.query(`drop database if exists ${draft}`);
    await admin.query(`create database ${draft}`);
    const opened = openPostgres(databaseUrl(server, draft), 1, silentLog);
    await migrate(opened.db);
    await opened.close();
    await admin.query(`alter database ${draft} rename to ${name}`);
  }
  await admin.query(`select pg_advisory_unlock(hashtext('${name}'))`);
  return name;
}

async function openOnServer(server: string, contents: DatabaseTemplate): Promise<OpenDatabase> {
  const name = `huoban_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const template = contents === 'empty' ? 'template1' : await ensureTemplate(server, admin);
  await admin.query(`create database ${name} template ${template}`);
  const opened = openPostgres(databaseUrl(server, name), 8, silentLog);
  const close = async () => {
    await opened.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { ...opened, close };
}

/** Opens a new database of the tested engine, by default without tables. The suite closes it. */
export type OpenTestDatabase = (template?: DatabaseTemplate) => Promise<OpenDatabase>;

/**
 * Runs a suite on the embedded database and on PostgreSQL. The latter needs `TEST_DATABASE_URL`, a server with the
 * right to create databases, and is otherwise reported as skipped.
 */
export function describeOnEachDatabase(
  subject: string,
  suite: (open: OpenTestDatabase) => void,
): void {
  describe(`${subject} on the embedded database`, () => suite(openFromArchive));
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined || server === '')
    describe.skip(`${subject} on PostgreSQL (TEST_DATABASE_URL is not set)`, () =>
      suite(openFromArchive));
  else
    describe(`${subject} on PostgreSQL`, () =>
      suite((template = 'empty') => openOnServer(server, template)));
}
