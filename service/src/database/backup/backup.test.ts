import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { OpenDatabase } from '../database';
import { MIGRATIONS, migrate } from '../migrate';
import { openEmbedded } from '../open-embedded';
import { readContentFiles } from '../../content/read-content';
import { seedContent } from '../../content/seed';
import { silentLog } from '../../process/log';
import { describeOnEachDatabase } from '../../testing/database-suites';
import { createTestDatabaseFiles } from '../../testing/embedded-archive';
import { createSampleContent } from '../../testing/sample-content';
import { backUpEmbedded } from './back-up-embedded';
import { BackupDamaged, BackupTooNew } from './backup-format';
import { BackupServerUnavailable, startBackupServer } from './backup-server';
import { dumpDatabase } from './dump-database';
import { checkBackup } from './read-backup';
import { restoreEmbedded } from './restore-embedded';

const AWKWARD = 'a\u2028b\n"c" \\ , (d) é 猫 \u0001';

async function fill({ db }: OpenDatabase): Promise<void> {
  await migrate(db);
  const content = await createSampleContent();
  await seedContent(db, await readContentFiles(content.folder));
  await content.remove();
  for (const value of ['first', AWKWARD, 'gone'])
    await db
      .insertInto('reports')
      .values({ kind: 'user_action', content: JSON.stringify({ value }) })
      .execute();
  await sql`delete from reports where content->>'value' = 'gone'`.execute(db);
  await sql`
    insert into accounts (web_user_id, phone, nickname, avatar_index, avatar_color, source)
    values ('web1', '86-13800000000', ${AWKWARD.replace('\u0001', '')}, 1, 'red', 'test')`.execute(
    db,
  );
  await sql`
    insert into sessions (token_hash, account_id, expires_at)
    select ${Buffer.from([0, 1, 92, 255])}, id, now() + interval '1 day' from accounts`.execute(db);
}

async function dumpLines({ db }: OpenDatabase): Promise<string[]> {
  const lines: string[] = [];
  await dumpDatabase(db, (line) => void lines.push(line));
  return lines.slice(1).sort();
}

