import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { VIEWPORTS, waitForPage } from '../page/site';
import { pageCheck, type BehaviorCheck } from './behavior-check';

const SEARCH = 'header form[role=search]';
const YEAR_SECONDS = 365 * 86_400;

const computedStyle = (page: Page, selector: string, property: string): Promise<string> =>
  page.$eval(
    selector,
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );

const waitForSearchWidth = (page: Page, width: number): Promise<unknown> =>
  page.waitForFunction(
    (selector, expected) => document.querySelector(selector)?.clientWidth === expected,
    { polling: 100 },
    SEARCH,
    width,
  );

async function expectRemWidth(page: Page, selector: string, expected: number): Promise<void> {
  const rem = await page.$eval(selector, (element) => {
    const { fontSize } = getComputedStyle(document.documentElement);
    return element.getBoundingClientRect().width / parseFloat(fontSize);
  });
  assert(Math.abs(rem - expected) < 0.01, `${selector} is ${rem}rem wide`);
}

/** Lengths, durations and lifetimes of section 9 of the specification, as the browser computes them. */
export const MEASURE_CHECKS: readonly BehaviorCheck[] = [
  pageCheck('the desktop layout is at least 1200 px wide', '/about-us/', async (page) =>
    assert.equal(await computedStyle(page, 'body', 'min-width'), '1200px', 'the minimum width'),
  ),
  pageCheck('the search box is 135 px wide, and 200 px on focus', '/about-us/', async (page) => {
    await page.focus(`${SEARCH} input`);
    await waitForSearchWidth(page, 200);
    await page.focus('header a');
    await waitForSearchWidth(page, 135);
  }),
  pageCheck('the header moves in 0.5 s, after 100 ms', '/about-us/', async (page) =>
    waitForPage(page, () => {
      const header = document.querySelector('header:not(main *)');
      const style = header && getComputedStyle(header, '::before');
      return (
        style?.transitionDuration === '0.5s' && style.transitionTimingFunction === 'ease-in-out'
      );
    }),
  ),
  pageCheck('QR codes are 1.19rem wide on the desktop', '/about-us/', (page) =>
    expectRemWidth(page, 'header [role=img]', 1.19),
  ),
  pageCheck(
    'QR codes are 0.91rem wide on the phone, and its header is 44 px high',
    '/m/about-us/',
    async (page) => {
      const height = await page.$eval('header', (header) => header.getBoundingClientRect().height);
      assert.equal(height, 44, 'the height of the header');
      await page.click('header button[aria-expanded]');
      await (await page.waitForSelector('::-p-aria([name="微信"][role="button"])'))?.click();
      await page.waitForSelector('dialog[open] [role=img]', { visible: true });
      await expectRemWidth(page, 'dialog[open] [role=img]', 0.91);
    },
    { device: 'mobile' },
  ),
  pageCheck(
    'the loading overlay lasts 50 ms, fades in 400 ms and ignores the pointer',
    '/about-us/',
    async (page) => {
      const overlays = await page.$$eval('*', (elements) =>
        elements
          .map((element) => getComputedStyle(element))
          .filter(
            ({ animationDelay, position }) => animationDelay === '0.05s' && position === 'fixed',
          )
          .map(({ animationDuration, pointerEvents }) => [animationDuration, pointerEvents]),
      );
      assert.deepEqual(overlays, [['0.4s', 'none']], 'the overlay');
    },
    { javascript: false },
  ),
  {
    name: 'legal pages fit a phone without JavaScript',
    run: async ({ site }) => {
      for (const address of ['/terms', '/en/privacy.html', '/ja/topup/agreement5.html']) {
        const { page } = await site.open(address, { device: 'mobile', javascript: false });
        // The width of the window would not tell: a phone scales a page that is too wide.
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        assert(width <= VIEWPORTS.mobile.width, `${address} is ${width} px wide`);
      }
    },
  },
  pageCheck('toasts are 16 px from the top', '/about-us/', async (page) => {
    const positions = await page.$$eval('div[aria-live=polite]', (elements) =>
      elements.map((element) => {
        const { position, top, rowGap } = getComputedStyle(element);
        return [position, top, rowGap];
      }),
    );
    assert.deepEqual(positions, [['fixed', '16px', '16px']], 'the position of toasts');
  }),
  pageCheck('the language is stored for 365 days', '/ja/about-us/', async (page) => {
    const cookies = await page.browserContext().cookies();
    const cookie = cookies.find(({ value }) => value === 'ja');
    assert(cookie, 'there is no cookie');
    const lifetime = cookie.expires - Date.now() / 1000;
    assert(Math.abs(lifetime - YEAR_SECONDS) < 60, `it expires after ${lifetime} s`);
    assert.deepEqual([cookie.path, cookie.sameSite], ['/', 'Lax'], 'path and same-site');
  }),
  pageCheck('the home page hides overflow, other pages scroll', '/', async (page) => {
    assert.equal(await computedStyle(page, 'body', 'overflow-y'), 'hidden', 'overflow at home');
    await page.click('header a[href^="/game-library"]');
    await waitForPage(page, () => location.pathname === '/game-library');
    // The application scrolls to the top when the new page is shown.
    await waitForPage(page, () => {
      window.scrollTo({ top: 300, behavior: 'instant' });
      return window.scrollY === 300;
    });
  }),
];
