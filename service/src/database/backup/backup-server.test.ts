import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '../database';
import { createLog, silentLog } from '../../process/log';
import { openFromArchive } from '../../testing/embedded-archive';
import { requestBackup, BackupServerUnavailable, startBackupServer } from './backup-server';
import { writeBackup } from './write-backup';

let database: OpenDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await openFromArchive('migrated');
}, 120_000);
afterAll(() => database.close());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'backup-server-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const readEndpoint = async () =>
  JSON.parse(await readFile(join(dataDir, 'operator-endpoint.json'), 'utf8')) as {
    port: number;
    secret: string;
  };

describe('the backup server', () => {
  it('serves only the backup, and only with the secret', async () => {
    const stop = await startBackupServer(database.db, dataDir, silentLog);
    const { port, secret } = await readEndpoint();
    const statusOf = async (path: string, authorization?: string) =>
      (
        await fetch(`http://127.0.0.1:${port}${path}`, {
          headers: authorization === undefined ? {} : { authorization },
        })
      ).status;
    expect(await statusOf('/', `Bearer ${secret}`)).toBe(404);
    expect(await statusOf('/backup')).toBe(403);
    expect(await statusOf('/backup', `Basic ${secret}`)).toBe(403);
    await stop();
  });

  it('makes one backup at a time', async () => {
    const stop = await startBackupServer(database.db, dataDir, silentLog);
    // Blocks the database, so that the first backup cannot finish before the second request.
    let transaction: Promise<void> = Promise.resolve();
    const release = await new Promise<() => void>((started) => {
      transaction = database.db
        .transaction()
        .execute(() => new Promise<void>((resolve) => started(resolve)));
    });
    const requests = [requestBackup(dataDir), requestBackup(dataDir)];
    const failure = await Promise.any(
      requests.map((request) =>
        request.then(
          () => Promise.reject(new Error('the backup was sent')),
          (error: unknown) => String(error),
        ),
      ),
    );
    expect(failure).toBe(
      `BackupServerUnavailable: The service of ${dataDir} sent no backup: another backup is in progress.`,
    );
    release();
    await transaction;
    const backup = await Promise.any(requests);
    expect((await backup.toArray()).length).toBeGreaterThan(0);
    expect((await (await requestBackup(dataDir)).toArray()).length).toBeGreaterThan(0);
    await stop();
    expect(await readdir(dataDir)).toEqual([]);
  }, 120_000);

  it('reports the cause of a failed backup to the operator and the log', async () => {
    const lines: string[] = [];
    const log = createLog('error', 'text', (line) => lines.push(line));
    const empty = await openFromArchive('empty');
    const stop = await startBackupServer(empty.db, dataDir, log);
    const reason = /status 500 .*kysely_migration.* does not exist/;
    await expect(requestBackup(dataDir)).rejects.toThrow(BackupServerUnavailable);
    await expect(requestBackup(dataDir)).rejects.toThrow(reason);
    expect(lines.join('')).toMatch(/service error: backup failed: .*kysely_migration/);
    await stop();
    await empty.close();
  }, 120_000);

  it('is unavailable without a running service', async () => {
    await expect(requestBackup(dataDir)).rejects.toThrow(BackupServerUnavailable);
    const stop = await startBackupServer(database.db, dataDir, silentLog);
    const staleFile = JSON.stringify(await readEndpoint());
    await stop();
    await writeFile(join(dataDir, 'operator-endpoint.json'), staleFile);
    await expect(requestBackup(dataDir)).rejects.toThrow(/serves no backups: it is starting/);
  });
});

describe('a backup to a missing folder', () => {
  it('fails with the file system error and leaves the database usable', async () => {
    const file = join(dataDir, 'no-such-folder/all.backup');
    await expect(writeBackup(database.db, file)).rejects.toMatchObject({ code: 'ENOENT' });
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.db);
    expect(rows).toEqual([{ one: 1 }]);
  });
});
