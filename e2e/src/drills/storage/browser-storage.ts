import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { findBrowser } from '../../../../scripts/lib/machine/find-browser.mjs';
import { SkipCase } from '../../harness/runner';
import { waitUntil } from '../../harness/wait';
import { freshPhone, readSmsCode } from '../../page/log-in';
import type { CleanupStack } from '../../harness/cleanup';
import { launchBrowser } from '../../harness/browser';
import { VIEWPORTS } from '../../page/site';
import { OTHER_PAGE, TESTED_PAGE, type DrillContext } from '../context/drill-context';
import { Visit } from '../context/visit';
import { test, type Drill } from '../drill';
import { abortEntries } from '../network/blocked-files';

const SHOWN_MS = 5_000;
const LOGGED_OUT = JSON.stringify({
  isLoggedIn: false,
  userInfo: null,
  isHomeFirstPage: true,
  loginDialogVisible: false,
});

async function logIn({ tabs }: DrillContext, visit: Visit): Promise<void> {
  const phone = freshPhone();
  await visit.openLogin(phone);
  await visit.sendCode();
  await visit.submitLogin(await readSmsCode(tabs.url, phone));
  await waitUntil('the dialog is closed', 15_000, async () => !(await visit.has('dialog[open]')));
  await expectLoggedIn(visit);
}

const expectLoggedIn = (visit: Visit): Promise<number> =>
  visit.waitFor('header a[href="/profile"]', SHOWN_MS);

/** "Block all cookies" in the settings of Chromium: cookies and every kind of storage are refused. */
const PREFERENCES = { profile: { default_content_setting_values: { cookies: 2 } } };

/**
 * A tab in a browser whose visitor blocks all cookies, and with them storage.
 * @throws SkipCase where only a headless shell is installed, which has no settings
 */
async function visitWithoutStorage(cleanup: CleanupStack, origin: string): Promise<Visit> {
  const program = findBrowser('no shell');
  if (program === null) throw new SkipCase('a headless shell has no settings for cookies');
  const folder = await cleanup.temporaryFolder('huoban-profile-');
  await fs.mkdir(path.join(folder, 'Default'));
  await fs.writeFile(path.join(folder, 'Default/Preferences'), JSON.stringify(PREFERENCES));
  const browser = await launchBrowser(cleanup, [`--user-data-dir=${folder}`], program);
  const page = await browser.newPage();
  await page.setViewport(VIEWPORTS.desktop);
  page.setDefaultTimeout(15_000);
  return new Visit(origin, page);
}

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

export const browserStorageDrills: readonly Drill[] = [
  test('[24] local storage filled to the last byte: a visitor can log in, and stays logged in in this tab', async (context) => {
    const visit = await context.visit();
    const bytes = await visit.page.evaluate(() => {
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
    await visit.goto(OTHER_PAGE);
    await logIn(context, visit);
    await visit.follow('/game-library');
    await expectLoggedIn(visit);
    visit.expectNoCrashes();
    assert.ok(!(await visit.storedSession()).includes('"isLoggedIn":true'), 'storage had room');
    return `${Math.round(bytes / 1024)} KiB were full`;
  }),
  test('[25] [26] a browser that blocks storage and cookies: pages, languages and login work, / does not redirect', async (context) => {
    const visit = await visitWithoutStorage(context.cleanup, context.url);
    const { page } = visit;
    await visit.goto('/');
    const error = await page.evaluate(() => {
      try {
        return String(localStorage.length);
      } catch (error) {
        return error instanceof Error ? error.name : '';
      }
    });
    assert.equal(error, 'SecurityError', 'access to local storage');
    const cookies = await page.evaluate(() => {
      document.cookie = 'drill=1; path=/';
      return document.cookie;
    });
    assert.equal(cookies, '', 'cookies');
    visit.expectDocuments(1, 'of /');
    await visit.goto('/ja/about-us');
    assert.equal(await page.$eval('html', (html) => html.lang), 'ja', 'language by address');
    await visit.load('/');
    assert.equal(visit.pathname, '/', 'redirect of /');
    await visit.goto(OTHER_PAGE);
    await logIn(context, visit);
    visit.expectNoCrashes();
  }),
  test('[11] [25] storage blocked and no version of a section arrives: at most one more document load, then the error view', async (context) => {
    const visit = await visitWithoutStorage(context.cleanup, context.url);
    await visit.intercept(abortEntries);
    await visit.load(TESTED_PAGE);
    await visit.waitForErrorView();
    visit.expectDocumentsAtMost(2);
    return `${visit.documents} document loads`;
  }),
  test(`[27] ${HOSTILE_STORES.length} damaged and hostile texts in user-store: logged out, the key is rewritten`, async (context) => {
    const visit = await context.visit();
    for (const text of HOSTILE_STORES) {
      await visit.page.evaluate((value) => localStorage.setItem('user-store', value), text);
      await visit.goto(OTHER_PAGE);
      await waitUntil(`${text.slice(0, 60)} is rewritten`, SHOWN_MS, async () => {
        return (await visit.storedSession()) === LOGGED_OUT;
      });
      const shown = await visit.page.evaluate(() => ({
        dialog: document.querySelector('dialog[open]') !== null,
        polluted: 'polluted' in {},
        profile: document.querySelector('header a[href="/profile"]') !== null,
      }));
      const expected = { dialog: false, polluted: false, profile: false };
      assert.deepEqual(shown, expected, `the page with ${text.slice(0, 60)}`);
    }
    visit.expectNoCrashes();
  }),
];
