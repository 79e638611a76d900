import { DEVICES, HTML_LANGUAGE, LANGUAGES, type Device } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import { mustEqual } from '../../check';
import { addressOf } from '../../journey-pages';
import { hydrated, VIEWPORTS } from '../../site';
import { MENU, openWays, visibleLink, type Journey, type Traveller } from './journey';

const QUERY = '?channel=smoke';
const PATH = '/game-library';

const addressIn = ({ page }: Traveller): string => {
  const { pathname, search } = new URL(page.url());
  return pathname.replace(/\/$/, '') + search;
};

/** Points at the button whose panel holds an element. */
async function hoverOpener(page: Page, selector: string): Promise<void> {
  const link = await page.waitForSelector(selector);
  const middle = await link?.evaluate((element) => {
    let place = element.parentElement;
    while (place && !place.querySelector('button')) place = place.parentElement;
    const box = place?.querySelector('button')?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  if (middle) await page.mouse.move(middle.x, middle.y);
}

const switchLanguage = (device: Device): Journey => ({
  name: 'every language from every page by the header',
  device,
  travel: async (traveller) => {
    const { page, step, enter } = traveller;
    await enter(addressOf(PATH + QUERY, 'zh', device));
    for (const language of [...LANGUAGES.slice(1), 'zh' as const]) {
      await step(`change to ${language}`, async () => {
        const selector = `${await openWays(traveller)} a[hreflang^="${language}"]`;
        if (device === 'desktop') await hoverOpener(page, selector);
        const choice = await page.waitForSelector(selector, { visible: true });
        await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), choice?.click()]);
        await hydrated(page);
        mustEqual(addressIn(traveller), addressOf(PATH, language, device) + QUERY, 'the address');
        const lang = await page.$eval('html', (html) => html.lang);
        mustEqual(lang, HTML_LANGUAGE[language], 'the language of the document');
      });
    }
  },
});

const other = (device: Device): Device => (device === 'desktop' ? 'mobile' : 'desktop');

/** A window of the other size is sent to the twin of the address. */
const changeDevice = (device: Device): Journey => ({
  name: 'an address of the other layout leads to its twin',
  device,
  travel: async (traveller) => {
    const { page, step, enter } = traveller;
    await step('open the other layout', () => enter(addressOf(PATH + QUERY, 'en', other(device))));
    mustEqual(addressIn(traveller), addressOf(PATH, 'en', device) + QUERY, 'the address');
    await step('turn the window into the other device', async () => {
      await page.setViewport(VIEWPORTS[other(device)]);
      await page.reload({ waitUntil: 'load' });
      await hydrated(page);
    });
    mustEqual(addressIn(traveller), addressOf(PATH, 'en', other(device)) + QUERY, 'the address');
  },
});

const openLogin = (device: Device): Journey => ({
  name: 'the login dialog opens, and Escape closes it',
  device,
  travel: async ({ page, step, enter }) => {
    await enter(addressOf('/about-us', 'ja', device));
    if (device === 'mobile') {
      await step('open the menu', async () => {
        await page.click(MENU);
        await page.waitForSelector('dialog[open] nav', { visible: true, timeout: 5000 });
      });
    }
    await step('press the login button', async () => {
      const button =
        device === 'mobile'
          ? 'dialog[open] button:not([aria-label])'
          : 'header button:not([aria-label])';
      await (await page.waitForSelector(button, { visible: true }))?.click();
      await page.waitForSelector('dialog[open] input[type=tel]', { visible: true, timeout: 5000 });
    });
    await step('press Escape', async () => {
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open] input[type=tel]', { hidden: true, timeout: 3000 });
    });
  },
});

const openMenu: Journey = {
  name: 'the menu opens, closes on Escape, and leads on',
  device: 'mobile',
  travel: async ({ page, step, enter }) => {
    await enter(addressOf('/', 'en', 'mobile'));
    await step('open the menu', async () => {
      await page.click(MENU);
      await page.waitForSelector('dialog[open] nav', { visible: true, timeout: 5000 });
    });
    await step('press Escape', async () => {
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { hidden: true, timeout: 3000 });
    });
    await step('open it again and follow a way', async () => {
      await page.click(MENU);
      await (await visibleLink(page, 'dialog[open] nav', /^\/game-library\/?$/)).click();
      await page.waitForFunction(() => location.pathname.includes('/game-library'), {
        polling: 100,
      });
      await page.waitForSelector('dialog[open]', { hidden: true, timeout: 3000 });
    });
  },
};

/** What a visitor chooses: language, layout, menu, login. */
export const CHOICES: readonly Journey[] = [
  ...DEVICES.map(switchLanguage),
  ...DEVICES.map(changeDevice),
  ...DEVICES.map(openLogin),
  openMenu,
];
