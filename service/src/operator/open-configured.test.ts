import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from '../config/environment';
import { FolderInUse, lockFolder } from '../database/folder-lock';
import { migrate } from '../database/migrate';
import { DatabaseUnreachable } from '../database/open';
import { openEmbedded } from '../database/open-embedded';
import { silentLog } from '../process/log';
import { createTestDatabaseFiles } from '../testing/embedded-archive';
import {
  resolveEmbeddedFolder,
  DatabaseMissing,
  openConfigured,
  resolveRestoreFolder,
} from './open-configured';

const SERVER = { DATABASE_URL: 'postgres://huoban@127.0.0.1:1/huoban' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operator-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function createDatabaseFolder(dataDir: string) {
  await mkdir(join(dataDir, 'postgres'), { recursive: true });
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '18\n');
}

describe('resolveEmbeddedFolder', () => {
  it('returns the folder of --data, or its subfolder that npm start uses', async () => {
    await createDatabaseFolder(folder);
    expect(resolveEmbeddedFolder({}, folder)).toBe(folder);
    await createDatabaseFolder(join(folder, 'pg'));
    expect(resolveEmbeddedFolder({}, folder)).toBe(join(folder, 'pg'));
  });

  it('returns DATA_DIR unless --data is given', async () => {
    const other = join(folder, 'other');
    await createDatabaseFolder(folder);
    await createDatabaseFolder(other);
    expect(resolveEmbeddedFolder({ DATA_DIR: folder }, undefined)).toBe(folder);
    expect(resolveEmbeddedFolder({ DATA_DIR: folder }, other)).toBe(other);
  });

  it('accepts a folder with an interrupted restore', async () => {
    await writeFile(join(folder, 'restore.json'), '{}');
    expect(resolveEmbeddedFolder({}, folder)).toBe(folder);
  });

  it.each([
    ['in the folder', {}],
    ['and --data overrides a server', SERVER],
  ])('fails with the name of the folder when there is no database %s', (_case, environment) => {
    expect(() => resolveEmbeddedFolder(environment, folder)).toThrow(DatabaseMissing);
    expect(() => resolveEmbeddedFolder(environment, folder)).toThrow(
      `There is no database in ${folder}`,
    );
  });

  it('defaults to .data', async () => {
    const home = process.cwd();
    process.chdir(folder);
    try {
      expect(() => resolveEmbeddedFolder({ DATA_DIR: '' }, undefined)).toThrow(
        'no database in .data:',
      );
      await createDatabaseFolder('.data/pg');
      expect(resolveEmbeddedFolder({}, undefined)).toBe('.data/pg');
    } finally {
      process.chdir(home);
    }
  });

  it('refers to pg_dump and pg_restore for a server', () => {
    expect(() => resolveEmbeddedFolder(SERVER, undefined)).toThrow(/pg_dump/);
    expect(() => resolveRestoreFolder(SERVER, undefined)).toThrow(/pg_restore/);
  });
});

describe('resolveRestoreFolder', () => {
  it('returns the folder of the existing database', async () => {
    await createDatabaseFolder(join(folder, 'pg'));
    expect(resolveRestoreFolder({ DATA_DIR: folder }, undefined)).toBe(join(folder, 'pg'));
  });

  it('returns the folder of --data when there is no database yet', () => {
    expect(resolveRestoreFolder({}, join(folder, 'new'))).toBe(join(folder, 'new'));
  });

  it('requires --data when there is no database', () => {
    expect(() => resolveRestoreFolder({ DATA_DIR: folder }, undefined)).toThrow(DatabaseMissing);
  });
});

describe('openConfigured', () => {
  it('fails on an empty database and unlocks the folder', async () => {
    await createTestDatabaseFiles(folder);
    await expect(openConfigured({ DATA_DIR: folder }, undefined)).rejects.toThrow(
      'The database is empty: start the service on it first.',
    );
    await (
      await lockFolder(folder)
    )();
  }, 120_000);

  it('opens the data of the service after it was stopped', async () => {
    const service = await openEmbedded(folder, silentLog, createTestDatabaseFiles);
    await migrate(service.db);
    await service.db.insertInto('facts').values({ name: 'kept', value: 'yes' }).execute();
    await expect(openConfigured({}, folder)).rejects.toThrow(FolderInUse);
    await service.close();

    const opened = await openConfigured(SERVER, folder);
    expect(opened.kind).toBe('embedded');
    const facts = await opened.db
      .selectFrom('facts')
      .select('value')
      .where('name', '=', 'kept')
      .execute();
    expect(facts).toEqual([{ value: 'yes' }]);
    await opened.close();
  }, 120_000);

  it('connects to DATABASE_URL and reports an unreachable server', async () => {
    await expect(openConfigured(SERVER, undefined)).rejects.toThrow(DatabaseUnreachable);
    await expect(openConfigured(SERVER, undefined)).rejects.toThrow(
      /DATABASE_URL is unreachable: .*ECONNREFUSED/,
    );
  });

  it('fails on invalid settings', async () => {
    await expect(openConfigured({ DATABASE_POOL: 'many' }, folder)).rejects.toThrow(SettingsError);
  });
});

const server = process.env.TEST_DATABASE_URL;
(server === undefined || server === '' ? describe.skip : describe)('a PostgreSQL server', () => {
  it('is opened by its URL and rejected while it is empty', async () => {
    await expect(openConfigured({ DATABASE_URL: server }, undefined)).rejects.toThrow(
      DatabaseMissing,
    );
  });
});
