import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { sql } from 'kysely';
import pg from 'pg';
import { finishReplacement, isReplacementPending } from './backup/replace-folder';
import type { Log } from '../process/log';
import { poolCounts, createDatabase, type OpenDatabase } from './database';
import { lockFolder } from './folder-lock';
import { createEmbeddedListen } from './listen-embedded';

/** Major version of the PostgreSQL in PGlite. Files of other versions cannot be opened. */
export const EMBEDDED_POSTGRES = '18';

const SYNC = 'S'.charCodeAt(0);
const QUERY = 'Q'.charCodeAt(0);
/** Parse, bind, describe and execute, after which a sync follows. */
const PARTS = new Set(['P', 'B', 'D', 'E'].map((type) => type.charCodeAt(0)));

const nextMacrotask = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Passes the messages of a query to PGlite at once instead of one by one, which takes less time. A chain of awaited PGlite
 * queries stays in the microtask queue, which would starve timers and sockets.
 */
function passWholeQueries(engine: PGlite) {
  const inner = engine.execProtocolStream.bind(engine);
  let held: Uint8Array[] = [];
  engine.execProtocolStream = async (message, options) => {
    const type = message[0] ?? 0;
    held.push(message);
    if (PARTS.has(type)) return [];
    const whole = Buffer.concat(held);
    held = [];
    const result = await inner(whole, options);
    if (type === SYNC || type === QUERY) await nextMacrotask();
    return result;
  };
}

/** Preloaded files, which PGlite would otherwise read and compile on each start. */
export type EngineAssets = Pick<PGliteOptions, 'loadDataDir' | 'pgliteWasmModule' | 'fsBundle'>;

/** Starts PostgreSQL on the files of a folder, or on those of `assets`. */
export const startEngine = (dataDir: string, assets: EngineAssets = {}): Promise<PGlite> =>
  PGlite.create({
    dataDir,
    ...assets,
    // PGlite fails to start without the defaults. The buffers are those that fit into the memory with which it starts; a
    // search of a large library reads half as many pages from files as with 16 MB. The WAL size is limited.
    startParams: [
      ...PGlite.defaultStartParams,
      ...['-c', 'shared_buffers=32MB', '-c', 'max_wal_size=48MB', '-c', 'min_wal_size=32MB'],
    ],
  });

async function moveOtherMajorAside(folder: string, log: Log) {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => null);
  const major = version?.trim();
  if (major === undefined || major === EMBEDDED_POSTGRES) return;
  const aside = `${folder}.bak-${major}-${Date.now()}`;
  await rename(folder, aside);
  log.warn(
    `the embedded database was written by PostgreSQL ${major}, this one is ${EMBEDDED_POSTGRES}: ` +
      `it was moved to ${aside} and a new one is created`,
  );
}

/** Name of PostgreSQL's folder in a data folder. */
export const POSTGRES_FOLDER = 'postgres';

async function finishInterruptedRestore(dataDir: string, log: Log) {
  const unlock = await lockFolder(dataDir);
  await finishReplacement(dataDir);
  await unlock();
  log.warn('an interrupted restore was finished');
}

/**
 * Creates the files of an empty database in a data folder.
 * @throws FolderInUse when another process has the folder open
 */
export async function createEmbeddedFiles(dataDir: string): Promise<void> {
  const unlock = await lockFolder(dataDir);
  const engine = await startEngine(join(dataDir, POSTGRES_FOLDER));
  await engine.close();
  await unlock();
}

/**
 * Opens the embedded database in `dataDir/postgres`, or in memory when `dataDir` is `memory`.
 * It has a single session and therefore a pool of one connection: a query outside an open transaction of the same
 * request would deadlock. `createFiles` creates the files of a new database.
 * @throws FolderInUse when another process has the folder open
 */
export async function openEmbedded(
  dataDir: string,
  log: Log,
  createFiles: (dataDir: string) => Promise<void>,
  start: (dataDir: string) => Promise<PGlite> = startEngine,
): Promise<OpenDatabase> {
  const inMemory = dataDir === 'memory';
  const folder = join(dataDir, POSTGRES_FOLDER);
  let unlock = () => Promise.resolve();
  if (!inMemory) {
    await mkdir(dataDir, { recursive: true });
    if (isReplacementPending(dataDir)) await finishInterruptedRestore(dataDir, log);
    // `createFiles` locks the folder itself, because its child process may outlive this one.
    if (!existsSync(join(folder, 'PG_VERSION'))) await createFiles(dataDir);
    unlock = await lockFolder(dataDir);
    await moveOtherMajorAside(folder, log);
  }
  const engine = await start(inMemory ? 'memory://' : folder);
  passWholeQueries(engine);
  const adapter = {
    connection: createPgConfig(engine).connection,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 15_000,
  };
  const pool = new pg.Pool(adapter);
  pool.on('error', (error) => log.error(`embedded database: ${error.message}`));
  const listen = createEmbeddedListen(pool);
  const db = createDatabase(pool);

  const maintain = async () => {
    await sql`checkpoint`.execute(db);
    await sql`vacuum (analyze)`.execute(db);
  };
  const close = async () => {
    if (!inMemory) await sql`checkpoint`.execute(db);
    // Pool before engine, otherwise open requests fail with "driver destroyed".
    await db.destroy();
    await engine.close();
    await unlock();
  };
  return {
    kind: 'embedded',
    db,
    connections: poolCounts(pool),
    listen,
    // The engine is a part of this process.
    whileAvailable: (work) => work(),
    withoutTimeLimits: (work) => work(db),
    maintain,
    close,
  };
}
