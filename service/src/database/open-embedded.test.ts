import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { silentLog } from '../process/log';
import { FolderInUse } from './folder-lock';
import { migrate } from './migrate';
import { EMBEDDED_POSTGRES, createEmbeddedFiles, openEmbedded } from './open-embedded';

describe('the embedded database in a folder', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'data-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const open = (warn = silentLog.warn) =>
    openEmbedded(dataDir, { ...silentLog, warn }, createEmbeddedFiles);

  it('persists data, is locked by one process, and does not starve timers', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(FolderInUse);
    await migrate(first.db);
    await first.db.insertInto('facts').values({ name: 'kept', value: 'yes' }).execute();
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 1);
    for (let query = 0; query < 200; query += 1) await sql`select 1`.execute(first.db);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(3);
    await first.maintain();
    await first.close();

    const second = await open();
    const { rows } = await sql<{ value: string; server_version: string }>`
      select value, current_setting('server_version') as server_version from facts where name = 'kept'`.execute(
      second.db,
    );
    expect(rows[0]?.value).toBe('yes');
    expect(rows[0]?.server_version.split('.')[0]).toBe(EMBEDDED_POSTGRES);
    await second.close();
  }, 120_000);

  it('moves files of another PostgreSQL aside with a warning and starts empty', async () => {
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '17\n');
    const warnings: string[] = [];
    const database = await open((message) => warnings.push(message));
    await database.close();
    expect(warnings.join()).toContain('written by PostgreSQL 17');
    expect((await readdir(dataDir)).some((name) => name.startsWith('postgres.bak-17-'))).toBe(true);
  }, 120_000);
});
