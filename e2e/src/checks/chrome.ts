import { type Check, must, mustEqual } from '../check';
import { hydrated, leave, until } from '../site';

/** Header, mobile menu, languages and layout choice. */
export const CHROME_CHECKS: readonly Check[] = [
  {
    name: 'the header highlights the page shown',
    run: async (site) => {
      const tab = await site.open('/ja/game-partner/detail-1001');
      try {
        await hydrated(tab.page);
        const current = await tab.page.$$eval('header [aria-current=page]', (links) =>
          links.map((link) => link.getAttribute('href')),
        );
        mustEqual(current, ['/ja/game-partner/'], 'the highlighted entry');
      } finally {
        await leave(tab);
      }
    },
  },
  {
    name: 'a narrow window is sent to the mobile twin and back, parameters kept',
    run: async (site) => {
      const narrow = await site.open('/en/game-library?channel=qq', { device: 'mobile' });
      mustEqual(new URL(narrow.page.url()).pathname, '/en/m/game-library', 'the narrow address');
      mustEqual(new URL(narrow.page.url()).search, '?channel=qq', 'the query');
      await leave(narrow);
      const wide = await site.open('/en/m/game-library?channel=qq');
      mustEqual(new URL(wide.page.url()).pathname, '/en/game-library', 'the wide address');
      await leave(wide);
    },
  },
  {
    name: 'query parameters travel along and Back is not trapped',
    run: async (site) => {
      const tab = await site.open('/?channel=qq');
      const { page } = tab;
      const address = () => {
        const { pathname, searchParams } = new URL(page.url());
        searchParams.sort();
        return `${pathname}?${searchParams.toString()}`;
      };
      try {
        await hydrated(page);
        await page.click('header a[href^="/game-library"]');
        await until(page, () => location.pathname === '/game-library');
        mustEqual(address(), '/game-library?channel=qq', 'the address');
        await page.type('header input[type=search]', '2001');
        await page.keyboard.press('Enter');
        await until(page, () => location.pathname === '/game-library/search');
        await page.click('header a[href^="/activity"]');
        await until(page, () => location.pathname.startsWith('/activity'));
        mustEqual(address(), '/activity/?channel=qq&searchValue=2001', 'the address');
        // What was gained on the way is not carried into entries of the history: each step leads one page back.
        for (const before of [
          '/game-library/search?channel=qq&searchValue=2001',
          '/game-library?channel=qq',
          '/?channel=qq',
        ]) {
          await page.goBack();
          await until(page, () => document.querySelector('main h1') !== null);
          mustEqual(address(), before, 'the address after Back');
        }
      } finally {
        await leave(tab);
      }
    },
  },
  {
    name: 'the mobile menu opens, closes on Escape and on a choice',
    run: async (site) => {
      const tab = await site.open('/m/', { device: 'mobile' });
      try {
        await hydrated(tab.page);
        const toggle = 'header button[aria-expanded]';
        const state = () =>
          tab.page.$eval(toggle, (button) => button.getAttribute('aria-expanded'));
        await tab.page.click(toggle);
        mustEqual(await state(), 'true', 'aria-expanded');
        await tab.page.keyboard.press('Escape');
        mustEqual(await state(), 'false', 'aria-expanded after Escape');
        await tab.page.click(toggle);
        await tab.page.waitForSelector('a[href="/m/game-library"]', { visible: true });
        await tab.page.evaluate(() => {
          const links = document.querySelectorAll<HTMLElement>('nav a[href="/m/game-library"]');
          links[0]?.click();
        });
        await until(tab.page, () => location.pathname === '/m/game-library');
        mustEqual(await state(), 'false', 'aria-expanded after a choice');
      } finally {
        await leave(tab);
      }
    },
  },
  {
    name: 'the language cookie decides a hard load of exactly /',
    run: async (site) => {
      const visitor = await site.newVisitor();
      const first = await site.open('/ja/about-us', { context: visitor });
      await hydrated(first.page);
      const home = await site.open('/?channel=qq', { context: visitor });
      const shown = new URL(home.page.url());
      mustEqual(shown.pathname.replace(/\/$/, ''), '/ja', 'the home address');
      mustEqual(shown.search, '?channel=qq', 'the query');
      const deep = await site.open('/about-us', { context: visitor });
      mustEqual(new URL(deep.page.url()).pathname, '/about-us', 'a deep address');
      await visitor.close();
    },
  },
  {
    name: 'the login dialog names its problems and closes in 300 ms',
    run: async (site) => {
      const tab = await site.open('/about-us');
      try {
        await hydrated(tab.page);
        await tab.page.evaluate(() => {
          const buttons = [...document.querySelectorAll<HTMLElement>('header button')];
          buttons.find((button) => button.textContent.includes('登录/注册'))?.click();
        });
        const phone = await tab.page.waitForSelector('input[placeholder="请输入手机号"]', {
          visible: true,
        });
        await phone?.type('123');
        await tab.page.keyboard.press('Tab');
        await until(tab.page, () =>
          document.querySelector('dialog')?.innerText.includes('请输入正确的手机号'),
        );
        await tab.page.keyboard.press('Escape');
        await tab.page.waitForSelector('dialog[open]', { hidden: true, timeout: 2000 });
        must(tab.complaints.length === 0, tab.complaints.join('; '));
      } finally {
        await leave(tab);
      }
    },
  },
];
