import http from 'node:http';
import { must, mustEqual } from '../../check';
import { createLoggedInVisitor } from '../../page/log-in';
import { waitForHydration } from '../../page/site';
import type { Drill } from '../drill';
import { OTHER_PAGE, SUBJECT_PAGE, type Ground } from '../context/drill-context';
import { follow, mainText } from '../context/page-actions';
import { waitUntil } from '../context/timing';
import { openVisit } from '../context/visit';

const LONG = 'x'.repeat(10_000);
/** Queries that strangers write into links. */
const QUERIES: readonly string[] = [
  'channel=%E4%B8%AD%E6%96%87',
  'channel=../../etc/passwd',
  'channel=a%00b',
  'channel=a%0d%0aset-cookie:x=1',
  `channel=${LONG}`,
  'channel=%3Cscript%3Ewindow.hostileRan=1%3C/script%3E',
  'searchValue=%3Cimg%20src=x%20onerror=window.hostileRan=1%3E',
  'channel=a&channel=b&channel=%E4%B8%AD',
  '__proto__[polluted]=1&constructor.prototype.polluted=1',
  'track_id=%E0%A4&x=%',
  '&&&===&',
];

interface RawAnswer {
  status: number;
  location: string | undefined;
  body: string;
}

/** Asks for a path as it is written: nothing is resolved or encoded on the way. */
const askRaw = (ground: Ground, path: string): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(ground.own.url);
    const request = http.request({ hostname, port, path, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, location: headers.location, body });
      });
    });
    request.on('error', reject).end();
  });

const PATHS: readonly string[] = [
  '/%E0%A4',
  '/en/%',
  '//evil.example/',
  '/\\evil.example',
  '/%5Cevil.example',
  '/en//evil.example',
  '/https://evil.example',
  '/%0d%0aset-cookie:x=1',
  '/..%2f..%2fetc/passwd',
  '/assets/../../../etc/passwd',
  '/assets/shell/..%2f..%2f..%2fkeys/private',
  `/${'x'.repeat(8_192)}`,
];

/** Paths that lead back to a page of ours once their dots are resolved. */
const DOTTED: readonly string[] = ['//evil.example/%2e%2e', '/m//evil.example/..'];

/** Addresses that nobody means well with. */
export const addressDrills: readonly Drill[] = [
  {
    rows: [30],
    name: `${QUERIES.length} hostile queries: 200 from the server, nothing runs or throws in the page, headers stay valid`,
    async run(ground) {
      for (const query of QUERIES) {
        const { status, location } = await askRaw(ground, `${OTHER_PAGE}?${query}`);
        mustEqual([status, location], [200, undefined], `the answer to ?${query.slice(0, 60)}`);
      }
      const channels: string[] = [];
      const context = await createLoggedInVisitor(ground.pages);
      const visit = await openVisit(ground, {
        context,
        interfere(request) {
          const channel = request.headers()['app-channel'];
          if (channel !== undefined) channels.push(channel);
          return null;
        },
      });
      const { page } = visit;
      const crashes: string[] = [];
      page.on('pageerror', (failure) => crashes.push(String(failure)));
      for (const query of QUERIES) {
        await page.goto(`${ground.own.url}${OTHER_PAGE}?${query}`);
        await waitForHydration(page);
        const channelsBefore = channels.length;
        await page.$eval('header a[href^="/game-library"]', (link) =>
          link instanceof HTMLElement ? link.click() : undefined,
        );
        await waitUntil(`data with ?${query.slice(0, 60)}`, 5_000, async () => {
          return (await page.$$('main a[href^="/game-library/"]')).length > 5;
        });
        must(channels.length > channelsBefore, 'no call was made');
        const harmed = await page.evaluate(() => 'hostileRan' in window || 'polluted' in {});
        must(!harmed, `?${query.slice(0, 60)} has run`);
      }
      mustEqual(crashes, [], 'uncaught exceptions');
      const wrong = channels.filter((channel) => !/^[\w-][\w.-]{0,63}$/.test(channel));
      mustEqual(wrong, [], 'channels that calls carried');
      await visit.end();
      return `${channels.length} calls carried a channel`;
    },
  },
  {
    rows: [31],
    name: `${PATHS.length + DOTTED.length} malformed paths: 400, 404 or 414, never another site, never a file of the server`,
    async run(ground) {
      for (const path of [...PATHS, ...DOTTED]) {
        const shown = path.slice(0, 60);
        const { status, location, body } = await askRaw(ground, path);
        const allowed = [400, 404, 414, 431, ...(DOTTED.includes(path) ? [200] : [])];
        must(allowed.includes(status), `${shown} answers ${status}`);
        mustEqual(location, undefined, `where ${shown} leads`);
        must(!/root:|PRIVATE KEY/.test(body), `${shown} answers with a file`);
        must(!/<a [^>]*href="(?:https?:)?\/\/evil/.test(body), `${shown} links to another site`);
      }
      mustEqual((await ground.health()).status, 'ok', 'health afterwards');
    },
  },
  {
    rows: [31],
    name: 'a malformed path in the browser: a page that says so, from which the visitor gets on',
    async run(ground) {
      const visit = await openVisit(ground);
      const { page } = visit;
      await page.goto(`${ground.own.url}/%E0%A4`);
      must((await page.$eval('body', (body) => body.innerText)).includes('400'), 'no word of it');
      await page.goto(`${ground.own.url}${SUBJECT_PAGE}/%25/x`);
      await waitForHydration(page);
      must((await mainText(page)).includes('404'), 'no error page');
      await follow(page, '/game-library');
      await waitUntil(
        'another page',
        5_000,
        () => new URL(page.url()).pathname === '/game-library',
      );
      await visit.end();
    },
  },
];
