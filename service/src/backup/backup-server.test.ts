import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '../database/database';
import { createLog, silentLog } from '../log';
import { openFromArchive } from '../testing/embedded-archive';
import { requestBackup, BackupServerUnavailable, startBackupServer } from './backup-server';
import { writeBackup } from './write-backup';

let database: OpenDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await openFromArchive('migrated');
}, 120_000);
afterAll(() => database.close());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'door-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const signpost = async () =>
  JSON.parse(await readFile(join(dataDir, 'operator-door.json'), 'utf8')) as {
    port: number;
    secret: string;
  };

describe('the door of a running service', () => {
  it('leads to the backup and to nothing else', async () => {
    const close = await startBackupServer(database.db, dataDir, silentLog);
    const { port, secret } = await signpost();
    const statusOf = async (path: string, authorization?: string) =>
      (
        await fetch(`http://127.0.0.1:${port}${path}`, {
          headers: authorization === undefined ? {} : { authorization },
        })
      ).status;
    expect(await statusOf('/', `Bearer ${secret}`)).toBe(404);
    expect(await statusOf('/backup')).toBe(403);
    expect(await statusOf('/backup', `Basic ${secret}`)).toBe(403);
    await close();
  });

  it('gives one backup at a time, and the next when that is done', async () => {
    const close = await startBackupServer(database.db, dataDir, silentLog);
    // The database is held, or the first could be done before the second asks.
    let held: Promise<void> = Promise.resolve();
    const letGo = await new Promise<() => void>((begun) => {
      held = database.db
        .transaction()
        .execute(() => new Promise<void>((resolve) => begun(resolve)));
    });
    const asked = [requestBackup(dataDir), requestBackup(dataDir)];
    const refused = await Promise.any(
      asked.map((one) =>
        one.then(
          () => Promise.reject(new Error('it was given')),
          (error: unknown) => String(error),
        ),
      ),
    );
    expect(refused).toBe(
      `DoorClosed: The service of ${dataDir} gave no backup: it makes one already.`,
    );
    letGo();
    await held;
    const given = await Promise.any(asked);
    expect((await given.toArray()).length).toBeGreaterThan(0);
    expect((await (await requestBackup(dataDir)).toArray()).length).toBeGreaterThan(0);
    await close();
    expect(await readdir(dataDir)).toEqual([]);
  }, 120_000);

  it('tells the operator and the log why a backup could not be made', async () => {
    const lines: string[] = [];
    const log = createLog('error', 'text', (line) => lines.push(line));
    const empty = await openFromArchive('empty');
    const close = await startBackupServer(empty.db, dataDir, log);
    const reason = /status 500 .*kysely_migration.* does not exist/;
    await expect(requestBackup(dataDir)).rejects.toThrow(BackupServerUnavailable);
    await expect(requestBackup(dataDir)).rejects.toThrow(reason);
    expect(lines.join('')).toMatch(/service error: backup failed: .*kysely_migration/);
    await close();
    await empty.close();
  }, 120_000);

  it('is closed when nobody stands behind it', async () => {
    await expect(requestBackup(dataDir)).rejects.toThrow(BackupServerUnavailable);
    const close = await startBackupServer(database.db, dataDir, silentLog);
    const left = JSON.stringify(await signpost());
    await close();
    await writeFile(join(dataDir, 'operator-door.json'), left);
    await expect(requestBackup(dataDir)).rejects.toThrow(/hands out no backups: it is starting/);
  });
});

describe('a backup that cannot be written', () => {
  it('fails with what the file system says, and leaves the database as it was', async () => {
    const file = join(dataDir, 'no-such-folder/all.backup');
    await expect(writeBackup(database.db, file)).rejects.toMatchObject({ code: 'ENOENT' });
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.db);
    expect(rows).toEqual([{ one: 1 }]);
  });
});
