import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import pg from 'pg';
import { readSettings } from '../config/environment';
import { readContentFiles } from '../content/read-content';
import { migrate, MIGRATIONS } from '../database/migrate';
import { openDatabase } from '../database/open';
import { silentLog } from './log';
import { prepareDatabase } from '../service';
import { createTestDatabaseFiles } from '../testing/embedded-archive';
import { createSampleContent } from '../testing/sample-content';

let content: Awaited<ReturnType<typeof createSampleContent>>;
beforeAll(async () => {
  content = await createSampleContent();
});
afterAll(() => content.remove());

const settingsOf = (database: Record<string, string>): Record<string, string> => ({
  CONTENT_DIR: content.folder,
  MEDIA_MANIFEST: 'none',
  ...database,
});

/** Runs `main.ts migrate`, the job of an update. */
async function runMigrate(
  database: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, '../main.ts'), 'migrate'],
    { env: { ...process.env, ...settingsOf(database) }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { code, output: out + error };
}

interface TaskDatabase {
  settings: Record<string, string>;
  remove: () => Promise<void>;
}

async function createFolder(): Promise<TaskDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'service-migrate-'));
  await createTestDatabaseFiles(folder);
  return { settings: { DATA_DIR: folder }, remove: () => rm(folder, { recursive: true }) };
}

async function createOnServer(server: string): Promise<TaskDatabase> {
  const name = `huoban_migrate_${process.pid}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: name }).href;
  const remove = async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { settings: { DATABASE_URL: url }, remove };
}

const server = process.env['TEST_DATABASE_URL'];
const databases: [string, () => Promise<TaskDatabase>][] = [
  ['the embedded database', createFolder],
  ...(server
    ? [['PostgreSQL', () => createOnServer(server)] as [string, typeof createFolder]]
    : []),
];

describe.each(databases)('main.mjs migrate on %s', (_, create) => {
  let database: TaskDatabase;
  beforeAll(async () => {
    database = await create();
  }, 120_000);
  afterAll(() => database.remove());

  it('applies every migration, writes the content and ends; again it changes nothing', async () => {
    const first = await runMigrate(database.settings);
    expect(first).toMatchObject({
      code: 0,
      output: expect.stringMatching(/database migrated: .*[^]*content written: 3 games/),
    });
    const opened = await openDatabase(readSettings(settingsOf(database.settings)), silentLog);
    const { rows } = await sql<{
      name: string;
    }>`select name from kysely_migration order by name`.execute(opened.db);
    await opened.close();
    expect(rows.map(({ name }) => name)).toEqual(MIGRATIONS);
    const second = await runMigrate(database.settings);
    expect(second).toMatchObject({ code: 0, output: expect.not.stringContaining('migrated') });
  }, 240_000);
});

(server ? it : it.skip)(
  'a migration on PostgreSQL waits for that of another process, however long it takes',
  async () => {
    const database = await createOnServer(server ?? '');
    const opened = await openDatabase(readSettings(settingsOf(database.settings)), silentLog);
    const other = new pg.Client({ connectionString: database.settings['DATABASE_URL'] });
    await other.connect();
    // The lock of the migrator.
    await other.query('select pg_advisory_lock(3853314791062309107)');
    const prepared = prepareDatabase(opened, await readContentFiles(content.folder), silentLog);
    prepared.catch(() => undefined);
    // A request would be ended after 8 seconds.
    await sleep(9_000);
    await other.end();
    await expect(prepared).resolves.toBeUndefined();
    expect(await migrate(opened.db)).toEqual([]);
    await opened.close();
    await database.remove();
  },
  120_000,
);

it('main.mjs migrate ends with 1 and a sentence when no database answers', async () => {
  const { code, output } = await runMigrate({ DATABASE_URL: 'postgres://127.0.0.1:9/none' });
  expect([code, output]).toEqual([1, expect.stringMatching(/^service cannot start: \S.*$/m)]);
}, 120_000);
