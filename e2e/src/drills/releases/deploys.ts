import fs from 'node:fs/promises';
import path from 'node:path';
import type { HTTPRequest } from 'puppeteer';
import { must, mustEqual } from '../../check';
import { waitForHydration } from '../../page/site';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { SUBJECT, SUBJECT_PAGE, type Ground } from '../context/drill-context';
import { follow, mainText } from '../context/page-actions';
import { openVisit, timesAsked, type Interference, type Visit } from '../context/visit';

const START = '/about-us?channel=drill';
const LATEST = /GET \/builds\/latest\.json/;
const SHOWN_MS = 8_000;

/** Runs in the page: an hour passes in 300 ms. */
function hastenHours(): void {
  const real = window.setTimeout.bind(window);
  const hasten = (work: TimerHandler, wait = 0, ...rest: unknown[]) =>
    real(work, wait > 3_000_000 ? 300 : wait, ...rest);
  Reflect.set(window, 'setTimeout', hasten);
}

/** A tab in which hours pass quickly, on a page of another section. */
async function openTab(ground: Ground, interfere?: Interference): Promise<Visit> {
  const visit = await openVisit(ground, {
    before: hastenHours,
    ...(interfere && { interfere }),
  });
  await visit.page.goto(ground.own.url + START);
  await waitForHydration(visit.page);
  return visit;
}

const isShown = (visit: Visit, word: string): Promise<number> =>
  waitUntil(`the page says ${word}`, SHOWN_MS, async () =>
    (await mainText(visit.page)).includes(word),
  );

const garbage: readonly ((request: HTTPRequest) => Promise<void>)[] = [
  (request) => request.respond({ status: 404, body: '' }),
  (request) => request.respond({ status: 200, contentType: 'text/html', body: '<h1>no</h1>' }),
  (request) => request.respond({ status: 200, contentType: 'application/json', body: '{"id":' }),
  (request) => request.respond({ status: 200, contentType: 'application/json', body: '{"id":7}' }),
  (request) =>
    request.respond({
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify({ id: 'f'.repeat(64), timestamp: 1 }),
    }),
  (request) => request.abort(),
];

/** Releases that change while somebody reads. */
export const deployDrills: readonly Drill[] = [
  {
    rows: [12],
    name: 'a deploy during a visit: the old tab goes on; after the hour the next step is one document load, query kept',
    async run(ground) {
      const visit = await openTab(ground);
      const version = await ground.publishChanged('9.70.0-later');
      await ground.pin(version);
      try {
        // what it has not loaded yet comes from the files of its own release, until it hears of the new one
        const asked = timesAsked(visit, LATEST);
        await waitUntil('it has looked', SHOWN_MS, () => timesAsked(visit, LATEST) > asked + 1);
        mustEqual(visit.documents, 1, 'document loads before the next step');
        await follow(visit.page, SUBJECT_PAGE);
        await isShown(visit, ground.changedWord);
        await waitForHydration(visit.page);
        mustEqual(visit.documents, 2, 'document loads');
        const { pathname, search } = new URL(visit.page.url());
        must(pathname.startsWith(SUBJECT_PAGE), `the address is ${pathname}`);
        mustEqual(search, '?channel=drill', 'the query');
      } finally {
        await visit.end();
        await ground.pin(ground.good);
      }
    },
  },
  {
    rows: [12],
    long: true,
    name: 'a deploy during a visit, before the hour: the old tab opens a page it had not loaded, by its own release',
    async run(ground) {
      const visit = await openVisit(ground);
      await visit.page.goto(ground.own.url + START);
      await waitForHydration(visit.page);
      await ground.pin(await ground.publishChanged('9.71.0-later'));
      try {
        await follow(visit.page, SUBJECT_PAGE);
        await isShown(visit, ground.word);
        must(!(await mainText(visit.page)).includes(ground.changedWord), 'releases are mixed');
        mustEqual(visit.documents, 1, 'document loads');
        mustEqual(visit.consoleErrors, [], 'console');
      } finally {
        await visit.end();
        await ground.pin(ground.good);
      }
    },
  },
  {
    rows: [13],
    name: 'a deploy during a visit, old files gone: the next page is one document load, by the new release',
    async run(ground) {
      const old = await ground.publishChanged('9.72.0-gone');
      await ground.pin(old);
      const visit = await openVisit(ground, {
        // its fallback is gone, too
        interfere: (request) =>
          new RegExp(`/assets/${SUBJECT}/(9\\.72|${ground.good.replaceAll('.', '\\.')})`).test(
            request.url(),
          )
            ? request.respond({ status: 404, body: '' })
            : null,
      });
      const folder = path.dirname(ground.file(old, 'version.json'));
      try {
        await visit.page.goto(ground.own.url + START);
        await waitForHydration(visit.page);
        const version = await ground.publishChanged('9.73.0-new');
        await ground.pin(version);
        await fs.rm(folder, { recursive: true });
        await follow(visit.page, SUBJECT_PAGE);
        await waitUntil('the new release is loaded', SHOWN_MS, () => visit.documents === 2);
        await isShown(visit, ground.changedWord);
        await waitForHydration(visit.page);
        const shown = await visit.page.evaluate(() => window.__release?.sections['mfe-legal']);
        mustEqual(shown?.version, version, 'the version shown');
        mustEqual(visit.documents, 2, 'document loads');
      } finally {
        await visit.end();
        await ground.pin(ground.good);
      }
    },
  },
  {
    rows: [14],
    name: 'latest.json as 404, HTML, half JSON, wrong type, another id, no answer, in turn: ignored, asked on, no load',
    async run(ground) {
      let at = 0;
      const visit = await openTab(ground, (request) => {
        if (!request.url().includes('/builds/latest.json')) return null;
        const spoil = garbage[at];
        at += 1;
        return spoil?.(request) ?? null;
      });
      // the id flips back to the tab's own after the last one
      await waitUntil('all were asked', SHOWN_MS * 2, () => at > garbage.length + 1);
      mustEqual(visit.documents, 1, 'document loads while it was asked');
      await follow(visit.page, SUBJECT_PAGE);
      await isShown(visit, ground.word);
      mustEqual(visit.documents, 1, 'document loads after the next step');
      await visit.end();
      return `asked ${at} times`;
    },
  },
];
