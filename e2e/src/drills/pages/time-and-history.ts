import type { Page } from 'puppeteer';
import { must, mustEqual } from '../../check';
import { LONG_VISIT_CHECKS } from '../../checks/long-visit';
import { freshPhone, createLoggedInVisitor } from '../../page/log-in';
import { waitForHydration } from '../../page/site';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { OTHER_PAGE, SUBJECT, SUBJECT_PAGE, type Ground } from '../context/drill-context';
import { follow, openLogin, press, SEND } from '../context/page-actions';
import { openVisit, type Visit } from '../context/visit';

const DAY_MS = 86_400_000;
const SHOWN_MS = 5_000;

/** Runs in the page: the clock of the computer can be moved by `window.clockOffset`. */
function moveableClock(): void {
  const real = Date;
  const offset = (): number => Number(Reflect.get(window, 'clockOffset') ?? 0);
  class Moved extends real {
    constructor(...given: [] | [number | string]) {
      if (given.length === 0) super(real.now() + offset());
      else super(given[0]);
    }
    static override now(): number {
      return real.now() + offset();
    }
  }
  Reflect.set(window, 'Date', Moved);
}

const setClock = (page: Page, offset: number): Promise<boolean> =>
  page.evaluate((ms) => Reflect.set(window, 'clockOffset', ms), offset);

/** Seconds that the button of the login dialog shows. */
const secondsLeft = (page: Page): Promise<number> =>
  page.evaluate(() => Number(/(\d+)s后重新发送/.exec(document.body.innerText)?.[1] ?? 0));

async function countingTab(ground: Ground): Promise<Visit> {
  const visit = await openVisit(ground, { before: moveableClock });
  await visit.page.goto(ground.own.url + OTHER_PAGE);
  await waitForHydration(visit.page);
  await openLogin(visit.page, freshPhone());
  await press(visit.page, SEND);
  await waitUntil('it counts', SHOWN_MS, async () => (await secondsLeft(visit.page)) > 0);
  return visit;
}

/** Time that is not what it seems, and history that goes back. */
export const timeDrills: readonly Drill[] = [
  {
    rows: [23],
    name: 'the clock is moved a day ahead and a day back while a code may not be sent again: the countdown stays right',
    async run(ground) {
      const visit = await countingTab(ground);
      const { page } = visit;
      const began = performance.now();
      const first = await secondsLeft(page);
      for (const offset of [DAY_MS, -DAY_MS, 0]) {
        await setClock(page, offset);
        await new Promise((resolve) => setTimeout(resolve, 600));
        const wanted = first - (performance.now() - began) / 1000;
        const found = await secondsLeft(page);
        must(Math.abs(found - wanted) <= 1.6, `it shows ${found} s, not ${wanted.toFixed(1)}`);
      }
      await visit.end();
    },
  },
  {
    rows: [23],
    long: true,
    name: 'a tab whose timers stand still for 5 s: the countdown is right as soon as it is shown again',
    async run(ground) {
      const visit = await countingTab(ground);
      const { page } = visit;
      const debug = await page.createCDPSession();
      const began = performance.now();
      const first = await secondsLeft(page);
      await debug.send('Page.setWebLifecycleState', { state: 'frozen' });
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      await debug.send('Page.setWebLifecycleState', { state: 'active' });
      await new Promise((resolve) => setTimeout(resolve, 500));
      const wanted = first - (performance.now() - began) / 1000;
      const found = await secondsLeft(page);
      must(Math.abs(found - wanted) <= 1.6, `it shows ${found} s, not ${wanted.toFixed(1)}`);
      await visit.end();
      return `${found} s shown, ${wanted.toFixed(1)} s wanted`;
    },
  },
  {
    rows: [23],
    name: 'the clock was a day ahead when the limiter of reloads wrote: it does not stay closed, and still limits',
    async run(ground) {
      const entry = new RegExp(`/assets/${SUBJECT}/[^/]+/remoteEntry`);
      const visit = await openVisit(ground, {
        before: moveableClock,
        interfere: (request) => (entry.test(request.url()) ? request.abort() : null),
      });
      const { page } = visit;
      await page.evaluate(
        (path, waitUntil) =>
          sessionStorage.setItem('document-loads', JSON.stringify({ [path]: waitUntil })),
        SUBJECT_PAGE,
        Date.now() + DAY_MS,
      );
      await page.goto(ground.own.url + SUBJECT_PAGE);
      await waitUntil('the error view', 15_000, async () => (await page.$('main button')) !== null);
      await waitForHydration(page);
      mustEqual(visit.documents, 2, 'document loads');
      await visit.end();
    },
  },
  {
    rows: [32],
    name: 'Back and Forward through a redirect of the device, languages and carried parameters: never trapped, in order',
    async run(ground) {
      const visit = await openVisit(ground);
      const { page } = visit;
      // a computer that opens the address of the phone layout is led to its twin
      await page.goto(`${ground.own.url}/m/about-us?channel=a`);
      await waitForHydration(page);
      await waitUntil('the twin', SHOWN_MS, () => new URL(page.url()).pathname === '/about-us');
      await waitForHydration(page);
      mustEqual(visit.documents, 2, 'document loads up to the twin');
      const steps = ['/game-library', '/activity', '/game-partner'];
      for (const step of steps) {
        await follow(page, step);
        await waitUntil(step, SHOWN_MS, () => new URL(page.url()).pathname.startsWith(step));
        mustEqual(new URL(page.url()).search, '?channel=a', `the query at ${step}`);
      }
      const seen: string[] = [];
      for (const back of ['/activity', '/game-library', '/about-us']) {
        await page.goBack({ waitUntil: 'domcontentloaded' });
        await waitUntil(`Back to ${back}`, SHOWN_MS, () =>
          new URL(page.url()).pathname.startsWith(back),
        );
        seen.push(new URL(page.url()).pathname);
      }
      await page.goForward({ waitUntil: 'domcontentloaded' });
      await waitUntil('Forward', SHOWN_MS, () => page.url().includes('/game-library?channel=a'));
      mustEqual(visit.documents, 2, 'document loads at the end');
      await visit.end();
      return seen.join(' ← ');
    },
  },
  {
    rows: [32],
    name: 'restored by Back from the back-forward cache, logged out elsewhere meanwhile: logged out right after pageshow',
    async run(ground) {
      const context = await createLoggedInVisitor(ground.pages);
      const tab = await ground.pages.open(OTHER_PAGE, { context });
      const { page } = tab;
      await waitForHydration(page);
      await page.waitForSelector('header a[href="/profile"]');
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          Reflect.set(window, 'restored', persisted);
        });
      });
      await page.goto(`${ground.own.url}/robots.txt`);
      const other = await ground.pages.open('/robots.txt', { context });
      await other.page.evaluate(() => localStorage.removeItem('user-store'));
      await page.goBack();
      await waitUntil('logged out', 1_000, async () => {
        return (await page.$('header a[href="/profile"]')) === null;
      });
      const restored = await page.evaluate(() => Reflect.get(window, 'restored') === true);
      await context.close();
      return restored ? 'the page came from the cache' : 'this browser loaded the page anew';
    },
  },
  ...LONG_VISIT_CHECKS.map(({ name, run }): Drill => ({
    rows: [37],
    long: true,
    name,
    run: (ground) =>
      run(
        { site: ground.pages, short: false },
        { report: () => undefined, attach: () => undefined },
      ),
  })),
];
