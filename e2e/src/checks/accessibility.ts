import axe from 'axe-core';
import { DEVICES, LANGUAGES, type Device, type Language } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import { type Check, must } from '../check';
import { addressOf } from '../journey-pages';
import { hydrated, leave, type Site } from '../site';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const TRANSLATED = ['/', '/game-partner/detail-1001', '/game-library/2001'];
const PAGES = [
  ...TRANSLATED,
  '/game-partner/',
  '/game-library',
  '/game-library/search',
  '/activity',
  '/about-us',
  '/terms.html',
  '/no-such-page',
];
/** Long enough for the dialog and the drawer to arrive where they are going, in milliseconds. */
const ARRIVAL = 400;

/** @returns one line for each rule broken seriously: the rule and the elements that break it */
async function seriousFaults(page: Page): Promise<string[]> {
  // By the debugger's way: the site's policy would refuse a script element with foreign text.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => {
        const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
        return `${id} (${nodes.length}): ${places.join(', ')}`;
      });
  });
}

async function mustBeAccessible(page: Page, what: string): Promise<void> {
  const faults = await seriousFaults(page);
  must(faults.length === 0, `${what}: ${faults.join('; ')}`);
}

/** Legal pages have one address for all devices. */
const addressFor = (path: string, language: Language, device: Device): string =>
  addressOf(path, language, path.endsWith('.html') ? 'desktop' : device);

const pagesCheck = (language: Language, device: Device): Check => ({
  name: `no page has a serious accessibility fault (${language}, ${device})`,
  run: async (site) => {
    const visitor = await site.newVisitor();
    for (const path of language === 'zh' ? PAGES : TRANSLATED) {
      const address = addressFor(path, language, device);
      const { page } = await site.open(address, { device, context: visitor });
      await hydrated(page);
      await mustBeAccessible(page, address);
      await page.close();
    }
    await visitor.close();
  },
});

/** Opens a page and something on it by a press on a button of the header. */
async function inspectOpened(
  site: Site,
  device: Device,
  opener: string,
  opened: string,
): Promise<void> {
  const tab = await site.open(addressOf('/about-us', 'zh', device), { device });
  try {
    await hydrated(tab.page);
    await tab.page.click(opener);
    await tab.page.waitForSelector(opened, { visible: true });
    await new Promise((resolve) => setTimeout(resolve, ARRIVAL));
    await mustBeAccessible(tab.page, opened);
  } finally {
    await leave(tab);
  }
}

/** Judged by axe, in every layout; what it calls moderate or minor is left to the eye. */
export const ACCESSIBILITY_CHECKS: readonly Check[] = [
  ...LANGUAGES.flatMap((language) => DEVICES.map((device) => pagesCheck(language, device))),
  {
    name: 'the login dialog has no serious accessibility fault',
    run: (site) =>
      inspectOpened(
        site,
        'desktop',
        'header ::-p-aria([name="登录/注册"][role="button"])',
        'dialog[open] input[type=checkbox]',
      ),
  },
  {
    name: 'the mobile menu has no serious accessibility fault',
    run: (site) =>
      inspectOpened(site, 'mobile', 'header button[aria-expanded]', 'dialog[open] nav'),
  },
];
