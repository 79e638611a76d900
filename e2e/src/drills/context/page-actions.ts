import type { Page } from 'puppeteer';
import { must } from '../../check';
import { waitForPage } from '../../page/site';

/** What stands in the page, without header and footer. */
export const mainText = (page: Page): Promise<string> =>
  page.$eval('main', (main) => main.innerText);

/** Presses the first link to a path, or to one that begins with it; the page is not waited for. */
export async function follow(page: Page, path: string): Promise<void> {
  const link = path === '/' ? 'a[href="/"]' : `a[href^="${path}"]`;
  await page.waitForSelector(link);
  await page.$eval(link, (anchor) => anchor instanceof HTMLElement && anchor.click());
}

/** Presses the last button with a name: that of an open dialog comes after those of the page. */
export async function press(page: Page, name: string): Promise<void> {
  const pressed = await page.evaluate((wanted) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button')].reverse();
    const found = buttons.find((button) => button.textContent.trim() === wanted);
    found?.click();
    return found !== undefined;
  }, name);
  must(pressed, `there is no button "${name}"`);
}

/** Texts of the notes over the page; one that was said several times ends in a count. */
export const toasts = (page: Page): Promise<string[]> =>
  page.$$eval('[aria-live] [data-kind]', (notes) => notes.map((note) => note.textContent));

export const PHONE = 'input[placeholder="请输入手机号"]';
export const CODE = 'input[placeholder="请输入验证码"]';
export const SEND = '获取验证码';
export const LOG_IN = '登录/注册';

/** Opens the login dialog and types a phone number. */
export async function openLogin(page: Page, phone: string): Promise<void> {
  await press(page, LOG_IN);
  await page.waitForSelector(PHONE, { visible: true });
  await page.type(PHONE, phone);
}

/** Types a code, agrees and sends the form. */
export async function sendLogin(page: Page, code: string): Promise<void> {
  await page.type(CODE, code);
  await page.click('dialog input[type=checkbox]');
  await press(page, LOG_IN);
}

export const dialogIsClosed = (page: Page): Promise<unknown> =>
  waitForPage(page, () => document.querySelector('dialog[open]') === null);

/** Text of `user-store`, as the browser keeps it. */
export const keptSession = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('user-store'));
