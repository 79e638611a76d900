import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { publish } from '@huoban/release';
import { postJson, readJson } from '../../harness/http';
import { listProcesses } from '../../harness/processes';
import { startService, type Server } from '../../harness/servers';
import { timed } from '../../harness/statistics';
import { waitUntil } from '../../harness/wait';
import { TESTED_SECTION } from '../context/drill-context';
import { fill, makeReadOnly, mountDisk } from '../context/small-disk';
import { startSiteOnPostgres, type SiteOnPostgres } from '../context/site-on-postgres';
import { inMs } from '../context/timing';
import { test, type Drill } from '../drill';

const RECOVERY_MS = 15_000;
const NOTICED_MS = 12_000;
const TIMEOUT_MS = 25_000;
const LIST = '/api/visitor/game/list?size=3';
const REPORT = '/api/users/report_user_action';
const PAGES_WITHOUT_DATA = ['/about-us', '/terms', '/'];

const get = (url: string): Promise<Response> =>
  fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });

const write = ({ url }: Server, mark: string): Promise<Response> =>
  postJson(
    url + REPORT,
    { action: 'drill', params: { mark } },
    {},
    AbortSignal.timeout(TIMEOUT_MS),
  );

const waitForWrites = (shell: Server): Promise<number> =>
  waitUntil('writes succeed', RECOVERY_MS, async () => (await write(shell, 'back')).status === 200);

const waitForHealth = ({ url }: Server, status: string, timeoutMs: number): Promise<number> =>
  waitUntil(`the service is ${status}`, timeoutMs, async () => {
    return (await readJson<{ status: string }>(get(`${url}/api/health`))).status === status;
  });

/** Pages without data are served, writes are refused with a time to retry. */
async function expectUnavailable({ shell, service }: SiteOnPostgres): Promise<string> {
  const { ms, result: response } = await timed(() => write(shell, 'unavailable'));
  assert.equal(response.status, 503, 'status of a write');
  assert.ok(response.headers.get('retry-after'), 'a refused write has no Retry-After');
  const { error_code: code } = await readJson<{ error_code: number }>(response);
  assert.equal(code, 50301, 'code of a write');
  for (const page of PAGES_WITHOUT_DATA)
    assert.equal((await get(shell.url + page)).status, 200, `status of ${page}`);
  const asset = /\/assets\/[\w./+-]+\.js/.exec(await (await fetch(`${shell.url}/terms`)).text());
  assert.equal((await fetch(shell.url + (asset?.[0] ?? ''))).status, 200, 'status of a script');
  await waitForHealth(service, 'unavailable', NOTICED_MS);
  return `a write was refused after ${inMs(ms)}`;
}

async function expectRecovered({ shell, service }: SiteOnPostgres): Promise<string> {
  const ms = await waitUntil('data is served', RECOVERY_MS, async () => {
    return (await fetch(shell.url + LIST)).status === 200;
  });
  await waitForWrites(shell);
  await waitForHealth(service, 'ready', RECOVERY_MS);
  return `back after ${inMs(ms)}`;
}

export const databaseAndDiskDrills: readonly Drill[] = [
  test('[39] [full] PostgreSQL is stopped (SIGSTOP) and continued: pages are served, writes get 503 and a time, the site recovers', async (context) => {
    const site = await startSiteOnPostgres(context);
    await site.signalDatabase('SIGSTOP');
    const note = await expectUnavailable(site).finally(() => site.signalDatabase('SIGCONT'));
    return `${note}; ${await expectRecovered(site)}`;
  }),
  test('[39] [full] every connection to PostgreSQL is lost (kill -9 of a backend): in-flight calls fail once, the site recovers', async (context) => {
    const site = await startSiteOnPostgres(context);
    const pids = await site.databasePids();
    const backend = (await listProcesses()).find(
      ({ parent, args }) => pids.includes(parent) && /127\.0\.0\.1\(/.test(args),
    );
    assert.ok(backend, 'no connection was found');
    process.kill(backend.pid, 'SIGKILL');
    return expectRecovered(site);
  }),
  test('[40] [full] the disk of the service is full: reads succeed, writes get 503 or 507 and succeed again with free space', async (context) => {
    const disk = await mountDisk(context.cleanup, 192);
    const service = await startService({ DATA_DIR: path.join(disk, 'pg') });
    context.cleanup.stopLater(service);
    const shell = await context.startShell({ SERVICE_URL: service.url });
    assert.equal((await write(shell, 'before')).status, 200, 'a write before');
    const free = await fill(disk);
    let status = 200;
    let writes = 0;
    for (; status === 200 && writes < 400; writes += 1)
      ({ status } = await write(shell, 'x'.repeat(450) + String(writes)));
    assert.ok([503, 507].includes(status), `writes on a full disk: ${status}`);
    assert.equal((await fetch(shell.url + LIST)).status, 200, 'a read on a full disk');
    assert.equal((await fetch(`${shell.url}/terms`)).status, 200, 'a page on a full disk');
    await free();
    await waitForWrites(shell);
    return `the disk was full after ${writes - 1} more writes, refused with ${status}`;
  }),
  test('[40] [full] registry disk full: publish fails with a message and leaves no partial version', async (context) => {
    const disk = await mountDisk(context.cleanup, 24);
    const registry = path.join(disk, 'registry');
    await fs.mkdir(registry);
    const free = await fill(disk, 64 * 1024);
    const build = await context.buildChanged('9.90.0-full');
    const message = await publish(registry, build).then(() => '', String);
    assert.match(message, /ENOSPC|space/i);
    const versions = path.join(registry, 'artifacts', TESTED_SECTION);
    for (const version of await fs.readdir(versions).catch(() => [])) {
      const files = await fs.readdir(path.join(versions, version));
      assert.deepEqual(files, [], 'files of a partial version');
    }
    await free();
    await publish(registry, build);
    return message.slice(0, 120);
  }),
  test('[40] the folder of the shell is read-only: pages are served, health names what cannot be stored', async (context) => {
    const disk = await mountDisk(context.cleanup, 1);
    await makeReadOnly(disk);
    const shell = await context.startShell({ SEEN_FILE: path.join(disk, 'seen.json') });
    assert.equal((await fetch(`${shell.url}/terms`)).status, 200, 'status of a page');
    const health = await context.health(shell.url);
    assert.equal(health.status, 'degraded', 'health');
    assert.match(health.reason ?? '', /cannot be stored/);
    return health.reason ?? '';
  }),
];
