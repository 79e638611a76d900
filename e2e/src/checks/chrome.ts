import assert from 'node:assert/strict';
import { waitForHydration, waitForPage } from '../page/site';
import { type BehaviorCheck } from './behavior-check';

/** Header, mobile menu, languages and layout choice. */
export const CHROME_CHECKS: readonly BehaviorCheck[] = [
  {
    name: 'the header highlights the page shown',
    run: async ({ site }) => {
      const { page } = await site.openHydrated('/ja/game-partner/detail-1001');

      const current = await page.$$eval('header [aria-current=page]', (links) =>
        links.map((link) => link.getAttribute('href')),
      );
      assert.deepEqual(current, ['/ja/game-partner/'], 'the highlighted entry');
    },
  },
  {
    name: 'a narrow window is sent to the mobile twin and back, parameters kept',
    run: async ({ site }) => {
      const narrow = await site.open('/en/game-library?channel=qq', { device: 'mobile' });
      assert.deepEqual(
        new URL(narrow.page.url()).pathname,
        '/en/m/game-library',
        'the narrow address',
      );
      assert.deepEqual(new URL(narrow.page.url()).search, '?channel=qq', 'the query');
      const wide = await site.open('/en/m/game-library?channel=qq');
      assert.deepEqual(new URL(wide.page.url()).pathname, '/en/game-library', 'the wide address');
    },
  },
  {
    name: 'query parameters travel along and Back is not trapped',
    run: async ({ site }) => {
      const tab = await site.open('/?channel=qq');
      const { page } = tab;
      const address = () => {
        const { pathname, searchParams } = new URL(page.url());
        searchParams.sort();
        return `${pathname}?${searchParams.toString()}`;
      };
      await waitForHydration(page);
      await page.click('header a[href^="/game-library"]');
      await waitForPage(page, () => location.pathname === '/game-library');
      assert.deepEqual(address(), '/game-library?channel=qq', 'the address');
      await page.type('header input[type=search]', '2001');
      await page.keyboard.press('Enter');
      await waitForPage(page, () => location.pathname === '/game-library/search');
      await page.click('header a[href^="/activity"]');
      await waitForPage(page, () => location.pathname.startsWith('/activity'));
      assert.deepEqual(address(), '/activity/?channel=qq&searchValue=2001', 'the address');
      // What was gained on the way is not carried into entries of the history: each step leads one page back.
      for (const before of [
        '/game-library/search?channel=qq&searchValue=2001',
        '/game-library?channel=qq',
        '/?channel=qq',
      ]) {
        await page.goBack();
        await waitForPage(page, () => document.querySelector('main h1') !== null);
        assert.deepEqual(address(), before, 'the address after Back');
      }
    },
  },
  {
    name: 'the mobile menu opens, closes on Escape and on a choice',
    run: async ({ site }) => {
      const { page } = await site.openHydrated('/m/', { device: 'mobile' });

      const toggle = 'header button[aria-expanded]';
      const state = () => page.$eval(toggle, (button) => button.getAttribute('aria-expanded'));
      await page.click(toggle);
      assert.deepEqual(await state(), 'true', 'aria-expanded');
      await page.keyboard.press('Escape');
      assert.deepEqual(await state(), 'false', 'aria-expanded after Escape');
      await page.click(toggle);
      await page.waitForSelector('a[href="/m/game-library"]', { visible: true });
      await page.evaluate(() => {
        const links = document.querySelectorAll<HTMLElement>('nav a[href="/m/game-library"]');
        links[0]?.click();
      });
      await waitForPage(page, () => location.pathname === '/m/game-library');
      assert.deepEqual(await state(), 'false', 'aria-expanded after a choice');
    },
  },
  {
    name: 'the language cookie decides a hard load of exactly /',
    run: async ({ site }) => {
      const visitor = await site.newVisitor();
      await site.openHydrated('/ja/about-us', { context: visitor });
      const home = await site.open('/?channel=qq', { context: visitor });
      const shown = new URL(home.page.url());
      assert.deepEqual(shown.pathname.replace(/\/$/, ''), '/ja', 'the home address');
      assert.deepEqual(shown.search, '?channel=qq', 'the query');
      const deep = await site.open('/about-us', { context: visitor });
      assert.deepEqual(new URL(deep.page.url()).pathname, '/about-us', 'a deep address');
    },
  },
  {
    name: 'the login dialog names its problems and closes in 300 ms',
    run: async ({ site }) => {
      const { page, consoleErrors } = await site.openHydrated('/about-us');

      await page.evaluate(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>('header button')];
        buttons.find((button) => button.textContent.includes('登录/注册'))?.click();
      });
      const phone = await page.waitForSelector('input[placeholder="请输入手机号"]', {
        visible: true,
      });
      await phone?.type('123');
      await page.keyboard.press('Tab');
      await waitForPage(page, () =>
        document.querySelector('dialog')?.innerText.includes('请输入正确的手机号'),
      );
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { hidden: true, timeout: 2000 });
      assert(consoleErrors.length === 0, consoleErrors.join('; '));
    },
  },
];
