import assert from 'node:assert/strict';
import { DEVICES, LANGUAGES, type Device, type Language } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import { addressOf } from '../page/address';
import { openHeld } from '../page/held-application';
import { waitForPage } from '../page/site';
import type { BehaviorCheck } from './behavior-check';

const QUERY = '?channel=qq';

/** Presses the Chinese link inside an element. @throws Error when the Chinese home page does not stay on screen */
async function chooseChinese(page: Page, scope: string, device: Device): Promise<void> {
  const link = await page.waitForSelector(`${scope} a[hreflang=zh]`);
  await link?.evaluate((element) => (element as HTMLElement).click());
  const isChinese = () => document.documentElement.lang.startsWith('zh');
  await waitForPage(page, isChinese, 5000).catch(() => undefined);
  const { pathname, search } = new URL(page.url());
  assert.equal(pathname + search, addressOf('/', 'zh', device) + QUERY, `after ${scope}`);
  await page.reload({ waitUntil: 'domcontentloaded' });
  assert.equal(new URL(page.url()).pathname, pathname, 'the path after a reload');
}

const choiceCheck = (language: Language, device: Device): BehaviorCheck => ({
  name: `the home page in ${language} leads to Chinese by header and footer (${device})`,
  run: async ({ site }) => {
    for (const scope of ['header', 'footer']) {
      const { page } = await site.openHydrated(addressOf('/', language, device) + QUERY, {
        device,
      });
      if (scope === 'header' && device === 'mobile') await page.click('header [aria-expanded]');
      await chooseChinese(page, scope, device);
    }
  },
});

/** Languages are chosen on the home page, whose document depends on the cookie. */
export const LANGUAGE_CHECKS: readonly BehaviorCheck[] = [
  ...LANGUAGES.slice(1).flatMap((language) =>
    DEVICES.map((device) => choiceCheck(language, device)),
  ),
  {
    name: 'a language that is chosen before hydration stays chosen',
    run: async ({ site }) => {
      const context = await site.newVisitor();
      await site.openHydrated('/en', { context });
      const options = { context, device: 'mobile' } as const;
      const { page } = await openHeld(site, `/en/m/${QUERY}`, options);
      // Its loader runs: it also carries the query.
      await page.waitForSelector('head script[src$="/main.js"]');
      await chooseChinese(page, 'footer', 'mobile');
    },
  },
];
