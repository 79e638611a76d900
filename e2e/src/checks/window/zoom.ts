import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { addressOf } from '../../page/address';
import { findOverflows } from '../../page/texts';
import { sampleEveryNth, type BehaviorCheck } from '../behavior-check';

const PATHS = [
  '/',
  '/game-partner/',
  '/game-partner/detail-1001',
  '/game-partner/chat-1001',
  '/game-partner/story-3001',
  '/game-partner/game-list-1024',
  '/game-library',
  '/game-library/2001',
  '/game-library/search?searchValue=cat',
  '/game-library/game-role-2062',
  '/game-library/role-Info-5001',
  '/activity/',
  '/about-us/',
] as const;

/** A window as a zoomed one is: with a mouse, not with touch. */
const zoomed = (width: number, height: number) => ({ width, height, deviceScaleFactor: 2 });

/** @returns rows that only a sideways scroll shows whole, which a mouse cannot do */
const sidewaysRows = (page: Page): Promise<string[]> =>
  page.$$eval('main *', (elements) =>
    elements
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        const scrolls = overflowX === 'auto' || overflowX === 'scroll';
        return scrolls && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );

/** Whether the heading of the page, unless it is only for screen readers, is in the first window and not covered. */
const showsHeading = (page: Page): Promise<boolean> =>
  page.$eval('main h1', (heading) => {
    const { left, top, height } = heading.getBoundingClientRect();
    const found = document.elementFromPoint(left + 8, top + height / 2);
    return height <= 1 || (found !== null && (heading.contains(found) || found.contains(heading)));
  });

export const ZOOM_CHECKS: readonly BehaviorCheck[] = [
  {
    name: 'a window of 1440 px at 200 % cuts nothing of the mobile layout',
    run: async ({ site, short }) => {
      const paths = short ? sampleEveryNth(PATHS, 2, 5) : PATHS;
      const problems: string[] = [];
      for (const path of paths) {
        const page = await site.openInWindow(addressOf(path, 'en', 'mobile'), zoomed(720, 450));
        const cut = [...(await findOverflows(page)), ...(await sidewaysRows(page))];
        problems.push(...cut.map((problem) => `${path}: ${problem}`));
        if (!(await showsHeading(page))) problems.push(`${path}: the heading is not in the window`);
        await page.close();
      }
      assert.deepEqual(problems, [], 'what is cut');
    },
  },
  {
    name: 'a window of 1920 px at 200 % reaches the whole header of the desktop layout',
    run: async ({ site }) => {
      for (const path of ['/', '/game-library']) {
        const page = await site.openInWindow(addressOf(path, 'en', 'desktop'), zoomed(960, 480));
        await page.evaluate(() => window.scrollTo({ left: 600, behavior: 'instant' }));
        const right = await page.$$eval('header button', (buttons) =>
          Math.max(...buttons.map((button) => button.getBoundingClientRect().right)),
        );
        assert(right <= 960, `the header of ${path} ends at ${right} px`);
        await page.close();
      }
    },
  },
];
