import type { Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { HTTPRequest } from 'puppeteer';
import { must, mustEqual } from '../../check';
import { waitForHydration } from '../../page/site';
import { expiredCertificate } from '../context/expired-certificate';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import type { Ground } from '../context/drill-context';
import { ownFolder, ownShell, withParts } from '../context/started-processes';
import type { RowNumber } from '../fault-table';
import { openVisit } from '../context/visit';

const INSTALLER = /^https:\/\/download\.huoban\.example\//;
const EVENT = /report_user_action/;
const LATEST_MS = 2_500;
/** What a click, and the opening of an address, take on a machine under load. */
const SLACK_MS = 700;
const TRIES_MS = 5 * 500;

/** What stands between a visitor and the analytics collector. */
interface CollectorFault {
  rows: readonly RowNumber[];
  name: string;
  /** What becomes of a request to the collector. */
  spoil: (request: HTTPRequest) => Promise<void>;
  long?: true;
}

const FAULTS: readonly CollectorFault[] = [
  {
    rows: [33, 34],
    name: 'an ad blocker refuses the collector',
    spoil: (request) => request.abort('blockedbyclient'),
  },
  {
    rows: [33],
    name: 'the collector answers nothing at all',
    spoil: () => new Promise(() => undefined),
    long: true,
  },
  {
    rows: [34],
    name: 'the collector names no web id',
    spoil: (request) =>
      request.respond({
        status: 200,
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body: '{"web_id":"not a number"}',
      }),
    long: true,
  },
];

/** Presses download in the layout of computers. @returns what was opened, after how many ms, and what was reported */
async function download(
  ground: Ground,
  {
    origin,
    collector,
    spoil,
  }: { origin: string; collector: string; spoil: CollectorFault['spoil'] },
) {
  const opened: { url: string; at: number }[] = [];
  const events: string[] = [];
  const visit = await openVisit(ground, {
    interfere(request) {
      const url = request.url();
      if (INSTALLER.test(url)) {
        opened.push({ url, at: performance.now() });
        return request.respond({ status: 204, body: '' });
      }
      if (EVENT.test(url)) {
        void request.fetchPostData().then((body) => events.push(body ?? ''));
      }
      return url.startsWith(collector) ? spoil(request) : null;
    },
  });
  const { page } = visit;
  const crashes: string[] = [];
  page.on('pageerror', (failure) => crashes.push(String(failure)));
  await page.goto(`${origin}/?channel=drill`);
  await waitForHydration(page);
  const began = performance.now();
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>(
      'a[href^="https://download.huoban.example/pc"]',
    );
    link?.click();
  });
  await waitUntil('the download begins', LATEST_MS + SLACK_MS * 4, () => opened.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await visit.end();
  mustEqual(crashes, [], 'uncaught exceptions');
  return { url: opened[0]?.url ?? '', ms: (opened[0]?.at ?? 0) - began, opened, events };
}

/** Strangers' services that a download meets. */
export const downloadDrills: readonly Drill[] = [
  ...FAULTS.map(({ rows, name, spoil, long }): Drill => ({
    rows,
    ...(long && { long }),
    name: `${name}: five tries 500 ms apart, then the download begins, one event`,
    run: (ground) =>
      withParts(async (undo) => {
        const collector = 'http://collector.example';
        const shell = await ownShell(ground, undo, {
          site: (site) => (site.analytics = { collector, appId: 'drill' }),
        });
        const found = await download(ground, { origin: shell.url, collector, spoil });
        must(found.ms <= LATEST_MS + SLACK_MS, `it began after ${Math.round(found.ms)} ms`);
        must(found.ms >= TRIES_MS, `it did not wait: ${Math.round(found.ms)} ms`);
        must(/huoban-setup_drill_0\.exe$/.test(found.url), `the address is ${found.url}`);
        mustEqual(found.opened.length, 1, 'downloads');
        mustEqual(found.events.length, 1, 'events');
        must(found.events[0]?.includes(found.url), `the event says ${found.events[0]}`);
        return `after ${Math.round(found.ms)} ms`;
      }),
  })),
  {
    rows: [42, 33],
    long: true,
    name: 'the certificate of the collector has expired: as if it were not there, the download begins',
    run: (ground) =>
      withParts(async (undo) => {
        const certificate = await expiredCertificate(await ownFolder(undo));
        const { server, port } = await listening(
          createSecureServer(certificate, (_, response) => response.end('{"web_id":"1"}')),
        );
        undo.later({ stop: () => closed(server) });
        const collector = `https://127.0.0.1:${port}`;
        const shell = await ownShell(ground, undo, {
          site: (site) => (site.analytics = { collector, appId: 'drill' }),
        });
        const spoil = (request: HTTPRequest) => request.continue();
        const found = await download(ground, { origin: shell.url, collector, spoil });
        must(found.url.endsWith('_0.exe'), `its web id was taken: ${found.url}`);
        must(found.ms <= LATEST_MS + SLACK_MS, `it began after ${Math.round(found.ms)} ms`);
        mustEqual(found.events.length, 1, 'events');
        return `after ${Math.round(found.ms)} ms`;
      }),
  },
  {
    rows: [42],
    name: 'the certificate of the service has expired: pages are served, its data are not, the API says 503',
    run: (ground) =>
      withParts(async (undo) => {
        const certificate = await expiredCertificate(await ownFolder(undo));
        let reached = 0;
        const { server, port } = await listening(
          createSecureServer(certificate, (_, response) => {
            reached += 1;
            response.end('{}');
          }),
        );
        undo.later({ stop: () => closed(server) });
        const shell = await ownShell(ground, undo, {
          env: { SERVICE_URL: `https://127.0.0.1:${port}` },
        });
        for (const path of ['/about-us', '/terms', '/']) {
          mustEqual((await fetch(shell.url + path)).status, 200, `status of ${path}`);
        }
        const api = await fetch(`${shell.url}/api/visitor/game/list`);
        mustEqual([api.status, api.headers.get('retry-after')], [503, '2'], 'the API');
        const library = await fetch(`${shell.url}/game-library`);
        const html = await library.text();
        must(library.status === 503 || library.status === 200, `library: ${library.status}`);
        must(html.includes('id="boot"'), 'the page is not rendered by the shell');
        mustEqual(reached, 0, 'requests that the untrusted service has read');
        return `the library answers ${library.status}`;
      }),
  },
];

async function listening<Kind extends Server>(
  server: Kind,
): Promise<{ server: Kind; port: number }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
