import { mustEqual } from '../../check';
import { addressOf } from '../../journey-pages';
import type { CodeSource } from './code-source';
import { arrive, visibleLink, type Journey } from './journey';

const DIALOG = 'dialog[open]';

/** The one login of a run, as a visitor does it. `onSession` is given what the browser then keeps. */
export const loginJourney = (
  { phone, read }: CodeSource,
  onSession: (store: string) => void,
): Journey => ({
  name: 'log in by SMS, and the profile',
  device: 'desktop',
  travel: async ({ page, step, enter }) => {
    await step('open the dialog', async () => {
      await enter(addressOf('/about-us', 'zh', 'desktop'));
      await page.click('header button:not([aria-label])');
      await page.waitForSelector(`${DIALOG} input[type=tel]`, { visible: true });
    });
    await step('ask for a code', async () => {
      await page.type(`${DIALOG} input[type=tel]`, phone);
      const isAnswer = (url: string) => url.includes('send_phone_verification');
      const [answer] = await Promise.all([
        page.waitForResponse((response) => isAnswer(response.url())),
        page.click(`${DIALOG} form button[type=button]`),
      ]);
      const { error_code } = (await answer.json()) as { error_code?: number };
      mustEqual(error_code, 0, 'the error code of the answer');
    });
    await step('enter the code', async () => {
      await page.type(`${DIALOG} input[autocomplete=one-time-code]`, await read());
      await page.click(`${DIALOG} input[type=checkbox]`);
      await page.click(`${DIALOG} button[type=submit]`);
      await page.waitForFunction(
        () => localStorage.getItem('user-store')?.includes('"isLoggedIn":true'),
        { polling: 100 },
      );
      await page.waitForSelector(DIALOG, { hidden: true });
    });
    onSession(await page.evaluate(() => localStorage.getItem('user-store') ?? ''));
    await step('open the profile from the header', async () => {
      await (await visibleLink(page, 'header', /^\/profile$/)).click();
      await arrive(page, /^\/profile$/);
      const tail = phone.slice(-4);
      await page.waitForFunction(
        (digits) => document.querySelector('main')?.innerText.includes(digits),
        { polling: 100 },
        tail,
      );
    });
  },
});
