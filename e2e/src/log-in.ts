import type { BrowserContext } from 'puppeteer';
import { must } from './check';
import { bodyOf, type Site } from './site';

let nextPhone = 0;
/** A number of its own for each run and check: the service limits sends per phone. */
export function freshPhone(): string {
  nextPhone += 1;
  return `139${String((Date.now() % 1_000_000) * 100 + nextPhone).padStart(8, '0')}`;
}

/** The code that was last sent to a number, from the outbox of the embedded set-up. */
export async function codeFor(site: Site, phone: string): Promise<string> {
  const { code } = await bodyOf<{ code?: string }>(site.fetch(`/dev/sms?phone=${phone}`));
  must(code, 'the SMS outbox has no code');
  return code;
}

/** The user record of a login. */
export interface Account {
  access_token: string;
  web_user_id: string;
}

/** Logs a new number in by the API alone. */
export async function newAccount(site: Site): Promise<Account> {
  const phone = freshPhone();
  const post = (path: string, body: object) =>
    site.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ country_code: '86', phone, ...body }),
    });
  await post('/api/users/send_phone_verification_code', {});
  const { payload } = await bodyOf<{ payload: Account | null }>(
    post('/api/users/login_register_share_no_invitation_code', {
      phone_verify_code: await codeFor(site, phone),
      source: 'official-website',
    }),
  );
  must(payload, 'the login was refused');
  return payload;
}

/** A visitor whose browser already holds a session, as the conventions of the site allow. */
export const loggedInVisitor = async (site: Site): Promise<BrowserContext> =>
  visitorWith(site, await newAccount(site));

/** A visitor whose browser holds a session of an account. */
export async function visitorWith(site: Site, userInfo: Account): Promise<BrowserContext> {
  const visitor = await site.newVisitor();
  const page = await visitor.newPage();
  await page.goto(`${site.url}/robots.txt`);
  await page.evaluate((info) => {
    const session = { isLoggedIn: true, userInfo: info, isHomeFirstPage: true };
    localStorage.setItem('user-store', JSON.stringify({ ...session, loginDialogVisible: false }));
  }, userInfo);
  await page.close();
  return visitor;
}
