import assert from 'node:assert/strict';
import net from 'node:net';
import { requirePostgres, startConsole, startService, type Server } from '../../harness/servers';
import { waitUntil, withTimeout } from '../../harness/wait';
import { TESTED_PAGE, type DrillContext } from '../context/drill-context';
import { lostAddress, LOSSES, type Loss } from '../context/lost-address';
import { signalPostgres } from '../context/site-on-postgres';
import { inSeconds } from '../context/timing';
import { test, type Drill } from '../drill';
import { totalWrites, type AcknowledgedWrites } from '../service/acknowledged-writes';
import { smsProviderSettings } from '../service/sms-provider';
import { readStory, writeUntilDown } from '../service/writing-client';

/** When platforms kill a process that was asked to stop; the programs end within eight seconds. */
const KILLED_MS = 10_000;
const STOP_DELAY_MS = 5_000;
const LIST = '/api/visitor/web/activity/index';
const CLIENTS = [1, 2, 3];
const WRITES = 20;
const WRITTEN_MS = 30_000;
const TOKEN = 'a-token-of-the-stop-drills';

/** A visitor whose request never ends. */
function openRequest(cleanup: DrillContext['cleanup'], { url }: Server): void {
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nhost: site\r\n');
  cleanup.add(() => socket.destroy());
}

/** @returns how long it took to end with code 0 */
async function stop({ child, ended, output }: Server, delayMs = 0): Promise<number> {
  const startedAt = performance.now();
  child.kill('SIGTERM');
  const code = await withTimeout(KILLED_MS + delayMs, 'still running', ended);
  assert.equal(
    code,
    0,
    `exit code, after ${inSeconds(performance.now() - startedAt)}: ${output()}`,
  );
  return performance.now() - startedAt;
}

/** What a call to the service gets while the shell stops. */
const ANSWERS: Record<Loss, number | string> = {
  refuses: 503,
  'is unreachable': 503,
  'is silent': 'cut',
};

async function stopShell(context: DrillContext, loss: Loss): Promise<string> {
  const lost = await lostAddress(context.cleanup, loss);
  const shell = await context.startShell({
    SERVICE_URL: lost,
    OTEL_EXPORTER_OTLP_ENDPOINT: lost,
    STOP_DELAY_MS: String(STOP_DELAY_MS),
  });
  openRequest(context.cleanup, shell);
  const statusOf = async (path: string) => {
    const response = await fetch(shell.url + path);
    await response.text();
    return response.status;
  };
  assert.equal(await statusOf('/-/health'), 200, 'health before');
  const stopped = stop(shell, STOP_DELAY_MS);
  // The first failure is the one to report.
  stopped.catch(() => undefined);
  const [answer, page] = await Promise.all([
    statusOf(LIST).catch(() => 'cut'),
    statusOf(TESTED_PAGE),
    waitUntil('the health says that it stops', STOP_DELAY_MS, async () => {
      return (await statusOf('/-/health')) === 503;
    }),
  ]);
  assert.equal(page, 200, 'a page while it stops');
  assert.equal(answer, ANSWERS[loss], `a call to a service that ${loss}`);
  const ms = await stopped;
  return `${loss}: ${inSeconds(ms)}`;
}

/** A service whose clients write, so that calls and replies are under way. */
async function startWrittenService(
  { cleanup }: DrillContext,
  database: string,
  prefix: string,
): Promise<Server> {
  const env = { ...(await smsProviderSettings()), DATABASE_URL: database };
  const service = cleanup.stopLater(await startService(env));
  const written = { clients: [] as AcknowledgedWrites[], story: await readStory(service.url) };
  for (const client of CLIENTS)
    void writeUntilDown(service.url, prefix + String(client), written).catch(() => undefined);
  await waitUntil('writes', WRITTEN_MS, () => totalWrites(written.clients) >= WRITES);
  openRequest(cleanup, service);
  return service;
}

export const stopDrills: readonly Drill[] = [
  test('a shell whose service and trace collector are gone is asked to stop: its health says so first, pages are served, it ends within 8 s with code 0', async (context) => {
    const notes = await Promise.all(LOSSES.map((loss) => stopShell(context, loss)));
    return notes.join('; ');
  }),
  test('services whose PostgreSQL does not answer, then is killed, are asked to stop while clients write: they end within 8 s with code 0', async (context) => {
    const database = await requirePostgres(context.cleanup, { isolated: true });
    const notes: string[] = [];
    const services = [
      await startWrittenService(context, database.url, '1390000991'),
      await startWrittenService(context, database.url, '1390000992'),
    ];
    context.cleanup.add(() => signalPostgres(database, 'SIGCONT'));
    for (const [index, signal] of (['SIGSTOP', 'SIGKILL'] as const).entries()) {
      await signalPostgres(database, signal);
      const service = services[index];
      if (service) notes.push(`after ${signal}: ${inSeconds(await stop(service))}`);
    }
    return notes.join('; ');
  }),
  test('a console whose shells are gone is asked to stop: it ends within 8 s with code 0', async (context) => {
    const { cleanup, site } = context;
    const shells = await Promise.all(LOSSES.map((loss) => lostAddress(cleanup, loss)));
    const env = { RELEASE_TOKEN: TOKEN, SHELLS: shells.join() };
    const console = cleanup.stopLater(await startConsole(site.registry, env));
    openRequest(cleanup, console);
    return inSeconds(await stop(console));
  }),
];
