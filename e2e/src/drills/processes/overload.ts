import http from 'node:http';
import net from 'node:net';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { must, mustEqual } from '../../check';
import { createAccount } from '../../page/log-in';
import { Load } from '../context/load-generator';
import { slowness, waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { OTHER_PAGE, type Ground } from '../context/drill-context';

const PER_SECOND = 30;
const PAGES = ['/', '/about-us', '/terms', '/game-library', '/en/about-us'];
const LONGEST_GAP_MS = 3_000;
const API = '/api/visitor/game/list';

const at = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/** Loads the site for some time. @returns sorted answer times of everything that was asked, and what failed */
async function underLoad(ground: Ground, perSecond: number, work: () => Promise<void>) {
  const load = Load.start({ origins: [ground.own.url], paths: PAGES, perSecond });
  await work().catch(async (failure: unknown) => {
    await load.stop();
    throw failure;
  });
  return load.stop();
}

async function killedUnderLoad(ground: Ground, program: 'shell' | 'service', address: string) {
  const before = await ground.own.processes();
  must(before[program] > 0, `no ${program} runs`);
  const longest = LONGEST_GAP_MS * slowness();
  let away = 0;
  const report = await underLoad(ground, PER_SECOND, async () => {
    await sleep(1_000);
    process.kill(before[program], 'SIGKILL');
    const from = performance.now();
    await waitUntil(`${address} answers again`, longest, async () => {
      const { [program]: now } = await ground.own.processes();
      return now > 0 && now !== before[program] && (await ground.read(address)).status === 200;
    });
    away = performance.now() - from;
    await sleep(1_500);
  });
  const instants = report.failures.map((failure) => Date.parse(failure.at));
  const gap = instants.length === 0 ? 0 : Math.max(...instants) - Math.min(...instants);
  must(gap <= longest, `requests failed for ${gap} ms`);
  return { away, report, gap };
}

/** Scripts that pages name must be whole: their hash is in the page. */
async function scriptsAreWhole(ground: Ground): Promise<number> {
  const { html } = await ground.read(OTHER_PAGE);
  const scripts = [...html.matchAll(/<script src="([^"]+)"[^>]*? integrity="([^"]+)"/g)];
  must(scripts.length > 0, 'the page names no script');
  for (const [, src = '', integrity = ''] of scripts) {
    const bytes = Buffer.from(await (await ground.pages.fetch(src)).arrayBuffer());
    const digest = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    must(integrity.includes(digest), `${src} is not whole`);
  }
  return scripts.length;
}

const SLOW_SOCKETS = 300;
const BODY_BYTES = 100 * 1024 * 1024;
const LONGEST_BODY_MS = 15_000;

/** Sends headers so slowly that they never end. */
const slowSocket = (port: number): net.Socket => {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: slow\r\n');
  const timer = setInterval(() => socket.writable && socket.write('x-drip: 1\r\n'), 1_000);
  socket.on('close', () => clearInterval(timer));
  return socket;
};

/** Sends a body of 100 MB until it is refused. @returns how many bytes went out, and status; 0: the connection was closed */
const sendMasses = (port: number, path: string): Promise<{ status: number; sent: number }> =>
  new Promise((resolve, reject) => {
    const chunk = Buffer.alloc(1 << 16, 'x');
    let sent = 0;
    const request = http.request({
      host: '127.0.0.1',
      port,
      path,
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', 'content-length': String(BODY_BYTES) },
    });
    const timer = setTimeout(() => request.destroy(new Error('no answer')), LONGEST_BODY_MS);
    let status = 0;
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
    request.on('error', (failure) => ('code' in failure ? end() : reject(failure)));
    const pump = (): void => {
      while (sent < BODY_BYTES && !request.destroyed) {
        sent += chunk.length;
        if (!request.write(chunk)) {
          request.once('drain', pump);
          return;
        }
      }
    };
    pump();
  });

/** What the site takes. */
export const loadDrills: readonly Drill[] = [
  {
    rows: [38],
    long: true,
    name: 'the shell is killed (kill -9) under load: back within 3 s, failures in that time only, files are whole',
    async run(ground) {
      const { away, report, gap } = await killedUnderLoad(ground, 'shell', OTHER_PAGE);
      const whole = await scriptsAreWhole(ground);
      return `back after ${Math.round(away)} ms; ${report.failures.length} of ${report.sent} requests failed, all within ${gap} ms; ${whole} scripts whole`;
    },
  },
  {
    rows: [38],
    long: true,
    name: 'the service is killed (kill -9) under load: no page fails for long, a login that was acknowledged survives',
    async run(ground) {
      const { access_token: token } = await createAccount(ground.pages);
      const { away, report, gap } = await killedUnderLoad(ground, 'service', API);
      const me = await ground.pages.fetch('/api/users/me/', {
        headers: { authorization: `Bearer ${token}` },
      });
      const { error_code: code } = (await me.json()) as { error_code: number };
      mustEqual(code, 0, 'the answer to who is logged in');
      return `back after ${Math.round(away)} ms; ${report.failures.length} of ${report.sent} requests failed, all within ${gap} ms`;
    },
  },
  {
    rows: [44],
    long: true,
    name: 'ten times the traffic for 6 s: no page fails, 99 of 100 within a second, and quick again at once afterwards',
    async run(ground) {
      const usual = await underLoad(ground, 10, () => sleep(4_000));
      const heavy = await underLoad(ground, 100, () => sleep(6_000));
      mustEqual(heavy.failures.slice(0, 3), [], 'failures');
      const p99 = at(heavy.times, 0.99);
      must(p99 <= 1_000, `99 of 100 within ${Math.round(p99)} ms`);
      const after = await underLoad(ground, 10, () => sleep(2_000));
      const median = at(after.times, 0.5);
      must(median <= 200, `afterwards ${Math.round(median)} ms in the median`);
      return `p99 ${Math.round(at(usual.times, 0.99))} ms at 10/s, ${Math.round(p99)} ms at 100/s`;
    },
  },
  {
    rows: [44],
    name: `${SLOW_SOCKETS} connections that never end their headers: everybody else is served as before`,
    async run(ground) {
      const quiet = await underLoad(ground, 20, () => sleep(1_500));
      const sockets = Array.from({ length: SLOW_SOCKETS }, () => slowSocket(ground.own.port));
      try {
        await sleep(200);
        const slow = await underLoad(ground, 20, () => sleep(2_000));
        mustEqual(slow.failures.slice(0, 3), [], 'failures');
        const [before, now] = [at(quiet.times, 0.95), at(slow.times, 0.95)];
        must(
          now <= before * 3 + 150,
          `95 of 100 within ${Math.round(now)} ms, before ${Math.round(before)}`,
        );
        return `95 of 100 within ${Math.round(now)} ms, ${Math.round(before)} ms without them`;
      } finally {
        for (const socket of sockets) socket.destroy();
      }
    },
  },
  {
    rows: [44],
    long: true,
    name: 'a connection that never ends its headers is closed within 100 s',
    async run(ground) {
      const socket = slowSocket(ground.own.port);
      let said = '';
      socket.on('data', (bytes: Buffer) => (said += bytes.toString('latin1')));
      try {
        const ms = await waitUntil(
          'it is closed',
          100_000,
          () => socket.destroyed || socket.closed,
        );
        return `closed after ${Math.round(ms / 1000)} s, having said "${said.split('\r\n')[0]}"`;
      } finally {
        socket.destroy();
      }
    },
  },
  {
    rows: [44],
    name: 'bodies of 100 MB: refused long before they end, with 413 or a closed connection',
    async run(ground) {
      const { port } = ground.own;
      const found: string[] = [];
      for (const path of ['/api/users/report_user_action', '/-/beacon']) {
        const { status, sent } = await sendMasses(port, path);
        // Whoever goes on sending may find the connection closed before the answer is read.
        must(status === 413 || status === 0, `${path} answers ${status}`);
        must(sent < BODY_BYTES / 2, `${path} took ${sent} bytes`);
        found.push(`${path} after ${Math.round(sent / 1024)} KiB`);
      }
      mustEqual((await ground.read(OTHER_PAGE)).status, 200, 'status of a page');
      return found.join(', ');
    },
  },
];