describe('a backup of the embedded database', () => {
  let folder: string;
  let dataDir: string;
  let file: string;
  let before: string[];
  const open = () => openEmbedded(dataDir, silentLog, createTestDatabaseFiles);
  const contents = async () => {
    const database = await open();
    const lines = await dumpLines(database);
    await database.close();
    return lines;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-'));
    dataDir = join(folder, 'data');
    file = join(folder, 'all.backup');
    const database = await open();
    await fill(database);
    before = await dumpLines(database);
    await database.close();
    await backUpEmbedded(dataDir, file, silentLog);
  }, 120_000);
  afterAll(() => rm(folder, { recursive: true }));

  it('describes its content in the header', async () => {
    const head = await checkBackup(file, MIGRATIONS);
    expect(head).toMatchObject({ kind: 'huoban-backup', format: 1, migrations: [...MIGRATIONS] });
    expect([head.tables.reports?.rows, head.tables.games?.rows]).toEqual([2, 3]);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect((await readdir(folder)).sort()).toEqual(['all.backup', 'data']);
  });

  it('restores every row and sequence and keeps the old files', async () => {
    const other = await open();
    await sql`delete from reports`.execute(other.db);
    await other.close();
    const { previousFolder } = await restoreEmbedded(dataDir, file, silentLog);
    expect(await readFile(join(previousFolder ?? '', 'PG_VERSION'), 'utf8')).toBe('18\n');
    expect((await readdir(dataDir)).filter((name) => /^restor/.test(name))).toEqual([]);
    expect(await contents()).toEqual(before);
    const database = await open();
    const { rows } = await sql<{ id: string }>`
      insert into reports (kind, content) values ('user_action', '{}') returning id`.execute(
      database.db,
    );
    expect(rows[0]?.id).toBe('4');
    await database.close();
    await restoreEmbedded(dataDir, file, silentLog, createTestDatabaseFiles);
  }, 120_000);

  it('restores into a folder that does not exist yet', async () => {
    const fresh = join(folder, 'fresh');
    expect(
      (await restoreEmbedded(fresh, file, silentLog, createTestDatabaseFiles)).previousFolder,
    ).toBeNull();
    const database = await openEmbedded(fresh, silentLog, createTestDatabaseFiles);
    expect(await dumpLines(database)).toEqual(before);
    await database.close();
  }, 120_000);

  it.each([
    ['is truncated', (whole: Buffer) => whole.subarray(0, whole.length - 30)],
    ['has lost its last line', (whole: Buffer) => withLines(whole, (lines) => lines.slice(0, -1))],
    [
      'has lost a row',
      (whole: Buffer) => withLines(whole, (lines) => lines.filter((_, nth) => nth !== 5)),
    ],
    [
      'has an altered row',
      (whole: Buffer) =>
        withLines(whole, (lines) => lines.map((line) => line.replace('first', 'frist'))),
    ],
    [
      'has a flipped byte',
      (whole: Buffer) => {
        const copy = Buffer.from(whole);
        copy[copy.length >> 1] = (copy[copy.length >> 1] ?? 0) ^ 0xff;
        return copy;
      },
    ],
    ['is something else', () => Buffer.from('no backup')],
    ['is some other gzip', () => gzipSync('{"kind":"other"}\n')],
    ['is empty', () => Buffer.alloc(0)],
  ])('is rejected without changes when it %s', async (_what, damage) => {
    const damaged = join(folder, 'damaged.backup');
    await writeFile(damaged, damage(await readFile(file)));
    const names = await readdir(dataDir);
    await expect(restoreEmbedded(dataDir, damaged, silentLog)).rejects.toThrow(BackupDamaged);
    expect(await readdir(dataDir)).toEqual(names);
    await rm(damaged);
  });

  it.each([
    ['of a later format', { format: 2 }],
    ['with a later migration', { migrations: [...MIGRATIONS, '9999-later'] }],
  ])('is rejected %s', async (_what, change) => {
    const newer = join(folder, 'newer.backup');
    const whole = withLines(await readFile(file), ([head = '', ...lines]) => [
      JSON.stringify({ ...(JSON.parse(head) as object), ...change }),
      ...lines,
    ]);
    await writeFile(newer, whole);
    await expect(restoreEmbedded(dataDir, newer, silentLog)).rejects.toThrow(BackupTooNew);
    await rm(newer);
  });

  it('fails on a folder that another process has open', async () => {
    const database = await open();
    await expect(restoreEmbedded(dataDir, file, silentLog)).rejects.toThrow(/in use/);
    await expect(backUpEmbedded(dataDir, join(folder, 'x'), silentLog)).rejects.toThrow(
      BackupServerUnavailable,
    );
    await database.close();
  }, 120_000);

  it('is sent by a running service, but not without the secret', async () => {
    const database = await open();
    const stop = await startBackupServer(database.db, dataDir, silentLog);
    const online = join(folder, 'online.backup');
    expect((await backUpEmbedded(dataDir, online, silentLog)).isFromRunningService).toBe(true);
    const endpointFile = join(dataDir, 'operator-endpoint.json');
    expect((await stat(endpointFile)).mode & 0o077).toBe(0);
    const { port } = JSON.parse(await readFile(endpointFile, 'utf8')) as { port: number };
    for (const authorization of ['', 'Bearer no'])
      expect(
        (await fetch(`http://127.0.0.1:${port}/backup`, { headers: { authorization } })).status,
      ).toBe(403);
    await stop();
    await database.close();
    await appendFile(join(dataDir, 'note'), 'kept');
    await restoreEmbedded(dataDir, online, silentLog, createTestDatabaseFiles);
    expect(await contents()).toEqual(before);
  }, 120_000);
});

function withLines(whole: Buffer, change: (lines: string[]) => string[]): Buffer {
  const lines = gunzipSync(whole).toString().split('\n').slice(0, -1);
  return gzipSync(
    change(lines)
      .map((line) => `${line}\n`)
      .join(''),
  );
}

describeOnEachDatabase('a dump', (openEmpty) => {
  it('is a consistent snapshot during concurrent writes', async () => {
    const database = await openEmpty();
    await fill(database);
    const writing = sql`insert into reports (kind, content) select 'user_action', '{}' from generate_series(1, 500)`;
    const lines: string[] = [];
    let write: Promise<unknown> | undefined;
    const head = await dumpDatabase(database.db, (line) => {
      lines.push(line);
      write ??= writing.execute(database.db);
    });
    await write;
    expect(lines.filter((line) => line.startsWith('["reports"'))).toHaveLength(2);
    expect(head.tables.reports?.rows).toBe(2);
    await database.close();
  }, 120_000);
});
