import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import http from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readJson } from '../../harness/http';
import { percentile } from '../../harness/statistics';
import { waitUntil } from '../../harness/wait';
import { createAccount } from '../../page/log-in';
import { OTHER_PAGE, type DrillContext } from '../context/drill-context';
import { LoadGenerator, type LoadReport } from '../context/load-generator';
import { inMs, slowness } from '../context/timing';
import { test, type Drill } from '../drill';
import { waitForRestart } from './restarts';

const PER_SECOND = 30;
const PAGES = ['/', '/about-us', '/terms', '/game-library', '/en/about-us'];
const MAX_GAP_MS = 3_000;
const API = '/api/visitor/game/list';
const SLOW_SOCKETS = 300;
const BODY_BYTES = 100 * 1024 * 1024;
const MAX_BODY_MS = 15_000;

/** Loads the site while some work is done, or for some milliseconds. */
async function underLoad(
  context: DrillContext,
  perSecond: number,
  work: number | (() => Promise<void>),
): Promise<LoadReport> {
  const load = LoadGenerator.start({ origins: [context.url], paths: PAGES, perSecond });
  await (typeof work === 'number' ? sleep(work) : work()).catch(async (error: unknown) => {
    await load.stop();
    throw error;
  });
  return load.stop();
}

async function killUnderLoad(
  context: DrillContext,
  program: 'shell' | 'service',
  address: string,
): Promise<string> {
  const { [program]: pid } = await context.site.processes();
  assert.ok(pid > 0, `no ${program} runs`);
  const maxMs = MAX_GAP_MS * slowness();
  let ms = 0;
  const { failures, sent } = await underLoad(context, PER_SECOND, async () => {
    await sleep(1_000);
    process.kill(pid, 'SIGKILL');
    ms = await waitForRestart(context, { program, pid, address }, maxMs);
    await sleep(1_500);
  });
  const instants = failures.map(({ at }) => Date.parse(at));
  const gap = instants.length === 0 ? 0 : Math.max(...instants) - Math.min(...instants);
  assert.ok(gap <= maxMs, `requests failed for ${gap} ms`);
  return `back after ${inMs(ms)}; ${failures.length} of ${sent} requests failed, all within ${gap} ms`;
}

/** Compares scripts of a page with the hashes in its HTML. @returns number of scripts */
async function expectCompleteScripts(context: DrillContext): Promise<number> {
  const { html } = await context.read(OTHER_PAGE);
  const scripts = [...html.matchAll(/<script src="([^"]+)"[^>]*? integrity="([^"]+)"/g)];
  assert.ok(scripts.length > 0, 'the page has no script');
  for (const [, src = '', integrity = ''] of scripts) {
    const bytes = Buffer.from(await (await context.fetch(src)).arrayBuffer());
    const digest = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    assert.ok(integrity.includes(digest), `${src} is not complete`);
  }
  return scripts.length;
}

/** A connection that sends headers without end, one per second. */
function openSlowSocket(port: number): net.Socket {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: slow\r\n');
  const timer = setInterval(() => socket.writable && socket.write('x-drip: 1\r\n'), 1_000);
  socket.on('close', () => clearInterval(timer));
  return socket;
}

/** Sends a body of 100 MB until it is refused. @returns sent bytes, and status; 0: the connection was closed */
const sendLargeBody = (port: number, path: string): Promise<{ status: number; sent: number }> =>
  new Promise((resolve, reject) => {
    const chunk = Buffer.alloc(1 << 16, 'x');
    let sent = 0;
    let status = 0;
    const headers = { 'content-type': 'application/json', 'content-length': String(BODY_BYTES) };
    const target = { host: '127.0.0.1', port, path, method: 'POST', agent: false, headers };
    const request = http.request(target);
    const timer = setTimeout(() => request.destroy(new Error('no response')), MAX_BODY_MS);
    const end = () => {
      clearTimeout(timer);
      resolve({ status, sent });
    };
    request.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume().on('end', end);
      request.destroy();
    });
    request.on('close', () => (status > 0 ? end() : undefined));
    request.on('error', (error) => ('code' in error ? end() : reject(error)));
    const pump = (): void => {
      while (sent < BODY_BYTES && !request.destroyed) {
        sent += chunk.length;
        if (!request.write(chunk)) return void request.once('drain', pump);
      }
    };
    pump();
  });

