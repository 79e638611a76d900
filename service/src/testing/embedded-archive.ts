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
import { kept } from './kept-in-process';
import { schemaFingerprint } from './schema-fingerprint';

/** `empty` has no table, `migrated` all of them and no row. */
export type Prepared = 'empty' | 'migrated';

/** Where the files of a database are kept as an archive: reading it takes a fifth of the time that making them takes. */
const archiveOf = async (prepared: Prepared): Promise<string> => {
  const schema = prepared === 'empty' ? prepared : await schemaFingerprint();
  return join(
    tmpdir(),
    `huoban-test-postgres-${EMBEDDED_POSTGRES}-${process.arch}-small-${schema}.tar`,
  );
};

/** Each opening unpacks all files: without what no test reads they are 16 MB instead of 40. */
const dropTemplates = async (db: OpenDatabase['db']): Promise<void> => {
  await sql`update pg_database set datistemplate = false`.execute(db);
  await sql`drop database template0`.execute(db);
  await sql`drop database template1`.execute(db);
};

const makeFiles = async (prepared: Prepared): Promise<Blob> => {
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
};

const makeArchive = async (archive: string, prepared: Prepared): Promise<Blob> => {
  const files = await makeFiles(prepared);
  // Under another name first: other test processes read it as soon as it is there.
  const folder = await mkdtemp(`${archive}-`);
  const whole = join(folder, 'files.tar');
  await writeFile(whole, new Uint8Array(await files.arrayBuffer()));
  await rename(whole, archive);
  await rm(folder, { recursive: true });
  return files;
};

const readBlob = async (file: string): Promise<Blob> =>
  new Blob([new Uint8Array(await readFile(file))]);

const readArchive = async (prepared: Prepared): Promise<Blob> => {
  const archive = await archiveOf(prepared);
  return readBlob(archive).catch(() => makeArchive(archive, prepared));
};

const ENGINE = dirname(createRequire(__filename).resolve('@electric-sql/pglite'));
/** Another file of tests, with another `WebAssembly` of its own, may have compiled it. */
const engineProgram = async (): Promise<WebAssembly.Module> => {
  kept.engine ??= WebAssembly.compile(await readFile(join(ENGINE, 'pglite.wasm')));
  const program = await kept.engine;
  Object.setPrototypeOf(program, WebAssembly.Module.prototype);
  return program;
};

const engineParts = async (prepared: Prepared): Promise<EngineAssets> => ({
  pgliteWasmModule: await engineProgram(),
  fsBundle: await (kept.engineFiles ??= readBlob(join(ENGINE, 'pglite.data'))),
  loadDataDir: await (kept[prepared] ??= readArchive(prepared)),
});

/** An embedded database in memory. */
export const openFromArchive = async (prepared: Prepared = 'empty'): Promise<OpenDatabase> =>
  openEmbedded('memory', silentLog, () => Promise.resolve(), await engineParts(prepared));

/** Makes the files of an empty database in a data folder, as the service does, in a quarter of the time. */
export const placeEmbeddedFiles = async (dataDir: string): Promise<void> => {
  const folder = join(dataDir, POSTGRES_FOLDER);
  const engine = await PGlite.create({ dataDir: folder, ...(await engineParts('empty')) });
  await engine.close();
};
