import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { sql } from 'kysely';
import pg from 'pg';
import { finishSwap, isSwapPending } from '../backup/swap';
import type { Log } from '../log';
import { connectionsOf, databaseOver, type OpenDatabase } from './database';
import { lockFolder } from './folder-lock';
import { listenThroughPool } from './listen-embedded';

/** Major version of the PostgreSQL inside PGlite; a folder of another one cannot be opened. */
export const EMBEDDED_POSTGRES = '18';

const SYNC = 'S'.charCodeAt(0);
const QUERY = 'Q'.charCodeAt(0);

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A chain of awaited PGlite queries never leaves the microtask queue: timers and sockets would starve. */
const yieldAfterEachQuery = (engine: PGlite) => {
  const inner = engine.execProtocolStream.bind(engine);
  engine.execProtocolStream = async (message, options) => {
    const answer = await inner(message, options);
    if (message[0] === SYNC || message[0] === QUERY) await nextTurn();
    return answer;
  };
};

/** What an engine would otherwise read and compile by itself. */
export type EngineParts = Pick<PGliteOptions, 'loadDataDir' | 'pgliteWasmModule' | 'fsBundle'>;

const startEngine = (dataDir: string, parts: EngineParts = {}) =>
  PGlite.create({
    dataDir,
    ...parts,
    // The start fails without the defaults. Small buffers halve the memory; the WAL would grow without its limit.
    startParams: [
      ...PGlite.defaultStartParams,
      ...['-c', 'shared_buffers=16MB', '-c', 'max_wal_size=48MB', '-c', 'min_wal_size=32MB'],
    ],
  });

const setAsideOtherMajor = async (folder: string, log: Log) => {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => null);
  const major = version?.trim();
  if (major === undefined || major === EMBEDDED_POSTGRES) return;
  const aside = `${folder}.bak-${major}-${Date.now()}`;
  await rename(folder, aside);
  log.warn(
    `the embedded database was written by PostgreSQL ${major}, this one is ${EMBEDDED_POSTGRES}: ` +
      `it was moved to ${aside} and a new one is made`,
  );
};

/** Name, below a data folder, of the folder that PostgreSQL writes. */
export const FILES = 'postgres';

const finishRestore = async (dataDir: string, log: Log) => {
  const unlock = await lockFolder(dataDir);
  await finishSwap(dataDir);
  await unlock();
  log.warn('a restore that had been interrupted was finished');
};

/**
 * Makes the files of an empty database in a data folder, and closes it again.
 * @throws FolderInUse when another process has the folder open.
 */
export const makeEmbeddedFiles = async (dataDir: string): Promise<void> => {
  const unlock = await lockFolder(dataDir);
  const engine = await startEngine(join(dataDir, FILES));
  await engine.close();
  await unlock();
};

/**
 * Opens the embedded database in `dataDir/postgres`, or in memory when `dataDir` is `memory`.
 * It has a single session, so everything goes through one pool of one connection: a query beside an open transaction
 * of the same request would wait for itself. `makeFiles` makes the files of a new database; one in memory can be given
 * them among the `parts`, as the archive that PGlite dumps.
 * @throws FolderInUse when another process has the folder open.
 */
export const openEmbedded = async (
  dataDir: string,
  log: Log,
  makeFiles: (dataDir: string) => Promise<void>,
  parts?: EngineParts,
): Promise<OpenDatabase> => {
  const inMemory = dataDir === 'memory';
  const folder = join(dataDir, FILES);
  let unlock = () => Promise.resolve();
  if (!inMemory) {
    await mkdir(dataDir, { recursive: true });
    if (isSwapPending(dataDir)) await finishRestore(dataDir, log);
    // Whoever makes the files locks the folder meanwhile: it may outlive this process.
    if (!existsSync(join(folder, 'PG_VERSION'))) await makeFiles(dataDir);
    unlock = await lockFolder(dataDir);
    await setAsideOtherMajor(folder, log);
  }
  const engine = await startEngine(inMemory ? 'memory://' : folder, parts);
  yieldAfterEachQuery(engine);
  const adapter = {
    connection: createPgConfig(engine).connection,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 15_000,
  };
  const pool = new pg.Pool(adapter);
  pool.on('error', (error) => log.error(`embedded database: ${error.message}`));
  const listen = listenThroughPool(pool);
  const db = databaseOver(pool);

  const tidy = async () => {
    await sql`checkpoint`.execute(db);
    await sql`vacuum (analyze)`.execute(db);
  };
  const close = async () => {
    if (!inMemory) await sql`checkpoint`.execute(db);
    // Pool before engine: the other way round answers open requests with "driver destroyed".
    await db.destroy();
    await engine.close();
    await unlock();
  };
  return { kind: 'embedded', db, connections: connectionsOf(pool), listen, tidy, close };
};
