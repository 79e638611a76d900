import assert from 'node:assert/strict';
import { DEVICES, type Device } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import { addressOf } from '../page/address';
import { readSmsCode, freshPhone } from '../page/log-in';
import { waitForHydration, type Site, waitForPage } from '../page/site';
import { type BehaviorCheck } from './behavior-check';

const pressButton = (page: Page, name: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button')].reverse();
    const found = buttons.find((button) => button.textContent.trim() === wanted);
    found?.click();
    return Boolean(found);
  }, name);

async function logIn(site: Site, page: Page, device: Device): Promise<void> {
  const phone = freshPhone();
  if (device === 'mobile') await page.click('header button[aria-expanded]');
  assert(await pressButton(page, '登录/注册'), 'there is no login button');
  await page.waitForSelector('input[placeholder="请输入手机号"]', { visible: true });
  await page.type('input[placeholder="请输入手机号"]', phone);
  assert(await pressButton(page, '获取验证码'), 'there is no send link');
  await waitForPage(page, () => /\d+s后重新发送/.test(document.body.innerText));
  await page.type('input[placeholder="请输入验证码"]', await readSmsCode(site.url, phone));
  await page.click('dialog input[type=checkbox]');
  assert(await pressButton(page, '登录/注册'), 'there is no submit button');
  await waitForPage(
    page,
    () => localStorage.getItem('user-store')?.includes('"isLoggedIn":true') === true,
  );
}

const loggedIn = (page: Page): Promise<unknown> =>
  waitForPage(page, () => !document.body.innerText.includes('登录/注册'));

const accountJourney = (device: Device): BehaviorCheck => ({
  name: `log in by SMS, profile, second tab and log out (${device})`,
  run: async ({ site }) => {
    const visitor = await site.newVisitor();
    const profile = addressOf('/profile', 'zh', device);
    const { page } = await site.openHydrated(addressOf('/about-us', 'zh', device), {
      device,
      context: visitor,
    });
    await logIn(site, page, device);
    await page.reload({ waitUntil: 'networkidle2' });
    await waitForHydration(page);
    await loggedIn(page);

    const second = await site.openHydrated(profile, { device, context: visitor });

    await waitForPage(second.page, () => /139\*{4}\d{4}/.test(document.body.innerText));
    assert.deepEqual(new URL(second.page.url()).pathname, profile, 'the address of the profile');
    assert(await pressButton(second.page, '退出登录'), 'there is no logout button');
    await waitForPage(
      second.page,
      () => localStorage.getItem('user-store')?.includes('"isLoggedIn":true') !== true,
    );
    await waitForPage(
      page,
      () => document.querySelector('header')?.innerHTML.includes('/profile') !== true,
      3000,
    );
  },
});

/** Log in, avatar, profile, log out; a reload and a second tab agree. */
export const ACCOUNT_CHECKS: readonly BehaviorCheck[] = [
  ...DEVICES.map(accountJourney),
  {
    name: '/profile while logged out goes home with the dialog open',
    run: async ({ site }) => {
      const { page } = await site.open('/en/profile?channel=qq');
      await page.waitForSelector('dialog[open]', { timeout: 8000 });
      await waitForPage(page, () => /^\/en\/?$/.test(location.pathname));
      const address = new URL(page.url());
      assert.deepEqual(address.search, '?channel=qq', 'the query');
    },
  },
];
