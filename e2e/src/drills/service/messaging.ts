import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createSampleContent } from '@huoban/service/testing';
import { temporaryPostgres } from '../context/temporary-postgres';
import { held, tableOf, type Findings } from './messaging-findings';
import { runLane } from './messaging-backend';
import { NodeProcess } from './service-process';

const MESSAGES = 800;
/** A partner of the sample content. */
const PARTNER = '1001';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === 'object' ? (bound?.port ?? 0) : 0));
    });
  });

const nodeOn = async (name: string, environment: Record<string, string>) =>
  new NodeProcess(name, `http://127.0.0.1:${await freePort()}`, {
    HOST: '127.0.0.1',
    MEDIA_MANIFEST: 'none',
    SMS_DRIVER: 'outbox',
    LOG_LEVEL: 'warn',
    LIMIT_MESSAGES_PER_MINUTE: '100000',
    ...environment,
  });

const embeddedLane = async (content: string): Promise<Findings> => {
  const folder = await mkdtemp(join(tmpdir(), 'messaging-drill-'));
  try {
    const environment = { CONTENT_DIR: content, DATA_DIR: folder, DATABASE_URL: '' };
    return await runLane({
      name: 'embedded, one node',
      nodes: [await nodeOn('the node', environment)],
      characterId: PARTNER,
      messages: MESSAGES / 2,
      dropConnections: null,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const postgresLane = async (server: string, content: string): Promise<Findings> => {
  const name = `huoban_drill_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  try {
    const url = new URL(server);
    url.pathname = `/${name}`;
    const environment = { CONTENT_DIR: content, DATABASE_URL: url.href };
    return await runLane({
      name: 'PostgreSQL, two nodes',
      nodes: [await nodeOn('node 1', environment), await nodeOn('node 2', environment)],
      characterId: PARTNER,
      messages: MESSAGES / 2,
      dropConnections: async () => {
        await admin.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
          [name],
        );
      },
    });
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
};

/**
 * Two clients talk to one partner, 800 messages in all, while nodes are killed and connections to the database cut:
 * every acknowledged message must be stored once, and reach both clients once and in order.
 */
export const drill = async (): Promise<boolean> => {
  const content = await createSampleContent();
  const findings: Findings[] = [];
  const postgres = await temporaryPostgres();
  try {
    if (postgres !== null) findings.push(await postgresLane(postgres.url, content.folder));
    findings.push(await embeddedLane(content.folder));
  } finally {
    await postgres?.stop();
    await content.remove();
  }
  process.stdout.write(`${tableOf(findings)}\n`);
  if (postgres === null)
    process.stdout.write('There is no PostgreSQL on this machine: its lane was left out.\n');
  const kept = findings.every((found) => held(found, MESSAGES));
  process.stdout.write(kept ? 'Every promise was kept.\n' : 'A promise was broken.\n');
  return kept;
};
