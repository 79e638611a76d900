import assert from 'node:assert/strict';
import { addressOf } from '../../page/address';
import { waitForPage } from '../../page/site';
import type { CodeSource } from './code-source';
import { expectRoute, findVisibleLink, type Journey } from './journey';

const DIALOG = 'dialog[open]';

/** The one login of a run, as a visitor does it. `onSession` gets the stored session. */
export const loginJourney = (
  { phone, read }: CodeSource,
  onSession: (store: string) => void,
): Journey => ({
  name: 'log in by SMS, and the profile',
  device: 'desktop',
  run: async ({ page, step, open }) => {
    await step('open the dialog', async () => {
      await open(addressOf('/about-us', 'zh', 'desktop'));
      await page.click('header button:not([aria-label])');
      await page.waitForSelector(`${DIALOG} input[type=tel]`, { visible: true });
    });
    await step('ask for a code', async () => {
      await page.type(`${DIALOG} input[type=tel]`, phone);
      const [response] = await Promise.all([
        page.waitForResponse((each) => each.url().includes('send_phone_verification')),
        page.click(`${DIALOG} form button[type=button]`),
      ]);
      const { error_code: code } = (await response.json()) as { error_code?: number };
      assert.equal(code, 0, 'the error code of the response');
    });
    await step('enter the code', async () => {
      await page.type(`${DIALOG} input[autocomplete=one-time-code]`, await read());
      await page.click(`${DIALOG} input[type=checkbox]`);
      await page.click(`${DIALOG} button[type=submit]`);
      await waitForPage(page, () =>
        localStorage.getItem('user-store')?.includes('"isLoggedIn":true'),
      );
      await page.waitForSelector(DIALOG, { hidden: true });
    });
    onSession(await page.evaluate(() => localStorage.getItem('user-store') ?? ''));
    await step('open the profile from the header', async () => {
      await (await findVisibleLink(page, 'header', /^\/profile$/)).click();
      await expectRoute(page, /^\/profile$/);
      await page.waitForFunction(
        (digits) => document.querySelector('main')?.innerText.includes(digits),
        { polling: 100 },
        phone.slice(-4),
      );
    });
  },
});
