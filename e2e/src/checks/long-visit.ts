import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'puppeteer';
import { launchBrowser } from '../harness/browser';
import { waitForHydration, waitForRoute, waitForPage } from '../page/site';
import { type BehaviorCheck } from './behavior-check';

/** One round through the site by its own links, to where it began; `-` or a digit at the end: a path that begins so. */
const ROUND = [
  '/game-partner/',
  '/game-partner/detail-',
  '/game-library',
  '/game-library/2',
  '/activity/',
  '/about-us/',
  '/terms.html',
  '/',
];
/** While warming up caches fill, and the browser compiles what runs often: only what comes then is counted. */
const ROUNDS = { full: { warmUp: 25, counted: 25 }, short: { warmUp: 10, counted: 8 } };
const MOST_GROWTH = 0.1;
const REST_MS = 1000;
const MOST_TURNS = 8;

interface Footprint {
  heap: number;
  listeners: number;
}

/** Measured when the page has come to rest: what the last change left behind for a moment does not count. */
async function footprint(tab: CDPSession): Promise<Footprint> {
  let found = await measure(tab);
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const known = found;
    found = await measure(tab);
    if (found.listeners === known.listeners) break;
  }
  return found;
}

async function measure(tab: CDPSession): Promise<Footprint> {
  await pause(REST_MS);
  await tab.send('HeapProfiler.collectGarbage');
  const { metrics } = await tab.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: value('JSHeapUsedSize'), listeners: value('JSEventListeners') };
}

/** Follows the first link to a path, or to one that begins with it, until its page is shown. */
async function walk(page: Page, path: string): Promise<void> {
  const isBeginning = /[-\d]$/.test(path);
  await page
    .waitForFunction(
      (wanted, begins) => {
        const found = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
          ({ origin, pathname, target }) =>
            origin === location.origin &&
            target !== '_blank' &&
            (begins
              ? pathname.startsWith(wanted)
              : pathname.replace(/\/$/, '') === wanted.replace(/\/$/, '')),
        );
        found?.click();
        return found !== undefined;
      },
      { polling: 30, timeout: 10_000 },
      path,
      isBeginning,
    )
    .catch((error: unknown) => {
      throw new Error(`${page.url()} has no link to ${path}`, { cause: error });
    });
  await page.waitForFunction(
    (wanted) => location.pathname.startsWith(wanted) && document.querySelector('main h1') !== null,
    { polling: 30, timeout: 10_000 },
    path.replace(/(.)\/$/, '$1'),
  );
  // A page given up while it is being made stays with the browser: Chromium keeps `picture`s that never were shown.
  await waitForRoute(page);
}

/** Many changes of the page in one tab, 200 of them counted in the full form: what a long visit costs. */
export const LONG_VISIT_CHECKS: readonly BehaviorCheck[] = [
  {
    name: 'a long visit of many route changes keeps listeners and memory',
    run: async ({ site, short }) => {
      const { warmUp, counted } = short ? ROUNDS.short : ROUNDS.full;
      // A browser of its own: tabs of other checks may share a process, and its heap.
      const browser = await launchBrowser();
      try {
        // Not by `site.open`: what it watches for would be kept, and counted.
        const page = await browser.newPage();
        await site.setDevice(page, 'desktop');
        await page.goto(`${site.url}/`);
        await waitForHydration(page);
        const debug = await page.createCDPSession();
        await debug.send('Performance.enable');
        let before: Footprint | null = null;
        for (let round = 1; round <= warmUp + counted; round += 1) {
          for (const path of ROUND) await walk(page, path);
          if (round === warmUp) before = await footprint(debug);
        }
        await waitForPage(page, () => document.querySelector('main h1') !== null);
        const after = await footprint(debug);
        assert(before, 'the visit was too short to be measured');
        const growth = after.heap / before.heap - 1;
        assert(
          growth < MOST_GROWTH,
          `the heap grew by ${(growth * 100).toFixed(1)} % to ${after.heap} bytes`,
        );
        assert(
          after.listeners <= before.listeners,
          `listeners grew from ${before.listeners} to ${after.listeners}`,
        );
        const documents = await page.evaluate(
          () => performance.getEntriesByType('navigation').length,
        );
        assert(documents === 1, 'a page was loaded as a document');
      } finally {
        await browser.close();
      }
    },
  },
];
