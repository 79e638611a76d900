import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { waitForHydration, waitForPage } from '../page/site';
import { pageCheck, type BehaviorCheck } from './behavior-check';

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 700, height: 800 };
/** A scroll counts as ended after a pause. */
const SCROLL_PAUSE_MS = 300;

function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

const focusedText = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused instanceof HTMLInputElement ? focused.value : null;
  });

async function resize(page: Page, size: typeof WIDE, path: string): Promise<void> {
  await page.setViewport(size);
  await page
    .waitForFunction((expected) => location.pathname === expected, { timeout: 5000 }, path)
    .catch(() => undefined);
  await pause(SCROLL_PAUSE_MS);
}

/** The element must begin in the upper half of the window or reach into it. */
async function expectPlace(page: Page, selector: string, size: typeof WIDE): Promise<void> {
  const { top, bottom } = await page.$eval(selector, (element) => {
    const box = element.getBoundingClientRect();
    return { top: box.top, bottom: box.bottom };
  });
  const isThere = top < size.height / 2 && bottom > 0;
  assert(isThere, `${selector} is from ${top} to ${bottom} px in a window of ${size.width} px`);
}

const placeCheck = (name: string, path: string, selector: string): BehaviorCheck =>
  pageCheck(`${name} keeps its place when the window is resized`, path, async (page) => {
    await page.setViewport(WIDE);
    await page.$eval(selector, (element) => element.scrollIntoView({ behavior: 'instant' }));
    await pause(SCROLL_PAUSE_MS);
    await expectPlace(page, selector, WIDE);
    await resize(page, NARROW, path === '/' ? '/m/' : `/m${path}`);
    assert(new URL(page.url()).pathname.startsWith('/m/'), 'the content does not move');
    await expectPlace(page, selector, NARROW);
    await resize(page, WIDE, path);
    assert.equal(new URL(page.url()).pathname, path, 'the path in the wide window');
    await expectPlace(page, selector, WIDE);
  });

export const LAYOUT_CHECKS: readonly BehaviorCheck[] = [
  pageCheck(
    'a resized window moves header and content together, with text, focus and history',
    '/en/game-library?channel=qq',
    async (page) => {
      const field = await page.waitForSelector('main input[type=search]');
      await field?.type('half a na');
      const entries = await page.evaluate(() => history.length);
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
      for (const [size, expected] of [
        [NARROW, '/en/m/game-library'],
        [WIDE, '/en/game-library'],
      ] as const) {
        await resize(page, size, expected);
        assert.equal(pathOf(page), `${expected}?channel=qq`, `the address at ${size.width} px`);
        const isMobile = await page.$eval('body', (body) => body.classList.contains('mobile'));
        assert.equal(isMobile, size === NARROW, 'the layout of the header');
        assert.equal(await focusedText(page), 'half a na', 'the text of the focused field');
      }
      assert(await page.$('html[data-same-document]'), 'a document was loaded');
      assert.equal(await page.evaluate(() => history.length), entries, 'the number of entries');
      await field?.press('Enter');
      await waitForPage(page, () => location.pathname === '/en/game-library/search');
    },
  ),
  pageCheck(
    'every filter of the library can be reached on a phone',
    '/m/game-library',
    async (page) => {
      const beyond = await page.$$eval('main nav ul', (rows) =>
        rows
          .map((row) => {
            row.scrollLeft = row.scrollWidth;
            return row.lastElementChild;
          })
          .filter((last) => (last?.getBoundingClientRect().right ?? 0) > innerWidth)
          .map((last) => last?.textContent),
      );
      assert.deepEqual(beyond, [], 'filters beyond the window');
    },
    { device: 'mobile' },
  ),
  pageCheck(
    'every button of the bar on a partner’s page is within the window of a small phone',
    '/en/m/game-partner/detail-1001',
    async (page) => {
      await page.setViewport({ width: 360, height: 740, isMobile: true, hasTouch: true });
      const beyond = await page.$$eval('main a, main button', (all) =>
        all
          .filter((each) => getComputedStyle(each.parentElement ?? each).position === 'sticky')
          .map((each) => each.getBoundingClientRect())
          .map(({ left, right }) => left >= 0 && right <= innerWidth),
      );
      assert.deepEqual(beyond, [true, true, true], 'buttons within the window');
    },
    { device: 'mobile' },
  ),
  placeCheck('an article', '/game-library/2001', '#section-2'),
  placeCheck('the home page', '/', '[data-scene=library]'),
  {
    name: 'a phone that is held sideways opens the desktop layout, and no redirect repeats',
    run: async ({ site }) => {
      const { page } = await site.open('/robots.txt');
      const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
      await page.setUserAgent({ userAgent: agent });
      for (const [width, height, path] of [
        [932, 430, '/about-us'],
        [430, 932, '/m/about-us'],
      ] as const) {
        await page.setViewport({ width, height, isMobile: true, hasTouch: true });
        await page.goto(`${site.url}/about-us`, { waitUntil: 'load', timeout: 10_000 });
        await waitForHydration(page);
        assert.equal(new URL(page.url()).pathname, path, `the path at ${width} px`);
      }
    },
  },
];
