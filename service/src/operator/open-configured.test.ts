import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from '../config/environment';
import { FolderInUse, lockFolder } from '../database/folder-lock';
import { migrate } from '../database/migrate';
import { DatabaseUnreachable } from '../database/open';
import { openEmbedded } from '../database/open-embedded';
import { silentLog } from '../log';
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

async function putDatabase(dataDir: string) {
  await mkdir(join(dataDir, 'postgres'), { recursive: true });
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '18\n');
}

describe('the database that a command backs up', () => {
  it('lies in the folder of --data, or where npm start keeps it below that', async () => {
    await putDatabase(folder);
    expect(resolveEmbeddedFolder({}, folder)).toBe(folder);
    await putDatabase(join(folder, 'pg'));
    expect(resolveEmbeddedFolder({}, folder)).toBe(join(folder, 'pg'));
  });

  it('lies in the folder of DATA_DIR unless --data names another', async () => {
    const other = join(folder, 'other');
    await putDatabase(folder);
    await putDatabase(other);
    expect(resolveEmbeddedFolder({ DATA_DIR: folder }, undefined)).toBe(folder);
    expect(resolveEmbeddedFolder({ DATA_DIR: folder }, other)).toBe(other);
  });

  it('is found in the middle of a restore, when its files are not in their place', async () => {
    await writeFile(join(folder, 'restore.json'), '{}');
    expect(resolveEmbeddedFolder({}, folder)).toBe(folder);
  });

  it.each([
    ['in the folder that was named', {}],
    ['beside a server that --data speaks against', SERVER],
  ])('is missed by the name of the folder when there is none %s', (_where, environment) => {
    expect(() => resolveEmbeddedFolder(environment, folder)).toThrow(DatabaseMissing);
    expect(() => resolveEmbeddedFolder(environment, folder)).toThrow(
      `There is no database in ${folder}`,
    );
  });

  it('is looked for in .data when nothing is configured', async () => {
    const home = process.cwd();
    process.chdir(folder);
    try {
      expect(() => resolveEmbeddedFolder({ DATA_DIR: '' }, undefined)).toThrow(
        'no database in .data:',
      );
      await putDatabase('.data/pg');
      expect(resolveEmbeddedFolder({}, undefined)).toBe('.data/pg');
    } finally {
      process.chdir(home);
    }
  });

  it('is none of ours when it is a server, which has tools of its own', () => {
    expect(() => resolveEmbeddedFolder(SERVER, undefined)).toThrow(/pg_dump/);
    expect(() => resolveRestoreFolder(SERVER, undefined)).toThrow(/pg_restore/);
  });
});

describe('the folder that a backup is restored into', () => {
  it('is the one of the database that is there', async () => {
    await putDatabase(join(folder, 'pg'));
    expect(resolveRestoreFolder({ DATA_DIR: folder }, undefined)).toBe(join(folder, 'pg'));
  });

  it('is the very one that --data names when there is no database yet', () => {
    expect(resolveRestoreFolder({}, join(folder, 'new'))).toBe(join(folder, 'new'));
  });

  it('has to be named when there is no database to replace', () => {
    expect(() => resolveRestoreFolder({ DATA_DIR: folder }, undefined)).toThrow(DatabaseMissing);
  });
});

describe('a database that is opened for a command', () => {
  it('is refused while it is empty, and left for the service to open', async () => {
    await createTestDatabaseFiles(folder);
    await expect(openConfigured({ DATA_DIR: folder }, undefined)).rejects.toThrow(
      'The database is empty: no service has been started on it yet.',
    );
    await (
      await lockFolder(folder)
    )();
  }, 120_000);

  it('has the data of the service, which has to be stopped before', async () => {
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

  it('is the server of DATABASE_URL, and a server that is away is told', async () => {
    await expect(openConfigured(SERVER, undefined)).rejects.toThrow(DatabaseUnreachable);
    await expect(openConfigured(SERVER, undefined)).rejects.toThrow(
      /DATABASE_URL does not answer: .*ECONNREFUSED/,
    );
  });

  it('is not looked for with settings that are wrong', async () => {
    await expect(openConfigured({ DATABASE_POOL: 'many' }, folder)).rejects.toThrow(SettingsError);
  });
});

const server = process.env.TEST_DATABASE_URL;
(server === undefined || server === '' ? describe.skip : describe)('a PostgreSQL server', () => {
  it('is opened by its address, and refused while no service has been started on it', async () => {
    await expect(openConfigured({ DATABASE_URL: server }, undefined)).rejects.toThrow(
      DatabaseMissing,
    );
  });
});