export const overloadDrills: readonly Drill[] = [
  test('[38] [full] the shell is killed (kill -9) under load: back within 3 s, failures in that time only, files are complete', async (context) => {
    const note = await killUnderLoad(context, 'shell', OTHER_PAGE);
    return `${note}; ${await expectCompleteScripts(context)} scripts complete`;
  }),
  test('[38] [full] the service is killed (kill -9) under load: no page fails for long, an acknowledged login is still valid', async (context) => {
    const { access_token: token } = await createAccount(context.tabs);
    const note = await killUnderLoad(context, 'service', API);
    const me = await readJson<{ error_code: number }>(
      context.fetch('/api/users/me/', { headers: { authorization: `Bearer ${token}` } }),
    );
    assert.equal(me.error_code, 0, 'the account of the login');
    return note;
  }),
  test('[44] [full] ten times the traffic for 6 s: no page fails, 99 of 100 within a second, and as fast as before afterwards', async (context) => {
    const light = await underLoad(context, 10, 4_000);
    const heavy = await underLoad(context, 100, 6_000);
    assert.deepEqual(heavy.failures.slice(0, 3), [], 'failures');
    const p99 = percentile(heavy.times, 0.99);
    assert.ok(p99 <= 1_000, `99 of 100 within ${inMs(p99)}`);
    const after = await underLoad(context, 10, 2_000);
    const median = percentile(after.times, 0.5);
    assert.ok(median <= 200, `median ${inMs(median)} afterwards`);
    return `p99 ${inMs(percentile(light.times, 0.99))} at 10/s, ${inMs(p99)} at 100/s`;
  }),
  test(`[44] ${SLOW_SOCKETS} connections that never end their headers: other visitors are served as before`, async (context) => {
    const quiet = await underLoad(context, 20, 1_500);
    const sockets = Array.from({ length: SLOW_SOCKETS }, () => openSlowSocket(context.site.port));
    context.cleanup.add(() => sockets.forEach((socket) => socket.destroy()));
    await sleep(200);
    const slow = await underLoad(context, 20, 2_000);
    assert.deepEqual(slow.failures.slice(0, 3), [], 'failures');
    const [before, now] = [percentile(quiet.times, 0.95), percentile(slow.times, 0.95)];
    assert.ok(now <= before * 3 + 150, `95 of 100 within ${inMs(now)}, before ${inMs(before)}`);
    return `95 of 100 within ${inMs(now)}, ${inMs(before)} without them`;
  }),
  test('[44] [full] a connection that never ends its headers is closed within 100 s', async ({
    site,
    cleanup,
  }) => {
    const socket = openSlowSocket(site.port);
    cleanup.add(() => socket.destroy());
    let received = '';
    socket.on('data', (bytes: Buffer) => (received += bytes.toString('latin1')));
    const isClosed = () => socket.destroyed || socket.closed;
    const ms = await waitUntil('it is closed', 100_000, isClosed);
    return `closed after ${Math.round(ms / 1000)} s with "${received.split('\r\n')[0]}"`;
  }),
  test('[44] bodies of 100 MB: refused long before they end, with 413 or a closed connection', async (context) => {
    const notes: string[] = [];
    for (const path of ['/api/users/report_user_action', '/-/beacon']) {
      const { status, sent } = await sendLargeBody(context.site.port, path);
      // A client that keeps sending may find the connection closed before it reads the response.
      assert.ok([0, 413].includes(status), `${path} has status ${status}`);
      assert.ok(sent < BODY_BYTES / 2, `${path} received ${sent} bytes`);
      notes.push(`${path} after ${Math.round(sent / 1024)} KiB`);
    }
    assert.equal(await context.statusOf(OTHER_PAGE), 200, 'status of a page');
    return notes.join(', ');
  }),
];
