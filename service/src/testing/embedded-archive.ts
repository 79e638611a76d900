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
  type EngineAssets,
} from '../database/open-embedded';
import { silentLog } from '../log';
import { cache } from './process-cache';
import { schemaFingerprint } from './schema-fingerprint';

/** `empty` has no table, `migrated` all of them and no row. */
export type DatabaseTemplate = 'empty' | 'migrated';

/** Where the files of a database are kept as an archive: reading it takes a fifth of the time that making them takes. */
async function archivePath(prepared: DatabaseTemplate): Promise<string> {
  const schema = prepared === 'empty' ? prepared : await schemaFingerprint();
  return join(
    tmpdir(),
    `huoban-test-postgres-${EMBEDDED_POSTGRES}-${process.arch}-small-${schema}.tar`,
  );
}

/** Each opening unpacks all files: without what no test reads they are 16 MB instead of 40. */
async function dropTemplates(db: OpenDatabase['db']): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(db);
  await sql`drop database template0`.execute(db);
  await sql`drop database template1`.execute(db);
}

async function createDatabaseFiles(prepared: DatabaseTemplate): Promise<Blob> {
  const engine = await PGlite.create('memory://', { initDbStartParams: ['--wal-segsize=1'] });
  const adapter = { connection: createPgConfig(engine).connection, max: 1 };
  const pool = new pg.Pool(adapter);
  const db = createDatabase(pool);
  if (prepared === 'migrated') await migrate(db);
  await dropTemplates(db);
  // or each reader would repeat what stands in the log
  await sql`checkpoint`.execute(db);
  await db.destroy();
  const files = await engine.dumpDataDir('none');
  await engine.close();
  return files;
}

async function createArchive(archive: string, prepared: DatabaseTemplate): Promise<Blob> {
  const files = await createDatabaseFiles(prepared);
  // Under another name first: other test processes read it as soon as it is there.
  const folder = await mkdtemp(`${archive}-`);
  const whole = join(folder, 'files.tar');
  await writeFile(whole, new Uint8Array(await files.arrayBuffer()));
  await rename(whole, archive);
  await rm(folder, { recursive: true });
  return files;
}

const readBlob = async (file: string): Promise<Blob> =>
  new Blob([new Uint8Array(await readFile(file))]);

async function readArchive(prepared: DatabaseTemplate): Promise<Blob> {
  const archive = await archivePath(prepared);
  return readBlob(archive).catch(() => createArchive(archive, prepared));
}

const ENGINE_FOLDER = dirname(createRequire(__filename).resolve('@electric-sql/pglite'));
/** Another file of tests, with another `WebAssembly` of its own, may have compiled it. */
async function compileEngine(): Promise<WebAssembly.Module> {
  cache.engine ??= WebAssembly.compile(await readFile(join(ENGINE_FOLDER, 'pglite.wasm')));
  const program = await cache.engine;
  Object.setPrototypeOf(program, WebAssembly.Module.prototype);
  return program;
}

const loadEngineAssets = async (prepared: DatabaseTemplate): Promise<EngineAssets> => ({
  pgliteWasmModule: await compileEngine(),
  fsBundle: await (cache.engineFiles ??= readBlob(join(ENGINE_FOLDER, 'pglite.data'))),
  loadDataDir: await (cache[prepared] ??= readArchive(prepared)),
});

/** An embedded database in memory. */
export const openFromArchive = async (
  prepared: DatabaseTemplate = 'empty',
): Promise<OpenDatabase> =>
  openEmbedded('memory', silentLog, () => Promise.resolve(), await loadEngineAssets(prepared));

/** Makes the files of an empty database in a data folder, as the service does, in a quarter of the time. */
export async function createTestDatabaseFiles(dataDir: string): Promise<void> {
  const folder = join(dataDir, POSTGRES_FOLDER);
  const engine = await PGlite.create({ dataDir: folder, ...(await loadEngineAssets('empty')) });
  await engine.close();
}
