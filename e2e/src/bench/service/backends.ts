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
import { databaseIn, startPostgres } from '../../harness/servers';
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

const POOL = 10;

/** Measures the second start of the service, which finds the database seeded, as most starts do. */
async function startBackend(
  { cleanup, options }: BenchContext,
  service: ServiceProcess,
  { name, database }: Pick<Backend, 'name' | 'database'>,
): Promise<Backend> {
  cleanup.add(database.close);
  await service.start();
  await sleep(options.numbers.idleSeconds * 1000);
  return { name, service, database, idle: await residentMemory(service.pid), loaded: 0 };
}

/** The service on both databases; without PostgreSQL on this machine on the embedded one alone. */
export async function startBackends(context: BenchContext): Promise<Backend[]> {
  const { folder, cleanup, deployment } = context;
  await deployment.copyTo(folder);
  const [dataDir, copy] = [databaseIn(folder), join(folder, 'copy')];
  await cp(dataDir, copy, { recursive: true });
  const service = cleanup.stopLater(await ServiceProcess.create({ DATA_DIR: dataDir }));
  const database = await openEmbedded(copy, silentLog, createEmbeddedFiles);
  const embedded = await startBackend(context, service, { name: 'PGlite', database });
  const server = await startPostgres();
  if (server === null) return [embedded];
  cleanup.stopLater(server);
  const env = { DATABASE_URL: server.url, DATABASE_POOL: String(POOL) };
  const onServer = cleanup.stopLater(await ServiceProcess.create(env));
  await onServer.start();
  await onServer.stop();
  const postgres = openPostgres(server.url, POOL, silentLog);
  return [
    embedded,
    await startBackend(context, onServer, { name: 'PostgreSQL', database: postgres }),
  ];
}

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
