import assert from 'node:assert/strict';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { BUBBLE, CHAT, readMessages, send } from '../../checks/chat';
import { createCertificate } from '../../harness/certificate';
import { requestRaw, type RawResponse } from '../../harness/http';
import { freePort } from '../../harness/processes';
import { SkipCase } from '../../harness/runner';
import type { Server } from '../../harness/servers';
import { percentile, timed } from '../../harness/statistics';
import { waitUntil } from '../../harness/wait';
import type { DrillContext } from '../context/drill-context';
import { startEdge } from '../context/edge/edge';
import { LoadGenerator, type LoadReport } from '../context/load-generator';
import { startNameServer } from '../context/edge/name-server';
import { inMs, slowness } from '../context/timing';
import { startSiteOnPostgres } from '../context/site-on-postgres';
import { test, type Drill } from '../drill';

const PAGES = ['/about-us', '/', '/game-library', '/game-partner'];
/** Depends on the date, so that no service keeps it in memory. */
const LIST = '/api/visitor/web/activity/index';
/** Longer than every time limit of a query. */
const OUTAGE_MS = 12_000;
const ANSWERED_MS = 2_000;
const NOTICED_MS = 20_000;
const PER_SECOND = 20;
const MESSAGES = ['你会玩什么？', '推荐一款吧'];
const UNSENT = `${BUBBLE}[class*="faint"]`;
const SENT_MS = 60_000;

/** Shells on loopback addresses of their own with the same port, as in a container network. */
async function startShells(
  context: DrillContext,
  count: number,
  env: NodeJS.ProcessEnv = {},
): Promise<{ shells: Server[]; port: number }> {
  const port = await freePort();
  const shells: Server[] = [];
  for (let number = 2; number < count + 2; number += 1) {
    const host = `127.0.0.${number}`;
    const own = { HOST: host, PORT: String(port), TRUSTED_PROXY: '127.0.0.1' };
    shells.push(await context.startShell({ ...own, ...env }));
  }
  return { shells, port };
}

/** The limits count by address; visitors come from 127.0.0.1. */
const FLOOD_ADDRESS = '127.0.0.99';
const FLOOD_REQUESTS = 1_500;
/** Costs a shell nothing. */
const LIVE = '/-/live';
/** Lower than that of deployments, so that a busy machine exceeds it too; higher than what the visitors send. */
const FLOOD_LIMIT = 40;

/** Sends requests from one address as fast as fifty connections can, every tenth for the API. */
async function flood(origin: string, localAddress: string, count: number): Promise<RawResponse[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 50 });
  const send = (_: unknown, nth: number) =>
    requestRaw(origin + (nth % 10 === 0 ? LIST : LIVE), { agent, localAddress });
  return Promise.all(Array.from({ length: count }, send)).finally(() => agent.destroy());
}

const hostOf = (number: number) => `127.0.0.${number + 2}`;

async function loadDuring(url: string, work: () => Promise<void>): Promise<LoadReport> {
  const load = LoadGenerator.start({ origins: [url], paths: PAGES, perSecond: PER_SECOND });
  await sleep(1_000);
  await work();
  await sleep(1_000);
  return load.stop();
}

const expectNoFailure = ({ failures, sent }: LoadReport): void =>
  assert.deepEqual(failures.slice(0, 3), [], `${failures.length} of ${sent} failed`);

const slowest = ({ times }: LoadReport): string =>
  `p99 ${inMs(percentile(times, 0.99))}, slowest ${inMs(Math.max(...times))}`;

