import { setTimeout as sleep } from 'node:timers/promises';
import type { HTTPRequest } from 'puppeteer';
import { must, mustEqual } from '../../check';
import { waitForHydration } from '../../page/site';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { OTHER_PAGE, SUBJECT, SUBJECT_PAGE } from '../context/drill-context';
import { visitWith } from '../context/visit';

type OfVersion = (request: HTTPRequest, version: string) => Promise<void> | null;

const entryOf = (version: string): string => `/assets/${SUBJECT}/${version}/remoteEntry.js`;

const aborted: OfVersion = (request, version) =>
  request.url().endsWith(entryOf(version)) ? request.abort() : null;

/** A proxy on the way that answers with other bytes than were published. */
const altered: OfVersion = (request, version) =>
  request.url().endsWith(entryOf(version))
    ? request.respond({
        status: 200,
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'document.title = "not ours";',
      })
    : null;

const everyVersion: OfVersion = (request) =>
  new RegExp(`/assets/${SUBJECT}/[^/]+/remoteEntry`).test(request.url()) ? request.abort() : null;

/** (h) Files that do not reach the browser. */
export const tabDrills: readonly Drill[] = [
  ...[
    { name: 'a blocked remoteEntry', interference: aborted, version: '9.8.0-blocked', long: true },
    { name: 'an altered remoteEntry', interference: altered, version: '9.9.0-altered' },
  ].map(({ name, interference, version, long = false }): Drill => ({
    rows: [1, 3],
    long,
    name: `${name}: the document is loaded once more, rendered by the fallback version`,
    async run(ground) {
      await ground.pin(await ground.publishChanged(version));
      const visit = await visitWith(ground, (request) => interference(request, version));
      await visit.page.goto(ground.own.url + SUBJECT_PAGE);
      await waitForHydration(visit.page);
      await waitUntil('the tab shows the fallback', 8_000, async () => {
        const text = await visit.page.$eval('main', (main) => main.innerText);
        return text.includes(ground.word) && !text.includes(ground.changedWord);
      });
      mustEqual(visit.documents, 2, 'document loads');
      must((await visit.page.title()) !== 'not ours', 'altered code was run');
      await visit.end();
      await ground.pin(ground.good);
    },
  })),
  {
    rows: [1, 11],
    name: 'no version of a section reaches the tab: one more document load, then its error view under the header',
    async run(ground) {
      const visit = await visitWith(ground, (request) => everyVersion(request, ''));
      await visit.page.goto(ground.own.url + SUBJECT_PAGE);
      await waitUntil(
        'the error view',
        15_000,
        async () => (await visit.page.$('main button')) !== null,
      );
      await waitForHydration(visit.page);
      mustEqual(visit.documents, 2, 'document loads');
      await visit.end();
    },
  },
  ...[
    {
      name: 'no script and no style sheet but that of the document itself arrives: one more document load',
      refused: /\/assets\/(?!shell\/[^/]+\/start\.js)/,
      documents: 2,
      long: true,
    },
    { name: 'no file at all arrives: no document load', refused: /\/assets\//, documents: 1 },
  ].map(({ name, refused, documents, long = false }): Drill => ({
    rows: [11],
    long,
    name: `${name}, then the page of the server stays, with links`,
    async run(ground) {
      const visit = await visitWith(ground, (request) =>
        refused.test(request.url()) ? request.respond({ status: 404, body: '' }) : null,
      );
      const { page } = visit;
      await page.goto(ground.own.url + OTHER_PAGE);
      await waitUntil('the document is loaded', 20_000, () => visit.documents === documents);
      // Longer than the latest start of the application.
      await sleep(4_000);
      mustEqual(visit.documents, documents, 'document loads');
      const text = await page.$eval('main', (main) => main.innerText);
      must(text.includes('关于'), 'the page cannot be read');
      must(await page.$('a[href^="/game-library"]'), 'the page leads nowhere');
      await visit.end();
    },
  })),
  {
    rows: [1],
    name: 'a section that fails in the middle of a visit: one document load, and the header stays usable',
    async run(ground) {
      const visit = await visitWith(ground, (request) => everyVersion(request, ''));
      await visit.page.goto(ground.own.url + OTHER_PAGE);
      await waitForHydration(visit.page);
      const link = `a[href^="${SUBJECT_PAGE}"], a[href^="/privacy"]`;
      await visit.page.waitForSelector(link);
      await visit.page.$eval(link, (anchor) => anchor instanceof HTMLElement && anchor.click());
      await waitUntil('the error view', 20_000, async () => {
        const path = new URL(visit.page.url()).pathname;
        return path !== OTHER_PAGE && (await visit.page.$('main button')) !== null;
      });
      must(visit.documents <= 3, `${visit.documents} document loads`);
      await visit.page.waitForSelector('header a');
      await visit.end();
    },
  },
];
