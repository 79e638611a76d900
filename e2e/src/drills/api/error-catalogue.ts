import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HTTPRequest } from 'puppeteer';
import { waitUntil } from '../../harness/wait';
import { respondWithJson } from '../../page/respond';
import { OTHER_PAGE, type DrillContext } from '../context/drill-context';
import { test, type Drill } from '../drill';
import { APP, CATALOGUE_ROWS, LOGGED, type CatalogueRow, type Fault } from './error-catalogue-rows';

const SHOWN_MS = 8_000;
/** In which a second toast of the same failures would appear. */
const SECOND_TOAST_MS = 400;

async function respond(request: HTTPRequest, fault: Fault): Promise<void> {
  if (fault === 'cut') return request.abort('connectionreset');
  const { body, status = 200 } = fault;
  return respondWithJson(request, body, status);
}

async function meet(context: DrillContext, row: CatalogueRow): Promise<void> {
  const { device = 'desktop', failures = Infinity } = row;
  const shell = row.configure ? await context.startShell({}, row.configure) : context;
  let failed = 0;
  const visit = await context.visit({
    device,
    ...(row.loggedIn && { context: await context.loggedInVisitor() }),
    intercept(request) {
      if (request.url() === APP) return request.respond({ status: 204, body: '' });
      const fault = Object.entries(row.faults).find(([part]) => request.url().includes(part))?.[1];
      if (fault === undefined || failed >= failures) return null;
      failed += 1;
      return respond(request, fault);
    },
  });
  const lines: string[] = [];
  visit.page.on('console', (line) => lines.push(line.text()));
  await visit.goto(row.path ?? OTHER_PAGE, shell.url);
  await row.act(visit);
  let shown: string[] = [];
  await waitUntil(`toasts: ${row.toasts.join()}`, SHOWN_MS, async () => {
    shown = await visit.toasts();
    return shown.join() === row.toasts.join();
  }).catch(() => assert.deepEqual(shown, row.toasts, 'toasts'));
  for (const begin of new Set(row.logged)) {
    const expected = row.logged.filter((line) => line === begin).length;
    await waitUntil(`the console says ${begin}`, SHOWN_MS, () => {
      return lines.filter((line) => line.startsWith(begin)).length >= expected;
    });
  }
  await sleep(SECOND_TOAST_MS);
  const later = (await visit.toasts()).filter((text) => !row.toasts.includes(text));
  assert.deepEqual(later, [], 'further toasts');
  if (!row.logged.includes(LOGGED))
    assert.ok(!lines.some((line) => line.startsWith(LOGGED)), `${LOGGED}, without a failure`);
  visit.expectNoCrashes();
}

export const errorCatalogueDrills: readonly Drill[] = CATALOGUE_ROWS.map((row) =>
  test(`error catalogue: ${row.situation}`, (context) => meet(context, row)),
);