export const edgeDrills: readonly Drill[] = [
  test('[39] [full] PostgreSQL does not answer behind the edge (SIGSTOP): no page fails, the API answers 503 within 2 s, health stays, messages are kept by the browser and sent by themselves, once and in their order', async (context) => {
    const { service, signalDatabase } = await startSiteOnPostgres(context);
    const { port } = await startShells(context, 2, { SERVICE_URL: service.url });
    const shells = [0, 1].map((number) => `${hostOf(number)}:${port}`);
    const edge = await startEdge(context.cleanup, { shells });
    for (const shell of shells)
      for (const page of PAGES) await (await fetch(`http://${shell}${page}`)).text();
    const tabs = context.tabs.at(edge.url);
    const { page: chat } = await tabs.openHydrated(CHAT);
    context.cleanup.add(() => tabs.closeVisitor(chat.browserContext()));
    await send(chat, '你好');
    await readMessages(chat, 3);
    const apiTimes: number[] = [];
    const report = await loadDuring(edge.url, async () => {
      await signalDatabase('SIGSTOP');
      const until = performance.now() + OUTAGE_MS;
      for (const text of MESSAGES) await send(chat, text);
      try {
        while (performance.now() < until) {
          const { ms, result } = await timed(() => fetch(edge.url + LIST));
          apiTimes.push(ms);
          const body = await result.text();
          assert.equal(result.status, 503, `status of the API, with ${body}`);
          assert.match(body, /"error_code":50301\b/);
          assert.equal((await fetch(`${edge.url}/-/health`)).status, 200, 'health of the shells');
          await sleep(250);
        }
      } finally {
        await signalDatabase('SIGCONT');
      }
    });
    expectNoFailure(report);
    const slowestApi = Math.max(...apiTimes);
    assert.ok(slowestApi <= ANSWERED_MS * slowness(), `the API took ${inMs(slowestApi)}`);
    const back = await waitUntil('the API is back', NOTICED_MS, async () => {
      return (await fetch(edge.url + LIST)).status === 200;
    });
    const ownMessages = async () => {
      const texts = await chat.$$eval(BUBBLE, (all) => all.map((one) => one.textContent.trim()));
      return texts.filter((text) => MESSAGES.includes(text));
    };
    const sent = await waitUntil('the messages are sent', SENT_MS, async () => {
      return (await chat.$$(UNSENT)).length === 0;
    });
    await chat.reload({ waitUntil: 'load' });
    await waitUntil('the messages are shown', SENT_MS, async () => {
      return (await ownMessages()).length >= MESSAGES.length;
    });
    assert.deepEqual(await ownMessages(), MESSAGES, 'the stored messages');
    return `${report.sent} pages, ${slowest(report)}; API refused after at most ${inMs(slowestApi)}, back after ${inMs(back)}, messages sent after ${inMs(sent)}`;
  }),
  test('[38] one of two shells is killed behind the edge: no page fails', async (context) => {
    const { shells, port } = await startShells(context, 2);
    const addresses = [0, 1].map((number) => `${hostOf(number)}:${port}`);
    const edge = await startEdge(context.cleanup, { shells: addresses });
    const report = await loadDuring(edge.url, async () => {
      shells[0]?.child.kill('SIGKILL');
      await sleep(4_000);
    });
    expectNoFailure(report);
    const [line] = (await edge.log()).filter(({ path }) => path === '/about-us');
    assert.match(line?.['request'] ?? '', /^[0-9a-f]{32}$/, 'id of a request in the log');
    return slowest(report);
  }),
  test('one address sends more than its limit to the edge: 429 with the envelope, and no other visitor waits', async (context) => {
    const { port } = await startShells(context, 1);
    const shells = [`${hostOf(0)}:${port}`];
    const edge = await startEdge(context.cleanup, { shells, perSecond: FLOOD_LIMIT });
    let responses: RawResponse[] = [];
    const report = await loadDuring(edge.url, async () => {
      responses = await flood(edge.url, FLOOD_ADDRESS, FLOOD_REQUESTS);
    });
    expectNoFailure(report);
    const refused = (await edge.log()).filter(
      ({ address, status, shell }) => address === FLOOD_ADDRESS && status === '429' && !shell,
    );
    assert.ok(refused.length > 0, 'the edge refuses requests without asking a shell');
    const refusal = responses.find(({ status, body }) => status === 429 && body.startsWith('{'));
    assert.equal((JSON.parse(refusal?.body ?? '{}') as { error_code?: number }).error_code, 41912);
    return `${refused.length} of ${FLOOD_REQUESTS} refused by the edge; others: ${slowest(report)}`;
  }),
  test('TLS at the edge: plain HTTP is redirected, cookies are Secure, HSTS is sent', async (context) => {
    const { port } = await startShells(context, 1);
    const folder = await context.cleanup.temporaryFolder();
    const tls = await createCertificate(folder, [2020, 2040]);
    if (!tls) throw new SkipCase('this machine has no openssl');
    const edge = await startEdge(context.cleanup, { shells: [`${hostOf(0)}:${port}`], tls });
    const plain = await fetch(`${edge.url}/terms?a=1`, { redirect: 'manual' });
    assert.deepEqual(
      [plain.status, plain.headers.get('location')],
      [308, 'https://127.0.0.1/terms?a=1'],
    );
    // The certificate has a name, and no address.
    const options = { ca: tls.cert, checkServerIdentity: () => undefined };
    const { status, headers } = await requestRaw(`${edge.secureUrl}/-/link/leave`, options);
    assert.equal(status, 303);
    assert.match(headers['set-cookie']?.[0] ?? '', /^__Host-huoban_link=;.*; Secure$/);
    assert.match(headers['strict-transport-security'] ?? '', /^max-age=\d{8}/);
  }),
  test('[38] a shell gets an address more behind the edge, and loses one: both are noticed', async (context) => {
    const { shells, port: shellPort } = await startShells(context, 2);
    const names = await startNameServer(context.cleanup, [hostOf(0)]);
    const edge = await startEdge(context.cleanup, {
      shells: [],
      names: { dnsPort: names.port, shellPort },
    });
    const visited = async () => (await edge.log()).at(-1)?.['shell']?.split(':')[0];
    const visitUntil = (host: string) =>
      waitUntil(`${host} is visited`, NOTICED_MS, async () => {
        await (await fetch(`${edge.url}/about-us`)).text();
        return (await visited()) === host;
      });
    names.addresses = [hostOf(0), hostOf(1)];
    const found = await visitUntil(hostOf(1));
    names.addresses = [hostOf(1)];
    await sleep(2_000);
    shells[0]?.child.kill('SIGKILL');
    for (let visit = 0; visit < 20; visit += 1)
      assert.equal((await fetch(`${edge.url}/about-us`)).status, 200);
    return `noticed after ${inMs(found)}`;
  }),
];
