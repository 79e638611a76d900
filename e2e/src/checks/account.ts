import { DEVICES, type Device } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import { type Check, must, mustEqual } from '../check';
import { addressOf } from '../journey-pages';
import { codeFor, freshPhone } from '../log-in';
import { hydrated, leave, type Site, until } from '../site';

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
  must(await pressButton(page, '登录/注册'), 'there is no login button');
  await page.waitForSelector('input[placeholder="请输入手机号"]', { visible: true });
  await page.type('input[placeholder="请输入手机号"]', phone);
  must(await pressButton(page, '获取验证码'), 'there is no send link');
  await until(page, () => /\d+s后重新发送/.test(document.body.innerText));
  await page.type('input[placeholder="请输入验证码"]', await codeFor(site, phone));
  await page.click('dialog input[type=checkbox]');
  must(await pressButton(page, '登录/注册'), 'there is no submit button');
  await until(
    page,
    () => localStorage.getItem('user-store')?.includes('"isLoggedIn":true') === true,
  );
}

const loggedIn = (page: Page): Promise<unknown> =>
  until(page, () => !document.body.innerText.includes('登录/注册'));

const accountJourney = (device: Device): Check => ({
  name: `log in by SMS, profile, second tab and log out (${device})`,
  run: async (site) => {
    const visitor = await site.newVisitor();
    const profile = addressOf('/profile', 'zh', device);
    const { page } = await site.open(addressOf('/about-us', 'zh', device), {
      device,
      context: visitor,
    });
    await hydrated(page);
    await logIn(site, page, device);
    await page.reload({ waitUntil: 'networkidle2' });
    await hydrated(page);
    await loggedIn(page);

    const second = await site.open(profile, { device, context: visitor });
    await hydrated(second.page);
    await until(second.page, () => /139\*{4}\d{4}/.test(document.body.innerText));
    mustEqual(new URL(second.page.url()).pathname, profile, 'the address of the profile');
    must(await pressButton(second.page, '退出登录'), 'there is no logout button');
    await until(
      second.page,
      () => localStorage.getItem('user-store')?.includes('"isLoggedIn":true') !== true,
    );
    await until(
      page,
      () => document.querySelector('header')?.innerHTML.includes('/profile') !== true,
      3000,
    );
    await visitor.close();
  },
});

/** Log in, avatar, profile, log out; a reload and a second tab agree. */
export const ACCOUNT_CHECKS: readonly Check[] = [
  ...DEVICES.map(accountJourney),
  {
    name: '/profile while logged out goes home with the dialog open',
    run: async (site) => {
      const tab = await site.open('/en/profile?channel=qq');
      try {
        await tab.page.waitForSelector('dialog[open]', { timeout: 8000 });
        await until(tab.page, () => /^\/en\/?$/.test(location.pathname));
        const address = new URL(tab.page.url());
        mustEqual(address.search, '?channel=qq', 'the query');
      } finally {
        await leave(tab);
      }
    },
  },
];
