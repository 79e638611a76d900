import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { waitUntil } from '../../harness/wait';
import type { RequestHandler } from '../../page/respond';
import { waitForHydration } from '../../page/site';
import { TESTED_PAGE, TESTED_SECTION, type DrillContext } from '../context/drill-context';
import type { Interceptor, Visit } from '../context/visit';
import { test, type Drill } from '../drill';

const START = '/about-us?channel=drill';
const LATEST = /GET \/builds\/latest\.json/;
const SHOWN_MS = 8_000;

/** Runs in the page: an hour passes in 300 ms. */
function shortenHours(): void {
  const original = window.setTimeout.bind(window);
  const shortened = (work: TimerHandler, wait = 0, ...rest: unknown[]) =>
    original(work, wait > 3_000_000 ? 300 : wait, ...rest);
  Reflect.set(window, 'setTimeout', shortened);
}

/** A tab with short hours, on a page of another section. */
async function visitWithShortHours(
  context: DrillContext,
  intercept: Interceptor = () => null,
): Promise<Visit> {
  const visit = await context.visit({ beforeScripts: shortenHours, intercept });
  await visit.goto(START);
  return visit;
}

const json =
  (body: string): RequestHandler =>
  (request) =>
    request.respond({ status: 200, contentType: 'application/json', body });

const INVALID_RESPONSES: readonly RequestHandler[] = [
  (request) => request.respond({ status: 404, body: '' }),
  (request) => request.respond({ status: 200, contentType: 'text/html', body: '<h1>no</h1>' }),
  json('{"id":'),
  json('{"id":7}'),
  json(JSON.stringify({ id: 'f'.repeat(64), timestamp: 1 })),
  (request) => request.abort(),
];

export const deployDrills: readonly Drill[] = [
  test('[12] a deploy during a visit: the old tab keeps working; after the hourly check the next navigation is one document load, query kept', async (context) => {
    const visit = await visitWithShortHours(context);
    await context.pinChanged('9.70.0-later');
    const before = visit.countRequests(LATEST);
    await waitUntil(
      'the tab has checked',
      SHOWN_MS,
      () => visit.countRequests(LATEST) > before + 1,
    );
    visit.expectDocuments(1, 'before the next navigation');
    await visit.follow(TESTED_PAGE);
    await visit.waitForText(context.changedText);
    await waitForHydration(visit.page);
    visit.expectDocuments(2);
    assert.ok(visit.pathname.startsWith(TESTED_PAGE), `the path is ${visit.pathname}`);
    assert.equal(new URL(visit.page.url()).search, '?channel=drill', 'the query');
  }),
  test('[12] [full] a deploy during a visit, before the hourly check: the old tab opens a page it had not loaded, by its own release', async (context) => {
    const visit = await context.visit();
    await visit.goto(START);
    await context.pinChanged('9.71.0-later');
    await visit.follow(TESTED_PAGE);
    await visit.waitForText(context.text);
    assert.ok(!(await visit.includes(context.changedText)), 'releases are mixed');
    visit.expectDocuments(1);
    assert.deepEqual(visit.consoleErrors, [], 'console');
  }),
  test('[13] a deploy during a visit, old files deleted: the next page is one document load, by the new release', async (context) => {
    const old = await context.pinChanged('9.72.0-gone');
    const first = context.firstVersion.replaceAll('.', '\\.');
    const files = new RegExp(`/assets/${TESTED_SECTION}/(9\\.72|${first})`);
    const visit = await context.visit({
      // Its fallback version is missing, too.
      intercept: (request) =>
        files.test(request.url()) ? request.respond({ status: 404, body: '' }) : null,
    });
    await visit.goto(START);
    const version = await context.pinChanged('9.73.0-new');
    await fs.rm(path.dirname(context.file(old, 'version.json')), { recursive: true });
    await visit.follow(TESTED_PAGE);
    await waitUntil('a document is loaded', SHOWN_MS, () => visit.documents === 2);
    await visit.waitForText(context.changedText);
    await waitForHydration(visit.page);
    const shown = await visit.shownRelease();
    assert.equal(shown?.sections[TESTED_SECTION]?.version, version, 'version');
    visit.expectDocuments(2);
  }),
  test('[14] latest.json as 404, HTML, half JSON, wrong type, another id, no response, in turn: ignored, checked again, no load', async (context) => {
    let index = 0;
    const visit = await visitWithShortHours(context, (request) => {
      if (!request.url().includes('/builds/latest.json')) return null;
      const respond = INVALID_RESPONSES[index];
      index += 1;
      return respond?.(request) ?? null;
    });
    // After the last one the id is that of the tab again.
    const all = INVALID_RESPONSES.length + 1;
    await waitUntil('all responses were received', SHOWN_MS * 2, () => index > all);
    visit.expectDocuments(1, 'during the checks');
    await visit.follow(TESTED_PAGE);
    await visit.waitForText(context.text);
    visit.expectDocuments(1, 'after the next navigation');
    return `checked ${index} times`;
  }),
];
