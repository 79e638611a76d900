import assert from 'node:assert/strict';
import { descendantsOf, listProcesses } from '../../harness/processes';
import {
  requirePostgres,
  startService,
  type Server,
  type TemporaryPostgres,
} from '../../harness/servers';
import type { DrillContext } from './drill-context';

const LIST = '/api/visitor/game/list?size=3';

export interface SiteOnPostgres {
  service: Server;
  shell: Server;
  /** Process ids: the main process first, then one for each connection. */
  databasePids: () => Promise<number[]>;
  signalDatabase: (signal: NodeJS.Signals) => Promise<void>;
}

/** A service and a shell beside the site, on a PostgreSQL server of their own. @throws SkipCase without PostgreSQL */
export async function startSiteOnPostgres(context: DrillContext): Promise<SiteOnPostgres> {
  const { cleanup } = context;
  const database = await requirePostgres(cleanup, { isolated: true });
  // Without a choice its health would stay degraded.
  const env = { DATABASE_URL: database.url, SMS_DRIVER: 'off' };
  const service = cleanup.stopLater(await startService(env));
  const shell = await context.startShell({ SERVICE_URL: service.url });
  assert.equal((await fetch(shell.url + LIST)).status, 200, 'data before');
  return {
    service,
    shell,
    databasePids: () => pidsOf(database),
    signalDatabase: (signal) => signalPostgres(database, signal),
  };
}

const pidsOf = async ({ pid }: TemporaryPostgres): Promise<number[]> =>
  descendantsOf(await listProcesses(), pid);

export async function signalPostgres(
  database: TemporaryPostgres,
  signal: NodeJS.Signals,
): Promise<void> {
  for (const pid of await pidsOf(database)) process.kill(pid, signal);
}
