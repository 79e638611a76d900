import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HTTPRequest } from 'puppeteer';
import { waitUntil } from '../../harness/wait';
import { OTHER_PAGE, TESTED_PAGE, TESTED_SECTION } from '../context/drill-context';
import type { Interceptor } from '../context/visit';
import { test, type Drill } from '../drill';

const respondAltered = (request: HTTPRequest): Promise<void> =>
  request.respond({
    status: 200,
    contentType: 'text/javascript',
    headers: { 'access-control-allow-origin': '*' },
    body: 'document.title = "altered";',
  });

export const abortEntries: Interceptor = (request) =>
  new RegExp(`/assets/${TESTED_SECTION}/[^/]+/remoteEntry`).test(request.url())
    ? request.abort()
    : null;

const ENTRY_FAULTS = [
  [
    '[1] [3] [full] a blocked remoteEntry',
    '9.8.0-blocked',
    (request: HTTPRequest) => request.abort(),
  ],
  ['[1] [3] an altered remoteEntry', '9.9.0-altered', respondAltered],
] as const;

const MISSING_FILES = [
  [
    '[11] [full] no script and no style sheet but that of the document itself arrives: one more document load',
    /\/assets\/(?!shell\/[^/]+\/start\.js)/,
    2,
  ],
  ['[11] no file at all arrives: no document load', /\/assets\//, 1],
] as const;

export const blockedFileDrills: readonly Drill[] = [
  ...ENTRY_FAULTS.map(([name, version, respond]) =>
    test(`${name}: the document is loaded once more, rendered by the fallback version`, async (context) => {
      await context.pinChanged(version);
      const entry = `/assets/${TESTED_SECTION}/${version}/remoteEntry.js`;
      const visit = await context.visit({
        intercept: (request) => (request.url().endsWith(entry) ? respond(request) : null),
      });
      await visit.goto(TESTED_PAGE);
      await context.waitForFirstVersion(visit, 8_000);
      visit.expectDocuments(2);
      assert.notEqual(await visit.page.title(), 'altered', 'altered code has run');
    }),
  ),
  test('[1] [11] no version of a section reaches the tab: one more document load, then its error view under the header', async (context) => {
    const visit = await context.visit({ intercept: abortEntries });
    await visit.load(TESTED_PAGE);
    await visit.waitForErrorView();
    visit.expectDocuments(2);
  }),
  ...MISSING_FILES.map(([name, missing, documents]) =>
    test(`${name}, then the page stays as rendered by the server, with links`, async (context) => {
      const visit = await context.visit({
        intercept: (request) =>
          missing.test(request.url()) ? request.respond({ status: 404, body: '' }) : null,
      });
      await visit.load(OTHER_PAGE);
      await waitUntil('the documents are loaded', 20_000, () => visit.documents === documents);
      // Longer than the latest start of the application.
      await sleep(4_000);
      visit.expectDocuments(documents);
      assert.ok(await visit.includes('关于'), 'the page cannot be read');
      assert.ok(await visit.has('a[href^="/game-library"]'), 'the page has no link');
    }),
  ),
  test('[1] a section that fails during a visit: at most two more document loads, and the header stays usable', async (context) => {
    const visit = await context.visit({ intercept: abortEntries });
    await visit.goto(OTHER_PAGE);
    await visit.click(`a[href^="${TESTED_PAGE}"], a[href^="/privacy"]`);
    await waitUntil('the error view', 20_000, async () => {
      return visit.pathname !== OTHER_PAGE && (await visit.has('main button'));
    });
    visit.expectDocumentsAtMost(3);
    await visit.page.waitForSelector('header a');
  }),
];
