import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'puppeteer';
import { postJson, readJson } from '../harness/http';
import type { Site } from './site';

let phones = 0;
/** A new number for each run and check: the service limits codes per number. */
export function freshPhone(): string {
  phones += 1;
  return `139${String((Date.now() % 1_000_000) * 100 + phones).padStart(8, '0')}`;
}

/** The code that was last sent to a number, from the embedded SMS outbox. */
export async function readSmsCode(url: string, phone: string): Promise<string> {
  const { code } = await readJson<{ code?: string }>(fetch(`${url}/dev/sms?phone=${phone}`));
  assert(code, `the SMS outbox has no code for ${phone}`);
  return code;
}

export interface Account {
  access_token: string;
  web_user_id: string;
}

/** Registers a number, by default a new one, through the API. */
export async function createAccount(site: Site, phone = freshPhone()): Promise<Account> {
  const post = (path: string, body: object) =>
    postJson(site.url + path, { country_code: '86', phone, ...body });
  const sent = await readJson<{ error_code: number; error_message: string }>(
    post('/api/users/send_phone_verification_code', {}),
  );
  assert(sent.error_code === 0, `no code was sent: ${sent.error_code} ${sent.error_message}`);
  const { payload } = await readJson<{ payload: Account | null }>(
    post('/api/users/login_register_share_no_invitation_code', {
      phone_verify_code: await readSmsCode(site.url, phone),
      source: 'official-website',
    }),
  );
  assert(payload, 'the login was refused');
  return payload;
}

/** A visitor whose browser already stores a session, as the conventions of the site allow. */
export const createLoggedInVisitor = async (site: Site): Promise<BrowserContext> =>
  createVisitorFor(site, await createAccount(site));

/** A visitor whose browser stores a session of an account. */
export async function createVisitorFor(site: Site, userInfo: Account): Promise<BrowserContext> {
  const visitor = await site.newVisitor();
  const page = await visitor.newPage();
  await page.goto(`${site.url}/robots.txt`);
  await storeSession(page, userInfo);
  await page.close();
  return visitor;
}

/** The session takes effect with the next document. */
export const storeSession = (page: Page, account: Account): Promise<void> =>
  page.evaluate((userInfo) => {
    const session = { isLoggedIn: true, userInfo, isHomeFirstPage: true };
    localStorage.setItem('user-store', JSON.stringify({ ...session, loginDialogVisible: false }));
  }, account);

export const PHONE_FIELD = 'input[placeholder="请输入手机号"]';
export const CODE_FIELD = 'input[placeholder="请输入验证码"]';

/** Clicks the last button with a text: buttons of an open dialog come after those of the page. */
export async function clickButton(page: Page, text: string): Promise<void> {
  const isFound = await page.$$eval(
    'button',
    (buttons, expected) => {
      const found = buttons.findLast((button) => button.textContent.trim() === expected);
      found?.click();
      return found !== undefined;
    },
    text,
  );
  assert(isFound, `there is no button "${text}"`);
}
