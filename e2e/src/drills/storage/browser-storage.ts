import type { Page } from 'puppeteer';
import { must, mustEqual } from '../../check';
import { readSmsCode, freshPhone } from '../../page/log-in';
import { waitForHydration } from '../../page/site';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { OTHER_PAGE, SUBJECT, SUBJECT_PAGE, type Ground } from '../context/drill-context';
import {
  dialogIsClosed,
  follow,
  keptSession,
  openLogin,
  press,
  SEND,
  sendLogin,
} from '../context/page-actions';
import { BlockingBrowser } from '../context/browser-without-storage';
import { openVisit } from '../context/visit';

const SHOWN_MS = 5_000;

/** Logs in by the dialog of the page that is open. */
async function logIn(ground: Ground, page: Page): Promise<void> {
  const phone = freshPhone();
  await openLogin(page, phone);
  await press(page, SEND);
  await waitUntil('the code is sent', SHOWN_MS, () =>
    page.evaluate(() => /\d+s后重新发送/.test(document.body.innerText)),
  );
  await sendLogin(page, await readSmsCode(ground.pages.url, phone));
  await dialogIsClosed(page);
}

const isLoggedIn = (page: Page): Promise<number> =>
  waitUntil('the header leads to the profile', SHOWN_MS, async () => {
    const links = await page.$$eval('header a', (all) =>
      all.map((one) => one.getAttribute('href')),
    );
    return links.includes('/profile');
  });

/** Texts that scripts, extensions and older builds may leave in `user-store`. */
const HOSTILE_STORES: readonly string[] = [
  '',
  'not json {',
  'null',
  '[]',
  '"text"',
  '{"isLoggedIn":true}',
  '{"isLoggedIn":true,"userInfo":{"access_token":"","web_user_id":"1"}}',
  '{"isLoggedIn":true,"userInfo":{"access_token":"a\\nb","web_user_id":"1"}}',
  '{"isLoggedIn":true,"userInfo":{"access_token":"中文","web_user_id":"1"},"loginDialogVisible":true}',
  '{"__proto__":{"isLoggedIn":true,"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  `{"isLoggedIn":true,"userInfo":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
];

/** Storage and cookies that browsers refuse, that are full, or that hold what nobody wrote. */
export const storageDrills: readonly Drill[] = [
  {
    rows: [24],
    name: 'local storage filled to the last byte: somebody logs in, and is logged in for this tab',
    async run(ground) {
      const visit = await openVisit(ground);
      const { page } = visit;
      const crashes: string[] = [];
      page.on('pageerror', (failure) => crashes.push(String(failure)));
      const bytes = await page.evaluate(() => {
        let size = 2 ** 22;
        for (let count = 0; size >= 1; count += 1) {
          try {
            localStorage.setItem(`filler-${count}`, 'x'.repeat(size));
          } catch {
            size = Math.floor(size / 2);
          }
        }
        return JSON.stringify(localStorage).length;
      });
      await page.goto(ground.own.url + OTHER_PAGE);
      await waitForHydration(page);
      await logIn(ground, page);
      await isLoggedIn(page);
      await follow(page, '/game-library');
      await isLoggedIn(page);
      mustEqual(crashes, [], 'uncaught exceptions');
      must(!(await keptSession(page))?.includes('"isLoggedIn":true'), 'there was room');
      await visit.end();
      return `${Math.round(bytes / 1024)} KiB were full`;
    },
  },
  {
    rows: [25, 26],
    name: 'a browser that blocks storage and cookies: pages, languages and login work, / does not redirect',
    async run(ground) {
      const browser = await BlockingBrowser.start();
      try {
        const page = await browser.open();
        const { documents } = browser;
        await page.goto(`${ground.own.url}/`);
        await waitForHydration(page);
        const refused = await page.evaluate(() => {
          try {
            return String(localStorage.length);
          } catch (failure) {
            return failure instanceof Error ? failure.name : '';
          }
        });
        mustEqual(refused, 'SecurityError', 'what local storage answers');
        const kept = await page.evaluate(() => {
          document.cookie = 'drill=1; path=/';
          return document.cookie;
        });
        mustEqual(kept, '', 'cookies that the browser keeps');
        mustEqual(documents.length, 1, 'document loads of /');
        await page.goto(`${ground.own.url}/ja/about-us`);
        await waitForHydration(page);
        mustEqual(await page.$eval('html', (html) => html.lang), 'ja', 'language by address');
        await page.goto(`${ground.own.url}/`);
        mustEqual(new URL(page.url()).pathname, '/', 'where / leads');
        await page.goto(ground.own.url + OTHER_PAGE);
        await waitForHydration(page);
        await logIn(ground, page);
        await isLoggedIn(page);
        mustEqual(browser.crashes, [], 'uncaught exceptions');
      } finally {
        await browser.end();
      }
    },
  },
  {
    rows: [11, 25],
    name: 'storage blocked and no version of a section arrives: at most one more document load, then the error view',
    async run(ground) {
      const browser = await BlockingBrowser.start();
      try {
        const page = await browser.open();
        await page.setRequestInterception(true);
        const entry = new RegExp(`/assets/${SUBJECT}/[^/]+/remoteEntry`);
        page.on('request', (request) => {
          void (entry.test(request.url()) ? request.abort() : request.continue());
        });
        await page.goto(ground.own.url + SUBJECT_PAGE);
        await waitUntil(
          'the error view',
          15_000,
          async () => (await page.$('main [class*=notice] button, main button')) !== null,
        );
        await waitForHydration(page);
        const { length } = browser.documents;
        must(length <= 2, `${length} document loads`);
        return `${length} document loads`;
      } finally {
        await browser.end();
      }
    },
  },
  {
    rows: [27],
    name: `${HOSTILE_STORES.length} damaged and hostile texts in user-store: logged out, the key is rewritten`,
    async run(ground) {
      const visit = await openVisit(ground);
      const { page } = visit;
      const crashes: string[] = [];
      page.on('pageerror', (failure) => crashes.push(String(failure)));
      for (const text of HOSTILE_STORES) {
        await page.evaluate((value) => localStorage.setItem('user-store', value), text);
        await page.goto(ground.own.url + OTHER_PAGE);
        await waitForHydration(page);
        await rewritten(page, text);
        const shown = await page.evaluate(() => ({
          dialog: document.querySelector('dialog[open]') !== null,
          polluted: 'polluted' in {},
          profile: document.querySelector('header a[href="/profile"]') !== null,
        }));
        const harmless = { dialog: false, polluted: false, profile: false };
        mustEqual(shown, harmless, `the page with ${text.slice(0, 60)}`);
      }
      mustEqual(crashes, [], 'uncaught exceptions');
      await visit.end();
    },
  },
];

const LOGGED_OUT = {
  isLoggedIn: false,
  userInfo: null,
  isHomeFirstPage: true,
  loginDialogVisible: false,
};

async function rewritten(page: Page, before: string): Promise<void> {
  await waitUntil(`${before.slice(0, 60)} is rewritten`, SHOWN_MS, async () => {
    return (await keptSession(page)) === JSON.stringify(LOGGED_OUT);
  });
}
