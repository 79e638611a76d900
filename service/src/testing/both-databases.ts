import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase } from '../database/database';
import { openPostgres } from '../database/open-postgres';
import { silentLog } from '../log';
import { openFromArchive } from './embedded-archive';

const openOnServer = async (server: string): Promise<OpenDatabase> => {
  const name = `huoban_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = openPostgres(url.href, 8, silentLog);
  const close = async () => {
    await opened.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { ...opened, close };
};

/** Opens an empty database of the engine under test; the suite closes it. */
export type OpenEmpty = () => Promise<OpenDatabase>;

/**
 * Runs a suite on the embedded database and on PostgreSQL. The second half needs `TEST_DATABASE_URL`, a server on
 * which databases can be made; without it that half is reported as skipped.
 */
export const describeOnBoth = (subject: string, suite: (open: OpenEmpty) => void): void => {
  describe(`${subject} on the embedded database`, () => suite(openFromArchive));
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined || server === '')
    describe.skip(`${subject} on PostgreSQL (TEST_DATABASE_URL is not set)`, () =>
      suite(openFromArchive));
  else describe(`${subject} on PostgreSQL`, () => suite(() => openOnServer(server)));
};
