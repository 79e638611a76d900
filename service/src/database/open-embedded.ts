import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { sql } from 'kysely';
import pg from 'pg';
import { finishReplacement, isReplacementPending } from '../backup/replace-folder';
import type { Log } from '../log';
import { poolCounts, createDatabase, type OpenDatabase } from './database';
import { lockFolder } from './folder-lock';
import { createEmbeddedListen } from './listen-embedded';

/** Major version of the PostgreSQL inside PGlite; a folder of another one cannot be opened. */
export const EMBEDDED_POSTGRES = '18';

const SYNC = 'S'.charCodeAt(0);
const QUERY = 'Q'.charCodeAt(0);

const nextMacrotask = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A chain of awaited PGlite queries never leaves the microtask queue: timers and sockets would starve. */
function yieldAfterEachQuery(engine: PGlite) {
  const inner = engine.execProtocolStream.bind(engine);
  engine.execProtocolStream = async (message, options) => {
    const answer = await inner(message, options);
    if (message[0] === SYNC || message[0] === QUERY) await nextMacrotask();
    return answer;
  };
}

/** What an engine would otherwise read and compile by itself. */
export type EngineAssets = Pick<PGliteOptions, 'loadDataDir' | 'pgliteWasmModule' | 'fsBundle'>;

const startEngine = (dataDir: string, parts: EngineAssets = {}) =>
  PGlite.create({
    dataDir,
    ...parts,
    // The start fails without the defaults. Small buffers halve the memory; the WAL would grow without its limit.
    startParams: [
      ...PGlite.defaultStartParams,
      ...['-c', 'shared_buffers=16MB', '-c', 'max_wal_size=48MB', '-c', 'min_wal_size=32MB'],
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
      `it was moved to ${aside} and a new one is made`,
  );
}

/** Name, below a data folder, of the folder that PostgreSQL writes. */
export const POSTGRES_FOLDER = 'postgres';

async function finishInterruptedRestore(dataDir: string, log: Log) {
  const unlock = await lockFolder(dataDir);
  await finishReplacement(dataDir);
  await unlock();
  log.warn('a restore that had been interrupted was finished');
}

/**
 * Makes the files of an empty database in a data folder, and closes it again.
 * @throws FolderInUse when another process has the folder open.
 */
export async function createEmbeddedFiles(dataDir: string): Promise<void> {
  const unlock = await lockFolder(dataDir);
  const engine = await startEngine(join(dataDir, POSTGRES_FOLDER));
  await engine.close();
  await unlock();
}

/**
 * Opens the embedded database in `dataDir/postgres`, or in memory when `dataDir` is `memory`.
 * It has a single session, so everything goes through one pool of one connection: a query beside an open transaction
 * of the same request would wait for itself. `makeFiles` makes the files of a new database; one in memory can be given
 * them among the `parts`, as the archive that PGlite dumps.
 * @throws FolderInUse when another process has the folder open.
 */
export async function openEmbedded(
  dataDir: string,
  log: Log,
  makeFiles: (dataDir: string) => Promise<void>,
  parts?: EngineAssets,
): Promise<OpenDatabase> {
  const inMemory = dataDir === 'memory';
  const folder = join(dataDir, POSTGRES_FOLDER);
  let unlock = () => Promise.resolve();
  if (!inMemory) {
    await mkdir(dataDir, { recursive: true });
    if (isReplacementPending(dataDir)) await finishInterruptedRestore(dataDir, log);
    // Whoever makes the files locks the folder meanwhile: it may outlive this process.
    if (!existsSync(join(folder, 'PG_VERSION'))) await makeFiles(dataDir);
    unlock = await lockFolder(dataDir);
    await moveOtherMajorAside(folder, log);
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
  const listen = createEmbeddedListen(pool);
  const db = createDatabase(pool);

  const maintain = async () => {
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
  return { kind: 'embedded', db, connections: poolCounts(pool), listen, maintain, close };
}
