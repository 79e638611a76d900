import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'puppeteer';
import { launchBrowser } from '../harness/browser';
import { withCleanup } from '../harness/cleanup';
import { failWith } from '../harness/wait';
import { waitForHydration, waitForRoute, waitForPage } from '../page/site';
import { type BehaviorCheck } from './behavior-check';

/** One round through the site by its links. A path that ends with `-` or a digit is a prefix. */
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
/** Caches fill and the browser compiles hot code during warm-up; growth is measured after it. */
const ROUNDS = { full: { warmUp: 25, counted: 25 }, short: { warmUp: 10, counted: 8 } };
const MAX_GROWTH = 0.1;
const REST_MS = 1000;
const MAX_MEASUREMENTS = 8;

interface Footprint {
  heap: number;
  listeners: number;
}

/** Measures until the number of listeners is stable: leftovers of the last change do not count. */
async function measureAtRest(session: CDPSession): Promise<Footprint> {
  let footprint = await measure(session);
  for (let count = 0; count < MAX_MEASUREMENTS; count += 1) {
    const previous = footprint;
    footprint = await measure(session);
    if (footprint.listeners === previous.listeners) break;
  }
  return footprint;
}

async function measure(session: CDPSession): Promise<Footprint> {
  await pause(REST_MS);
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: value('JSHeapUsedSize'), listeners: value('JSEventListeners') };
}

async function followLink(page: Page, path: string): Promise<void> {
  const isPrefix = /[-\d]$/.test(path);
  await page
    .waitForFunction(
      (expected, prefix) => {
        const found = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
          ({ origin, pathname, target }) =>
            origin === location.origin &&
            target !== '_blank' &&
            (prefix
              ? pathname.startsWith(expected)
              : pathname.replace(/\/$/, '') === expected.replace(/\/$/, '')),
        );
        found?.click();
        return found !== undefined;
      },
      { polling: 30, timeout: 10_000 },
      path,
      isPrefix,
    )
    .catch(failWith(() => `${page.url()} has no link to ${path}`));
  await page.waitForFunction(
    (expected) =>
      location.pathname.startsWith(expected) && document.querySelector('main h1') !== null,
    { polling: 30, timeout: 10_000 },
    path.replace(/(.)\/$/, '$1'),
  );
  // Chromium leaks `picture` elements of pages that are left before they are shown.
  await waitForRoute(page);
}

/** Many route changes in one tab; in the full form 200 of them are measured. */
export const LONG_VISIT_CHECKS: readonly BehaviorCheck[] = [
  {
    name: 'a long visit of many route changes keeps listeners and memory',
    run: ({ site, short }) =>
      withCleanup(async (cleanup) => {
        const { warmUp, counted } = short ? ROUNDS.short : ROUNDS.full;
        // A separate browser, because tabs of other checks may share a process and its heap.
        const browser = await launchBrowser(cleanup);
        // Not `site.open`: the data of its observers would be measured.
        const page = await browser.newPage();
        await site.setDevice(page, 'desktop');
        await page.goto(`${site.url}/`);
        await waitForHydration(page);
        const debug = await page.createCDPSession();
        await debug.send('Performance.enable');
        let before: Footprint | null = null;
        for (let round = 1; round <= warmUp + counted; round += 1) {
          for (const path of ROUND) await followLink(page, path);
          if (round === warmUp) before = await measureAtRest(debug);
        }
        await waitForPage(page, () => document.querySelector('main h1') !== null);
        const after = await measureAtRest(debug);
        assert(before, 'the visit was too short to measure');
        const growth = after.heap / before.heap - 1;
        assert(
          growth < MAX_GROWTH,
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
      }),
  },
];
