import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { type Site, type TabOptions, waitForPage, VIEWPORTS } from '../page/site';
import { type BehaviorCheck } from './behavior-check';

/** What the first element that matches computes for a property, in pixels where it is a length. */
const computed = (page: Page, selector: string, property: string): Promise<string> =>
  page.$eval(
    selector,
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );

const measure = (
  name: string,
  address: string,
  run: (page: Page, site: Site) => Promise<void>,
  options: TabOptions = {},
): BehaviorCheck => ({
  name,
  run: async ({ site }) => {
    const { page } = await site.openHydrated(address, options);

    await run(page, site);
  },
});

const YEAR = 365 * 86_400;

/** The lengths, times and lives that specification section 9 names, as the browser computes them. */
export const MEASURE_CHECKS: readonly BehaviorCheck[] = [
  measure('the desktop layout is 1200 px wide at least', '/about-us/', async (page) => {
    assert.deepEqual(await computed(page, 'body', 'min-width'), '1200px', 'the minimum width');
  }),
  measure('the search box is 135 px wide and 200 px on focus', '/about-us/', async (page) => {
    const box = 'header form[role=search]';
    await page.focus(`${box} input`);
    await waitForPage(
      page,
      () => document.querySelector('header form[role=search]')?.clientWidth === 200,
    );
    await page.focus('header a');
    await waitForPage(
      page,
      () => document.querySelector('header form[role=search]')?.clientWidth === 135,
    );
  }),
  measure('the header moves in 0.5 s, from 100 ms on', '/about-us/', async (page) => {
    await waitForPage(page, () => {
      const header = document.querySelector('header:not(main *)');
      const style = header && getComputedStyle(header, '::before');
      const { transitionDuration, transitionTimingFunction } = style ?? {};
      return transitionDuration === '0.5s' && transitionTimingFunction === 'ease-in-out';
    });
  }),
  measure('QR codes are 1.19rem wide on the desktop', '/about-us/', async (page) => {
    const [code = 0, rem = 1] = await page.evaluate(() => [
      document.querySelector('header [role=img]')?.getBoundingClientRect().width ?? 0,
      parseFloat(getComputedStyle(document.documentElement).fontSize),
    ]);
    assert(Math.abs(code / rem - 1.19) < 0.01, `a code is ${String(code / rem)}rem wide`);
  }),
  measure(
    'QR codes are 0.91rem wide on the phone, and its header 44 px high',
    '/m/about-us/',
    async (page) => {
      assert.deepEqual(
        await page.$eval('header', (header) => header.getBoundingClientRect().height),
        44,
        'the height of the header',
      );
      await page.click('header button[aria-expanded]');
      await (await page.waitForSelector('::-p-aria([name="微信"][role="button"])'))?.click();
      await page.waitForSelector('dialog[open] [role=img]', { visible: true });
      const [code = 0, rem = 1] = await page.evaluate(() => [
        document.querySelector('dialog[open] [role=img]')?.getBoundingClientRect().width ?? 0,
        parseFloat(getComputedStyle(document.documentElement).fontSize),
      ]);
      assert(Math.abs(code / rem - 0.91) < 0.01, `a code is ${String(code / rem)}rem wide`);
    },
    { device: 'mobile' },
  ),
  {
    name: 'the loading overlay stands for 50 ms, fades in 400 ms and holds nobody up',
    run: async ({ site }) => {
      const { page } = await site.open('/about-us/', { javascript: false });
      const animations = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .map((element) => getComputedStyle(element))
          .filter(
            ({ animationDelay, position }) => animationDelay === '0.05s' && position === 'fixed',
          )
          .map(({ animationDuration, pointerEvents }) => [animationDuration, pointerEvents]),
      );
      assert.deepEqual(animations, [['0.4s', 'none']], 'the overlay');
    },
  },
  {
    name: 'legal pages fit a phone that runs no script',
    run: async ({ site }) => {
      for (const address of ['/terms', '/en/privacy.html', '/ja/topup/agreement5.html']) {
        const { page } = await site.open(address, { device: 'mobile', javascript: false });
        // Not the window's own width: a phone shows a page that is too wide smaller.
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert(wide <= VIEWPORTS.mobile.width, `${address} is ${wide} px wide`);
      }
    },
  },
  measure('toasts stand 16 px from the top', '/about-us/', async (page) => {
    const tops = await page.evaluate(() =>
      [...document.querySelectorAll('div[aria-live=polite]')].map((element) => {
        const { position, top, rowGap } = getComputedStyle(element);
        return [position, top, rowGap];
      }),
    );
    assert.deepEqual(tops, [['fixed', '16px', '16px']], 'the place of toasts');
  }),
  measure('the language is remembered for 365 days', '/ja/about-us/', async (page) => {
    const cookies = await page.browserContext().cookies();
    const cookie = cookies.find(({ value }) => value === 'ja');
    assert(cookie, 'there is no cookie');
    const life = cookie.expires - Date.now() / 1000;
    assert(Math.abs(life - YEAR) < 60, `it lives ${life} s`);
    assert.deepEqual([cookie.path, cookie.sameSite], ['/', 'Lax'], 'path and same-site');
  }),
  measure('the home page hides what overflows, other pages scroll', '/', async (page) => {
    assert.deepEqual(await computed(page, 'body', 'overflow-y'), 'hidden', 'the overflow at home');
    await page.click('header a[href^="/game-library"]');
    await waitForPage(page, () => location.pathname === '/game-library');
    // Until the new page stands, and has been taken to its top.
    await waitForPage(page, () => {
      window.scrollTo({ top: 300, behavior: 'instant' });
      return window.scrollY === 300;
    });
  }),
];
