import path from 'node:path';
import { openPostgres, silentLog } from '@huoban/service/testing';
import { sql } from 'kysely';
import { ServiceProcess } from '../../drills/service/service-process';
import {
  databaseIn,
  registryIn,
  startPostgres,
  startShell,
  type Server,
  type TemporaryPostgres,
} from '../../harness/servers';
import type { BenchContext } from '../bench';

const STATEMENTS = 'shared_preload_libraries=pg_stat_statements';

export interface ScaleSite {
  /** Origin of the service. */
  service: string;
  shells: readonly [Server, Server];
  /** Processes by program; none for the embedded database, which is part of the service. */
  pids: { shell: number; service: number; database: number | null };
  /** Statements so far; null where they cannot be counted. */
  countStatements: () => Promise<number | null>;
}

/** PostgreSQL that counts statements, else one that does not, else null. */
async function startDatabase(): Promise<{ server: TemporaryPostgres; counts: boolean } | null> {
  const counting = await startPostgres({ isolated: true, settings: [STATEMENTS] }).catch(
    () => 'no library' as const,
  );
  if (counting === null) return null;
  if (counting !== 'no library') return { server: counting, counts: true };
  const server = await startPostgres({ isolated: true });
  return server && { server, counts: false };
}

/** Without transaction control and the probes of health. */
const COUNT = sql<{ calls: string }>`
  select coalesce(sum(calls), 0) as calls from pg_stat_statements
  where query !~* '^(begin|start|commit|rollback|set|listen|select \$1$)'`;

/** Two shells on one service, on PostgreSQL where this machine has it. */
export async function startScaleSite(context: BenchContext): Promise<ScaleSite> {
  const { folder, cleanup, deployment, report } = context;
  report('building and starting the site …');
  await deployment.copyTo(folder);
  const database = await startDatabase();
  if (database) cleanup.stopLater(database.server);
  const env = database ? { DATABASE_URL: database.server.url } : { DATA_DIR: databaseIn(folder) };
  const service = cleanup.stopLater(await ServiceProcess.create(env));
  await service.start();
  const start = async (number: number): Promise<Server> => {
    const own = path.join(folder, `shell-${number}`);
    const files = { SEEN_FILE: path.join(own, 'seen.json'), MIRROR_DIR: path.join(own, 'mirror') };
    const options = { registry: registryIn(folder), serviceUrl: service.url };
    return cleanup.stopLater(await startShell({ ...options, env: files }));
  };
  const shells = [await start(1), await start(2)] as const;
  let countStatements: ScaleSite['countStatements'] = async () => null;
  if (database?.counts) {
    const { db, close } = openPostgres(database.server.url, 1, silentLog);
    cleanup.add(close);
    await sql`create extension pg_stat_statements`.execute(db);
    countStatements = async () => Number((await COUNT.execute(db)).rows[0]?.calls);
  }
  const pids = {
    shell: shells[0].pid,
    service: service.pid,
    database: database?.server.pid ?? null,
  };
  return { service: service.url, shells, pids, countStatements };
}
