import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  createEmbeddedFiles,
  type OpenDatabase,
  openEmbedded,
  openPostgres,
  silentLog,
} from '@huoban/service/testing';
import type { NodeProcess } from '../../drills/service/service-process';
import { shippedService } from '../../drills/service/bundled-service';
import { temporaryPostgres } from '../../drills/context/temporary-postgres';
import type { Bench } from '../service-bench';

/** The shipped service on one database, and the same data for statements without it. */
export interface Lane {
  name: string;
  node: NodeProcess;
  bare: OpenDatabase;
  /** Resident memory in bytes after a pause, and the most seen under load. */
  idle: number;
  loaded: number;
}

const IDLE_MS = 10_000;
const POOL = 10;

/** Resident memory of a process in bytes, as `ps` tells it. */
export const residentOf = async (pid: number): Promise<number> => {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout.trim()) * 1024;
};

const started = async (name: string, environment: Record<string, string>, { later }: Bench) => {
  const node = await shippedService(name, environment);
  await node.start();
  later(() => node.kill('SIGTERM'));
  return node;
};

/** Seeded by one start; the lane is measured after a second one, as most starts are. */
const seededAndStarted = async (
  name: string,
  environment: Record<string, string>,
  bench: Bench,
  between: () => Promise<void>,
) => {
  const seeding = await shippedService(name, environment);
  await seeding.start();
  await seeding.kill('SIGTERM');
  await between();
  const node = await started(name, environment, bench);
  await sleep(IDLE_MS);
  return { node, idle: await residentOf(node.pid) };
};

const embedded = async (bench: Bench): Promise<Lane> => {
  const [dataDir, copy] = [join(bench.folder, 'service'), join(bench.folder, 'bare')];
  const { node, idle } = await seededAndStarted('PGlite', { DATA_DIR: dataDir }, bench, () =>
    cp(dataDir, copy, { recursive: true }),
  );
  const bare = await openEmbedded(copy, silentLog, createEmbeddedFiles);
  bench.later(bare.close);
  return { name: 'PGlite', node, idle, loaded: 0, bare };
};

/** Both lanes; without PostgreSQL on this machine the first alone. */
export const startLanes = async (bench: Bench): Promise<Lane[]> => {
  const lanes = [await embedded(bench)];
  const server = await temporaryPostgres();
  if (server === null) return lanes;
  bench.later(server.stop);
  const environment = { DATABASE_URL: server.url, DATABASE_POOL: String(POOL) };
  const { node, idle } = await seededAndStarted('PostgreSQL', environment, bench, async () => {});
  const bare = openPostgres(server.url, POOL, silentLog);
  bench.later(bare.close);
  return [...lanes, { name: 'PostgreSQL', node, idle, loaded: 0, bare }];
};
