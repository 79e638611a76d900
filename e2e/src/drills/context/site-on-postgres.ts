import assert from 'node:assert/strict';
import { descendantsOf, listProcesses } from '../../harness/processes';
import { SkipCase } from '../../harness/runner';
import { startPostgres, startService, type Server } from '../../harness/servers';
import type { DrillContext } from './drill-context';

const LIST = '/api/visitor/game/list?size=3';

export interface SiteOnPostgres {
  service: Server;
  shell: Server;
  /** Process ids: the main process first, then one for each connection. */
  databasePids: () => Promise<number[]>;
  /** Sends a signal to all of them. */
  signalDatabase: (signal: NodeJS.Signals) => Promise<void>;
}

/** A service and a shell beside the site, on a PostgreSQL server of their own. @throws SkipCase without PostgreSQL */
export async function startSiteOnPostgres(context: DrillContext): Promise<SiteOnPostgres> {
  const database = await startPostgres({ isolated: true });
  if (!database) throw new SkipCase('this machine has no PostgreSQL');
  const { cleanup } = context;
  cleanup.stopLater(database);
  const service = cleanup.stopLater(await startService({ DATABASE_URL: database.url }));
  const shell = await context.startShell({ SERVICE_URL: service.url });
  assert.equal((await fetch(shell.url + LIST)).status, 200, 'data before');
  const databasePids = async (): Promise<number[]> =>
    descendantsOf(await listProcesses(), database.pid);
  const signalDatabase = async (signal: NodeJS.Signals) =>
    (await databasePids()).forEach((pid) => process.kill(pid, signal));
  return { service, shell, databasePids, signalDatabase };
}
