import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { CleanupStack } from '../../harness/cleanup';
import { readJson } from '../../harness/http';
import { freePort } from '../../harness/processes';
import { requirePostgres, startService } from '../../harness/servers';
import { waitUntil } from '../../harness/wait';
import { requireProgram, startProgram } from '../context/debian-program';
import { test, type Drill } from '../drill';

const PROGRAM = '/usr/sbin/pgbouncer';
const LIST = '/api/visitor/game/list?size=3';
const NOTICED_MS = 15_000;

/** PgBouncer that pools transactions. @returns URL of the same database behind it @throws SkipCase without PgBouncer */
async function startPooler(cleanup: CleanupStack, database: string): Promise<string> {
  await requireProgram(PROGRAM, 'pgbouncer');
  const { hostname, port, pathname, username } = new URL(database);
  const folder = await cleanup.temporaryFolder('huoban-pooler-');
  await fs.chmod(folder, 0o777);
  const own = await freePort();
  const config = path.join(folder, 'pgbouncer.ini');
  await fs.writeFile(path.join(folder, 'users.txt'), `"${username}" ""\n`);
  await fs.writeFile(
    config,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
pool_mode = transaction
`,
  );
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  await startProgram(cleanup, [PROGRAM, ...user, config], {
    readyMs: NOTICED_MS,
    isReady: (output) => output.includes('listening on'),
  });
  return `postgres://${username}@127.0.0.1:${own}${pathname}`;
}

interface ServiceHealth {
  status: string;
  parts: Record<string, string>;
}

export const poolerDrills: readonly Drill[] = [
  test('PostgreSQL behind a pooler of transactions: silent notifications degrade the health, a direct URL for LISTEN does not', async ({
    cleanup,
  }) => {
    const database = await requirePostgres(cleanup, { isolated: true });
    const pooled = await startPooler(cleanup, database.url);
    const start = async (env: NodeJS.ProcessEnv) =>
      cleanup.stopLater(await startService({ DATABASE_URL: pooled, SMS_DRIVER: 'off', ...env }));
    const listening = async (url: string) => {
      const { parts } = await readJson<ServiceHealth>(fetch(`${url}/health`));
      return parts['listening'];
    };
    const silent = await start({});
    assert.equal((await fetch(silent.url + LIST)).status, 200, 'data through the pooler');
    await waitUntil('the health is degraded', NOTICED_MS, async () => {
      return (await listening(silent.url)) === 'degraded';
    });
    const direct = await start({ DATABASE_LISTEN_URL: database.url });
    // Longer than the first notification of the service to itself may take.
    const until = performance.now() + 5_000;
    await waitUntil('the first notification is due', NOTICED_MS, () => performance.now() > until);
    assert.equal(await listening(direct.url), 'ready', 'with a direct URL');
  }),
];
