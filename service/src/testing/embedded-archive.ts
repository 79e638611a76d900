import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { sql } from 'kysely';
import pg from 'pg';
import { createDatabase, type OpenDatabase } from '../database/database';
import { migrate } from '../database/migrate';
import {
  EMBEDDED_POSTGRES,
  POSTGRES_FOLDER,
  openEmbedded,
  startEngine,
  type EngineAssets,
} from '../database/open-embedded';
import { silentLog } from '../process/log';
import { cache } from './process-cache';
import { takeEngine } from './reused-engines';
import { schemaFingerprint } from './schema-fingerprint';

/** `empty` has no tables; `migrated` has all tables without rows. */
export type DatabaseTemplate = 'empty' | 'migrated';

/** Path of the archived database files. Reading the archive takes a fifth of the time of creating the files. */
async function archivePath(template: DatabaseTemplate): Promise<string> {
  const schema = template === 'empty' ? template : await schemaFingerprint();
  return join(
    tmpdir(),
    `huoban-test-postgres-${EMBEDDED_POSTGRES}-${process.arch}-small-${schema}.tar`,
  );
}

/** Reduces the files, which every test unpacks, from 40 to 16 MB. */
async function dropTemplates(db: OpenDatabase['db']): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(db);
  await sql`drop database template0`.execute(db);
  await sql`drop database template1`.execute(db);
}

async function createDatabaseFiles(template: DatabaseTemplate): Promise<Blob> {
  const engine = await PGlite.create('memory://', { initDbStartParams: ['--wal-segsize=1'] });
  const adapter = { connection: createPgConfig(engine).connection, max: 1 };
  const pool = new pg.Pool(adapter);
  const db = createDatabase(pool);
  if (template === 'migrated') await migrate(db);
  await dropTemplates(db);
  // Otherwise each reader would replay the write-ahead log.
  await sql`checkpoint`.execute(db);
  await db.destroy();
  const files = await engine.dumpDataDir('none');
  await engine.close();
  return files;
}

async function createArchive(archive: string, template: DatabaseTemplate): Promise<Blob> {
  const files = await createDatabaseFiles(template);
  // Renamed when complete, because other test processes read it as soon as it exists.
  const folder = await mkdtemp(`${archive}-`);
  const temporary = join(folder, 'files.tar');
  await writeFile(temporary, new Uint8Array(await files.arrayBuffer()));
  await rename(temporary, archive);
  await rm(folder, { recursive: true });
  return files;
}

const readBlob = async (file: string): Promise<Blob> =>
  new Blob([new Uint8Array(await readFile(file))]);

async function readArchive(template: DatabaseTemplate): Promise<Blob> {
  const archive = await archivePath(template);
  return readBlob(archive).catch(() => createArchive(archive, template));
}

const ENGINE_FOLDER = dirname(createRequire(__filename).resolve('@electric-sql/pglite'));

async function compileEngine(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(join(ENGINE_FOLDER, 'pglite.wasm')));
}

const loadEngineAssets = async (template: DatabaseTemplate): Promise<EngineAssets> => ({
  pgliteWasmModule: await (cache.engine ??= compileEngine()),
  fsBundle: await (cache.engineFiles ??= readBlob(join(ENGINE_FOLDER, 'pglite.data'))),
  loadDataDir: await (cache[template] ??= readArchive(template)),
});

/** An embedded database in memory. */
export const openFromArchive = (template: DatabaseTemplate = 'empty'): Promise<OpenDatabase> =>
  openEmbedded(
    'memory',
    silentLog,
    () => Promise.resolve(),
    async (dataDir) => {
      const start = async () => startEngine(dataDir, await loadEngineAssets(template));
      return template === 'empty' ? start() : takeEngine((cache.engines ??= []), start);
    },
  );

/** Creates the files of an empty database in a data folder, four times as fast as the service does. */
export async function createTestDatabaseFiles(dataDir: string): Promise<void> {
  const folder = join(dataDir, POSTGRES_FOLDER);
  const engine = await PGlite.create({ dataDir: folder, ...(await loadEngineAssets('empty')) });
  await engine.close();
}
