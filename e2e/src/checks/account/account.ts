import assert from 'node:assert/strict';
import { DEVICES, type Device } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import { waitUntil } from '../../harness/wait';
import { addressOf } from '../../page/address';
import {
  clickButton,
  CODE_FIELD,
  createAccount,
  createVisitorFor,
  freshPhone,
  PHONE_FIELD,
  readSmsCode,
} from '../../page/log-in';
import { waitForHydration, waitForPage } from '../../page/site';
import type { BehaviorCheck } from '../behavior-check';

async function logIn(page: Page, url: string, device: Device): Promise<void> {
  if (device === 'mobile') await page.click('header button[aria-expanded]');
  await clickButton(page, '登录/注册');
  await completeLogin(page, url);
}

/** Logs in with the dialog that is open or opening. */
export async function completeLogin(page: Page, url: string): Promise<void> {
  const phone = freshPhone();
  await page.waitForSelector(PHONE_FIELD, { visible: true });
  await page.type(PHONE_FIELD, phone);
  await clickButton(page, '获取验证码');
  await waitForPage(page, () => /\d+s后重新发送/.test(document.body.innerText));
  await page.type(CODE_FIELD, await readSmsCode(url, phone));
  await page.click('dialog input[type=checkbox]');
  await clickButton(page, '登录/注册');
  await waitForPage(page, () => localStorage.getItem('user-store')?.includes('"isLoggedIn":true'));
}

const accountCheck = (device: Device): BehaviorCheck => ({
  name: `log in by SMS, profile, second tab and log out (${device})`,
  run: async ({ site }) => {
    const options = { device, context: await site.newVisitor() };
    const profile = addressOf('/profile', 'zh', device);
    const { page } = await site.openHydrated(addressOf('/about-us', 'zh', device), options);
    await logIn(page, site.url, device);
    await page.reload({ waitUntil: 'networkidle2' });
    await waitForHydration(page);
    await waitForPage(page, () => !document.body.innerText.includes('登录/注册'));

    const { page: second } = await site.openHydrated(profile, options);
    await waitForPage(second, () => /139\*{4}\d{4}/.test(document.body.innerText));
    assert.equal(new URL(second.url()).pathname, profile, 'the address of the profile');
    await waitForPage(second, () => document.body.innerText.includes('本机'));
    const token = await second.evaluate(
      () => /"access_token":"([^"]+)"/.exec(localStorage.getItem('user-store') ?? '')?.[1] ?? '',
    );
    assert.equal(await errorCodeOfMe(site.url, token), 0, 'the error code of the token before');
    await clickButton(second, '退出登录');
    await waitForPage(
      second,
      () => !localStorage.getItem('user-store')?.includes('"isLoggedIn":true'),
    );
    await waitForPage(
      page,
      () => !document.querySelector('header')?.innerHTML.includes('/profile'),
      3000,
    );
    // The page forgets the session before the service has ended it.
    await waitUntil('the token is refused', 3000, async () => {
      return (await errorCodeOfMe(site.url, token)) === 41001;
    });
  },
});

/** Steps of the removal are buttons; the last one logs out. */
const removalCheck = (device: Device): BehaviorCheck => ({
  name: `remove the account from the profile (${device})`,
  run: async ({ site }) => {
    const phone = freshPhone();
    const context = await createVisitorFor(site, await createAccount(site, phone));
    const profile = addressOf('/profile', 'zh', device);
    const { page } = await site.openHydrated(profile, { device, context });
    const link = await page.waitForSelector('main a[href*="/profile/removeAccount-"]');
    await link?.click();
    await waitForPage(page, () => document.body.innerText.includes('注销后，这些都会消失'));
    await waitForPage(page, () => /\d{3}\*{4}\d{4}/.test(document.body.innerText));
    await clickButton(page, '下一步');
    await clickButton(page, '获取验证码');
    await waitForPage(page, () => /\d+s后重新发送/.test(document.body.innerText));
    await page.type(CODE_FIELD, await readSmsCode(site.url, phone));
    await clickButton(page, '确认');
    await waitForPage(page, () => document.body.innerText.includes('最后确认一次'));
    await clickButton(page, '注销');
    await waitForPage(page, () => document.body.innerText.includes('账号已注销'));
    const stored = await page.evaluate(() => localStorage.getItem('user-store') ?? '');
    assert(!stored.includes('"isLoggedIn":true'), 'the session has not ended');
  },
});

async function errorCodeOfMe(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/users/me/`, { headers });
  return ((await response.json()) as { error_code: number }).error_code;
}

export const ACCOUNT_CHECKS: readonly BehaviorCheck[] = [
  ...DEVICES.map(accountCheck),
  ...DEVICES.map(removalCheck),
  {
    name: '/profile while logged out redirects home and opens the dialog',
    run: async ({ site }) => {
      const { page } = await site.open('/en/profile?channel=qq');
      await page.waitForSelector('dialog[open]', { timeout: 8000 });
      await waitForPage(page, () => /^\/en\/?$/.test(location.pathname));
      assert.equal(new URL(page.url()).search, '?channel=qq', 'the query');
    },
  },
];
