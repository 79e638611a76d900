import assert from 'node:assert/strict';
import { createServer } from 'node:https';
import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CleanupStack } from '../../harness/cleanup';
import { createCertificate } from '../../harness/certificate';
import { serve } from '../../harness/http';
import { SkipCase } from '../../harness/runner';
import { waitUntil } from '../../harness/wait';
import type { RequestHandler } from '../../page/respond';
import type { DrillContext } from '../context/drill-context';
import { inMs } from '../context/timing';
import { test, type Drill } from '../drill';

const INSTALLER = /^https:\/\/download\.huoban\.example\//;
const EVENT = /report_user_action/;
const MAX_MS = 2_500;
/** What a click and a navigation take on a machine under load. */
const TOLERANCE_MS = 700;
const ATTEMPTS_MS = 5 * 500;

const respondWithoutId: RequestHandler = (request) =>
  request.respond({
    status: 200,
    contentType: 'application/json',
    headers: { 'access-control-allow-origin': '*' },
    body: '{"web_id":"not a number"}',
  });

const COLLECTOR_FAULTS: readonly (readonly [name: string, intercept: RequestHandler])[] = [
  ['[33] [34] an ad blocker refuses the collector', (request) => request.abort('blockedbyclient')],
  ['[33] [full] the collector does not respond', () => new Promise(() => undefined)],
  ['[34] [full] the collector returns no web id', respondWithoutId],
];

/** Clicks download in the desktop layout. @returns the installer's URL, when it was opened, and the reported events */
async function download(context: DrillContext, collector: string, intercept: RequestHandler) {
  const shell = await context.startShell({}, (site) => {
    site.analytics = { collector, appId: 'drill' };
  });
  const opened: { url: string; at: number }[] = [];
  const events: string[] = [];
  const visit = await context.visit({
    intercept(request) {
      const url = request.url();
      if (INSTALLER.test(url)) {
        opened.push({ url, at: performance.now() });
        return request.respond({ status: 204, body: '' });
      }
      if (EVENT.test(url)) void request.fetchPostData().then((body) => events.push(body ?? ''));
      return url.startsWith(collector) ? intercept(request) : null;
    },
  });
  await visit.goto('/?channel=drill', shell.url);
  const startedAt = performance.now();
  await visit.click('a[href^="https://download.huoban.example/pc"]');
  await waitUntil('the download begins', MAX_MS + TOLERANCE_MS * 4, () => opened.length > 0);
  await waitUntil('an event is reported', MAX_MS, () => events.length > 0);
  // A second event would follow at once.
  await sleep(300);
  visit.expectNoCrashes();
  const [{ url, at } = { url: '', at: 0 }] = opened;
  const ms = at - startedAt;
  assert.ok(ms <= MAX_MS + TOLERANCE_MS, `it began after ${inMs(ms)}`);
  assert.equal(events.length, 1, 'events');
  return { url, ms, downloads: opened.length, event: events[0] ?? '' };
}

/** Starts a server whose certificate expired in 2020. @returns its origin */
async function startWithExpiredCertificate(
  cleanup: CleanupStack,
  listener: RequestListener,
): Promise<string> {
  const certificate = await createCertificate(await cleanup.temporaryFolder(), [2019, 2020]);
  if (!certificate) throw new SkipCase('this machine has no openssl');
  return cleanup.stopLater(await serve(createServer(certificate, listener))).url;
}

export const downloadDrills: readonly Drill[] = [
  ...COLLECTOR_FAULTS.map(([name, intercept]) =>
    test(`${name}: five attempts 500 ms apart, then the download begins, one event`, async (context) => {
      const found = await download(context, 'http://collector.example', intercept);
      assert.ok(found.ms >= ATTEMPTS_MS, `it did not wait: ${inMs(found.ms)}`);
      assert.match(found.url, /huoban-setup_drill_0\.exe$/);
      assert.equal(found.downloads, 1, 'downloads');
      assert.ok(found.event.includes(found.url), `the event is ${found.event}`);
      return `after ${inMs(found.ms)}`;
    }),
  ),
  test('[42] [33] [full] the certificate of the collector has expired: the download begins as without a collector', async (context) => {
    const collector = await startWithExpiredCertificate(context.cleanup, (_, response) =>
      response.end('{"web_id":"1"}'),
    );
    const { url, ms } = await download(context, collector, (request) => request.continue());
    assert.ok(url.endsWith('_0.exe'), `its web id was used: ${url}`);
    return `after ${inMs(ms)}`;
  }),
  test('[42] the certificate of the service has expired: pages are served without its data, the API responds with 503', async (context) => {
    let requests = 0;
    const serviceUrl = await startWithExpiredCertificate(context.cleanup, (_, response) => {
      requests += 1;
      response.end('{}');
    });
    const shell = await context.startShell({ SERVICE_URL: serviceUrl });
    for (const path of ['/about-us', '/terms', '/'])
      assert.equal((await fetch(shell.url + path)).status, 200, `status of ${path}`);
    const api = await fetch(`${shell.url}/api/visitor/game/list`);
    assert.deepEqual([api.status, api.headers.get('retry-after')], [503, '2'], 'the API');
    const { status, ...library } = await fetch(`${shell.url}/game-library`).then(
      async (response) => ({ status: response.status, html: await response.text() }),
    );
    assert.ok([200, 503].includes(status), `the library has status ${status}`);
    assert.ok(library.html.includes('id="boot"'), 'the page is not rendered by the shell');
    assert.equal(requests, 0, 'requests that the untrusted service has received');
    return `the library has status ${status}`;
  }),
];
