import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { expectFocusTrap, expectRoute, focusTab, isFocused, press, tabTo } from '../page/keyboard';
import { freshPhone, readSmsCode } from '../page/log-in';
import { waitForHydration, waitForPage, type TabOptions } from '../page/site';
import type { BehaviorCheck } from './behavior-check';

const DIALOG = 'dialog[open]';
const MENU = 'header button[aria-expanded]';
const LOG_IN = 'header button:not([aria-label])';

const keyboardCheck = (
  name: string,
  address: string,
  run: (page: Page, url: string) => Promise<void>,
  options: TabOptions = {},
): BehaviorCheck => ({
  name: `by keyboard alone: ${name}`,
  run: async ({ site }) => {
    const { page, consoleErrors } = await site.open(address, options);
    await focusTab(page);
    await waitForHydration(page);
    await run(page, site.url);
    assert.deepEqual(consoleErrors, [], 'the list of console errors');
  },
});

async function closeDialog(page: Page, opener: string): Promise<void> {
  await expectFocusTrap(page, DIALOG);
  await page.keyboard.press('Escape');
  await page.waitForSelector(DIALOG, { hidden: true });
  assert(await isFocused(page, opener), `the focus did not return to ${opener}`);
}

async function logIn(page: Page, url: string): Promise<void> {
  const phone = freshPhone();
  await tabTo(page, `${DIALOG} input[type=tel]`);
  await page.keyboard.type(phone);
  await press(page, `${DIALOG} form button[type=button]`);
  await waitForPage(page, () => /\d+s后重新发送/.test(document.body.innerText));
  await tabTo(page, `${DIALOG} input[autocomplete=one-time-code]`);
  await page.keyboard.type(await readSmsCode(url, phone));
  await tabTo(page, `${DIALOG} input[type=checkbox]`);
  await page.keyboard.press('Space');
  await press(page, `${DIALOG} button[type=submit]`);
  await page.waitForSelector(DIALOG, { hidden: true });
}

/** Every journey without a pointer: controls are reachable and visibly focused, and the focus follows the page. */
export const KEYBOARD_CHECKS: readonly BehaviorCheck[] = [
  keyboardCheck('past the header to the content', '/game-library', async (page) => {
    await page.keyboard.press('Tab');
    await press(page, 'a[href="#main"]');
    await page.keyboard.press('Tab');
    const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    assert(inMain, 'the skip link does not lead to the content');
  }),
  keyboardCheck('home, partner square, partner', '/?channel=qq', async (page) => {
    await press(page, 'header nav a[href^="/game-partner"]');
    await expectRoute(page, /^\/game-partner\/?$/);
    await press(page, 'main a[href*="/game-partner/detail-"]');
    await expectRoute(page, /^\/game-partner\/detail-\d+$/);
    assert.equal(new URL(page.url()).search, '?channel=qq', 'the query');
  }),
  keyboardCheck('library, search, game', '/about-us/', async (page) => {
    await press(page, 'header nav a[href^="/game-library"]');
    await expectRoute(page, /^\/game-library\/?$/);
    await tabTo(page, 'main form[role=search] input[type=search]');
    await page.keyboard.type('2001');
    await page.keyboard.press('Enter');
    await expectRoute(page, /^\/game-library\/search$/);
    await press(page, 'main a[href*="/game-library/2"]');
    await expectRoute(page, /^\/game-library\/2\d+$/);
  }),
  keyboardCheck('the search of the header', '/en/', async (page) => {
    await tabTo(page, 'header input[type=search]');
    await page.keyboard.type('courier');
    await page.keyboard.press('Enter');
    await expectRoute(page, /^\/en\/game-library\/search$/);
    assert.equal(new URL(page.url()).searchParams.get('searchValue'), 'courier', 'searchValue');
  }),
  keyboardCheck('the language', '/game-library?channel=qq', async (page) => {
    const loaded = page.waitForNavigation({ waitUntil: 'load' });
    await press(page, 'header a[hreflang=ja]');
    await loaded;
    const { pathname, search } = new URL(page.url());
    assert.equal(pathname + search, '/ja/game-library?channel=qq', 'the address');
  }),
  keyboardCheck('a QR code, closed by Escape', '/about-us/', async (page) => {
    await tabTo(page, 'header a[aria-label="微信"]');
    const code = 'header [role=img][aria-label="微信二维码"]';
    await page.waitForSelector(code, { visible: true, timeout: 2000 });
    await page.keyboard.press('Escape');
    await page.waitForSelector(code, { hidden: true, timeout: 2000 });
  }),
  keyboardCheck(
    'the menu of the phone',
    '/m/',
    async (page) => {
      await press(page, MENU);
      await page.waitForSelector(`${DIALOG} nav`, { visible: true });
      await closeDialog(page, MENU);
      await page.keyboard.press('Enter');
      await press(page, `${DIALOG} nav a[href^="/m/game-library"]`);
      await expectRoute(page, /^\/m\/game-library\/?$/);
    },
    { device: 'mobile' },
  ),
  keyboardCheck('log in, profile, log out', '/activity/', async (page, url) => {
    await press(page, LOG_IN);
    await page.waitForSelector(`${DIALOG} input[type=tel]`, { visible: true });
    await closeDialog(page, LOG_IN);
    await page.keyboard.press('Enter');
    await logIn(page, url);
    await press(page, 'header a[href="/profile"]');
    await expectRoute(page, /^\/profile$/);
    await waitForPage(page, () => /139\*{4}\d{4}/.test(document.body.innerText));
    await tabTo(page, 'main button:not([aria-label])');
    for (let stop = 0; stop < 12; stop += 1) {
      const name = await page.evaluate(() => document.activeElement?.textContent.trim());
      if (name === '退出登录') break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expectRoute(page, /^\/$/);
    assert(
      await page.evaluate(() => !localStorage.getItem('user-store')?.includes('access_token')),
      'the session is still stored',
    );
  }),
];
