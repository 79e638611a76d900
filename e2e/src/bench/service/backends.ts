import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createEmbeddedFiles,
  openEmbedded,
  openPostgres,
  silentLog,
  type OpenDatabase,
} from '@huoban/service/testing';
import { ServiceProcess } from '../../drills/service/service-process';
import { residentMemory } from '../../harness/processes';
import { startPostgres } from '../../harness/servers';
import type { BenchContext } from '../bench';

/** The bundled service on one database, and the same data for statements without it. */
export interface Backend {
  name: string;
  service: ServiceProcess;
  database: OpenDatabase;
  /** Resident memory in bytes after a pause, and the maximum under load. */
  idle: number;
  loaded: number;
}

const IDLE_MS = 10_000;
const POOL = 10;

/** Starts the service twice: the first start seeds the database, the second one is measured, as most starts are. */
async function startBackend(
  { cleanup }: BenchContext,
  name: string,
  env: NodeJS.ProcessEnv,
  openDatabase: () => Promise<OpenDatabase>,
): Promise<Backend> {
  const service = cleanup.stopLater(await ServiceProcess.create(env));
  await service.start();
  await service.stop();
  const database = await openDatabase();
  cleanup.add(database.close);
  await service.start();
  await sleep(IDLE_MS);
  return { name, service, database, idle: await residentMemory(service.pid), loaded: 0 };
}

/** The service on both databases; without PostgreSQL on this machine on the embedded one alone. */
export async function startBackends(context: BenchContext): Promise<Backend[]> {
  const [dataDir, copy] = [join(context.folder, 'service'), join(context.folder, 'copy')];
  const embedded = await startBackend(context, 'PGlite', { DATA_DIR: dataDir }, async () => {
    await cp(dataDir, copy, { recursive: true });
    return openEmbedded(copy, silentLog, createEmbeddedFiles);
  });
  const server = await startPostgres();
  if (server === null) return [embedded];
  context.cleanup.stopLater(server);
  const env = { DATABASE_URL: server.url, DATABASE_POOL: String(POOL) };
  const open = () => Promise.resolve(openPostgres(server.url, POOL, silentLog));
  return [embedded, await startBackend(context, 'PostgreSQL', env, open)];
}

/** An embedded database in a folder, and one on PostgreSQL where this machine has it. */
export async function openDatabases({
  folder,
  cleanup,
}: BenchContext): Promise<{ name: string; database: OpenDatabase }[]> {
  const embedded = await openEmbedded(join(folder, 'pglite'), silentLog, createEmbeddedFiles);
  cleanup.add(embedded.close);
  const databases = [{ name: 'PGlite', database: embedded }];
  const server = await startPostgres();
  if (server === null) return databases;
  cleanup.stopLater(server);
  const postgres = openPostgres(server.url, POOL, silentLog);
  cleanup.add(postgres.close);
  return [...databases, { name: 'PostgreSQL', database: postgres }];
}
