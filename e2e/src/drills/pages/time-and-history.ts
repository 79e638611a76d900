import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { LONG_VISIT_CHECKS } from '../../checks/long-visit';
import { waitUntil } from '../../harness/wait';
import { freshPhone } from '../../page/log-in';
import { waitForHydration } from '../../page/site';
import { OTHER_PAGE, TESTED_PAGE, type DrillContext } from '../context/drill-context';
import type { Visit } from '../context/visit';
import { test, type Drill } from '../drill';
import { abortEntries } from '../network/blocked-files';

const DAY_MS = 86_400_000;
const TOLERANCE_S = 1.6;
const PROFILE_LINK = 'header a[href="/profile"]';

/** Runs in the page: `window.clockOffset` moves the clock of the computer. */
function addClockOffset(): void {
  const Original = Date;
  const offset = (): number => Number(Reflect.get(window, 'clockOffset') ?? 0);
  class OffsetDate extends Original {
    constructor(...given: [] | [number | string]) {
      if (given.length === 0) super(Original.now() + offset());
      else super(given[0]);
    }
    static override now(): number {
      return Original.now() + offset();
    }
  }
  Reflect.set(window, 'Date', OffsetDate);
}

const setClockOffset = (page: Page, offset: number): Promise<boolean> =>
  page.evaluate((ms) => Reflect.set(window, 'clockOffset', ms), offset);

/** A tab whose login dialog counts down. @returns it with a check that the countdown is right */
async function visitWithCountdown(
  context: DrillContext,
): Promise<{ visit: Visit; expectCountdown: () => Promise<string> }> {
  const visit = await context.visit({ beforeScripts: addClockOffset });
  await visit.goto(OTHER_PAGE);
  await visit.openLogin(freshPhone());
  await visit.sendCode();
  const startedAt = performance.now();
  const first = await visit.countdown();
  const expectCountdown = async () => {
    const expected = first - (performance.now() - startedAt) / 1000;
    const found = await visit.countdown();
    const note = `${found} s shown, ${expected.toFixed(1)} s expected`;
    assert.ok(Math.abs(found - expected) <= TOLERANCE_S, note);
    return note;
  };
  return { visit, expectCountdown };
}

export const timeAndHistoryDrills: readonly Drill[] = [
  test('[23] the clock is moved a day ahead and a day back during the countdown for a code: the countdown stays right', async (context) => {
    const { visit, expectCountdown } = await visitWithCountdown(context);
    for (const offset of [DAY_MS, -DAY_MS, 0]) {
      await setClockOffset(visit.page, offset);
      await sleep(600);
      await expectCountdown();
    }
  }),
  test('[23] [full] a tab whose timers are frozen for 5 s: the countdown is right as soon as the tab is active again', async (context) => {
    const { visit, expectCountdown } = await visitWithCountdown(context);
    const devTools = await visit.page.createCDPSession();
    await devTools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await sleep(5_000);
    await devTools.send('Page.setWebLifecycleState', { state: 'active' });
    await sleep(500);
    return expectCountdown();
  }),
  test('[23] the limiter of document loads was written by a clock a day ahead: it opens again, and still limits', async (context) => {
    const visit = await context.visit({ beforeScripts: addClockOffset, intercept: abortEntries });
    await visit.page.evaluate(
      (path, until) => sessionStorage.setItem('document-loads', JSON.stringify({ [path]: until })),
      TESTED_PAGE,
      Date.now() + DAY_MS,
    );
    await visit.load(TESTED_PAGE);
    await visit.waitForErrorView();
    visit.expectDocuments(2);
  }),
  test('[32] Back and Forward through a redirect by device, languages and carried parameters: all pages, in order', async (context) => {
    const visit = await context.visit();
    const { page } = visit;
    // A computer that opens the mobile layout is redirected to the desktop layout.
    await visit.goto('/m/about-us?channel=a');
    await visit.waitForPath('/about-us');
    await waitForHydration(page);
    visit.expectDocuments(2, 'up to the desktop layout');
    for (const path of ['/game-library', '/activity', '/game-partner']) {
      await visit.follow(path);
      await visit.waitForPath(path);
      assert.equal(new URL(page.url()).search, '?channel=a', `the query at ${path}`);
    }
    const visited: string[] = [];
    for (const path of ['/activity', '/game-library', '/about-us']) {
      await page.goBack({ waitUntil: 'domcontentloaded' });
      await visit.waitForPath(path);
      visited.push(visit.pathname);
    }
    await page.goForward({ waitUntil: 'domcontentloaded' });
    await waitUntil('Forward', 5_000, () => page.url().includes('/game-library?channel=a'));
    visit.expectDocuments(2, 'at the end');
    return visited.join(' ← ');
  }),
  test('[32] the configuration forces the mobile layout, the window is wide: every page opens once in it and stays', async (context) => {
    const shell = await context.startShell({}, (site) => {
      site.app.device = 'mobile';
    });
    const visit = await context.visit();
    const { page } = visit;
    for (const [path, expected, documents] of [
      ['/m/about-us', '/m/about-us', 1],
      ['/en/game-library', '/en/m/game-library', 2],
      ['/terms', '/terms', 1],
    ] as const) {
      visit.documents = 0;
      await visit.goto(path, shell.url);
      visit.expectDocuments(documents, `of ${path}`);
      assert.equal(visit.pathname, expected);
      const isMobile = await page.$eval('body', (body) => body.classList.contains('mobile'));
      assert.ok(isMobile, `the layout of ${path}`);
    }
    await page.reload();
    await waitForHydration(page);
    visit.expectDocuments(2, 'after a reload');
  }),
  test('[32] restored by Back from the back-forward cache, logged out elsewhere meanwhile: logged out right after pageshow', async (context) => {
    const visitor = await context.loggedInVisitor();
    context.cleanup.add(() => visitor.close());
    const { page } = await context.tabs.openHydrated(OTHER_PAGE, { context: visitor });
    await page.waitForSelector(PROFILE_LINK);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        Reflect.set(window, 'restored', persisted);
      });
    });
    await page.goto(`${context.url}/robots.txt`);
    const other = await context.tabs.open('/robots.txt', { context: visitor });
    await other.page.evaluate(() => localStorage.removeItem('user-store'));
    await page.goBack();
    await waitUntil('logged out', 1_000, async () => (await page.$(PROFILE_LINK)) === null);
    const isRestored = await page.evaluate(() => Reflect.get(window, 'restored') === true);
    return isRestored ? 'the page came from the cache' : 'this browser loaded the page again';
  }),
  ...LONG_VISIT_CHECKS.map(({ name, run }) =>
    test(`[37] [full] ${name}`, ({ tabs }, output) => run({ site: tabs, short: false }, output)),
  ),
];
