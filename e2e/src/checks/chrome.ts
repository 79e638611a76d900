import assert from 'node:assert/strict';
import { clickButton, PHONE_FIELD } from '../page/log-in';
import { waitForPage } from '../page/site';
import { pageCheck, type BehaviorCheck } from './behavior-check';

const MENU = 'header button[aria-expanded]';

/** Path and query of a URL, parameters sorted. */
function addressIn(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.sort();
  return `${pathname}?${searchParams.toString()}`;
}

export const CHROME_CHECKS: readonly BehaviorCheck[] = [
  pageCheck(
    'the header highlights the current page',
    '/ja/game-partner/detail-1001',
    async (page) => {
      const current = await page.$$eval('header [aria-current=page]', (links) =>
        links.map((link) => link.getAttribute('href')),
      );
      assert.deepEqual(current, ['/ja/game-partner/'], 'the highlighted entry');
    },
  ),
  {
    name: 'a narrow window is redirected to the mobile twin and back, with its parameters',
    run: async ({ site }) => {
      const narrow = await site.open('/en/game-library?channel=qq', { device: 'mobile' });
      assert.equal(addressIn(narrow.page.url()), '/en/m/game-library?channel=qq', 'narrow');
      const wide = await site.open('/en/m/game-library?channel=qq');
      assert.equal(addressIn(wide.page.url()), '/en/game-library?channel=qq', 'wide');
    },
  },
  pageCheck('links keep query parameters, and Back works', '/?channel=qq', async (page) => {
    const expectAddress = (expected: string) =>
      assert.equal(addressIn(page.url()), expected, 'the address');
    await page.click('header a[href^="/game-library"]');
    await waitForPage(page, () => location.pathname === '/game-library');
    expectAddress('/game-library?channel=qq');
    await page.type('header input[type=search]', '2001');
    await page.keyboard.press('Enter');
    await waitForPage(page, () => location.pathname === '/game-library/search');
    // The address changes before the page that it names is shown.
    await (await page.waitForSelector('header a[href^="/activity"][href*="searchValue"]'))?.click();
    await waitForPage(page, () => location.pathname.startsWith('/activity'));
    expectAddress('/activity/?channel=qq&searchValue=2001');
    // Parameters of later pages are not added to earlier history entries: each step leads one page back.
    for (const previous of [
      '/game-library/search?channel=qq&searchValue=2001',
      '/game-library?channel=qq',
      '/?channel=qq',
    ]) {
      await page.goBack();
      await waitForPage(page, () => document.querySelector('main h1') !== null);
      expectAddress(previous);
    }
  }),
  pageCheck(
    'a query over 2,000 characters loses nothing that belongs to the visit',
    `/?channel=qq&utm_source=film&x=${'a'.repeat(2000)}`,
    async (page) => {
      await page.click('header a[href^="/about-us"]');
      await waitForPage(page, () => location.pathname === '/about-us/');
      assert.equal(addressIn(page.url()), '/about-us/?channel=qq&utm_source=film', 'the address');
    },
  ),
  pageCheck(
    'the agreement links of the login dialog keep the query on a phone',
    '/en/m/?channel=qq',
    async (page) => {
      await page.click(MENU);
      await (await page.waitForSelector('dialog[open] button:not([aria-label])'))?.click();
      const link = await page.waitForSelector('dialog[open] a[href^="/terms.html"]');
      await link?.click();
      await waitForPage(page, () => location.pathname === '/terms.html');
      assert.equal(addressIn(page.url()), '/terms.html?channel=qq', 'the address');
    },
    { device: 'mobile' },
  ),
  pageCheck(
    'the mobile menu opens, closes on Escape and on a choice',
    '/m/',
    async (page) => {
      const expectExpanded = async (expected: string, when: string) => {
        const actual = await page.$eval(MENU, (button) => button.getAttribute('aria-expanded'));
        assert.equal(actual, expected, `aria-expanded ${when}`);
      };
      await page.click(MENU);
      await expectExpanded('true', 'after a click');
      await page.keyboard.press('Escape');
      await expectExpanded('false', 'after Escape');
      await page.click(MENU);
      await page.waitForSelector('a[href="/m/game-library"]', { visible: true });
      await page.$eval('nav a[href="/m/game-library"]', (link) => (link as HTMLElement).click());
      await waitForPage(page, () => location.pathname === '/m/game-library');
      await expectExpanded('false', 'after a choice');
    },
    { device: 'mobile' },
  ),
  {
    name: 'the language cookie decides a hard load of exactly /',
    run: async ({ site }) => {
      const context = await site.newVisitor();
      await site.openHydrated('/ja/about-us', { context });
      const home = await site.open('/?channel=qq', { context });
      const { pathname, search } = new URL(home.page.url());
      assert.equal(pathname.replace(/\/$/, '') + search, '/ja?channel=qq', 'the home address');
      const deep = await site.open('/about-us', { context });
      assert.equal(new URL(deep.page.url()).pathname, '/about-us', 'a deep address');
    },
  },
  pageCheck(
    'the login dialog reports invalid input and closes in 300 ms',
    '/about-us',
    async (page, { consoleErrors }) => {
      await clickButton(page, '登录/注册');
      const phone = await page.waitForSelector(PHONE_FIELD, { visible: true });
      await phone?.type('123');
      await page.keyboard.press('Tab');
      await waitForPage(page, () =>
        document.querySelector('dialog')?.innerText.includes('请输入正确的手机号'),
      );
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { hidden: true, timeout: 2000 });
      assert.deepEqual(consoleErrors, [], 'the list of console errors');
    },
  ),
];
