import assert from 'node:assert/strict';
import { DEVICES, HTML_LANGUAGE, LANGUAGES, type Device } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import { addressOf } from '../../page/address';
import { VIEWPORTS, waitForHydration } from '../../page/site';
import { findVisibleLink, OPEN_MENU, openMenu, openNavigation, type Journey } from './journey';

const QUERY = '?channel=smoke';
const PATH = '/game-library';
const PHONE_FIELD = 'dialog[open] input[type=tel]';

function expectAddress(page: Page, expected: string): void {
  const { pathname, search } = new URL(page.url());
  assert.equal(pathname.replace(/\/$/, '') + search, expected, 'the address');
}

/** Hovers the button whose panel contains an element. */
async function hoverOpener(page: Page, selector: string): Promise<void> {
  const link = await page.waitForSelector(selector);
  const middle = await link?.evaluate((element) => {
    let parent = element.parentElement;
    while (parent && !parent.querySelector('button')) parent = parent.parentElement;
    const box = parent?.querySelector('button')?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  if (middle) await page.mouse.move(middle.x, middle.y);
}

const switchLanguage = (device: Device): Journey => ({
  name: 'every language from every page by the header',
  device,
  run: async (context) => {
    const { page, step, open } = context;
    await open(addressOf(PATH + QUERY, 'zh', device));
    for (const language of [...LANGUAGES.slice(1), 'zh' as const]) {
      await step(`change to ${language}`, async () => {
        const selector = `${await openNavigation(context)} a[hreflang^="${language}"]`;
        if (device === 'desktop') await hoverOpener(page, selector);
        const link = await page.waitForSelector(selector, { visible: true });
        await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), link?.click()]);
        await waitForHydration(page);
        expectAddress(page, addressOf(PATH, language, device) + QUERY);
        const lang = await page.$eval('html', (html) => html.lang);
        assert.equal(lang, HTML_LANGUAGE[language], 'the language of the document');
      });
    }
  },
});

/** A window of the other size is redirected to the twin of the address. */
const changeDevice = (device: Device): Journey => ({
  name: 'an address of the other layout leads to its twin',
  device,
  run: async ({ page, step, open }) => {
    const other = device === 'desktop' ? 'mobile' : 'desktop';
    await step('open the other layout', () => open(addressOf(PATH + QUERY, 'en', other)));
    expectAddress(page, addressOf(PATH, 'en', device) + QUERY);
    await step('turn the window into the other device', async () => {
      await page.setViewport(VIEWPORTS[other]);
      await page.reload({ waitUntil: 'load' });
      await waitForHydration(page);
    });
    expectAddress(page, addressOf(PATH, 'en', other) + QUERY);
  },
});

const openLogin = (device: Device): Journey => ({
  name: 'the login dialog opens, and Escape closes it',
  device,
  run: async ({ page, step, open }) => {
    await open(addressOf('/about-us', 'ja', device));
    if (device === 'mobile') await step('open the menu', () => openMenu(page));
    await step('press the login button', async () => {
      const scope = device === 'mobile' ? 'dialog[open]' : 'header';
      const button = `${scope} button:not([aria-label])`;
      await (await page.waitForSelector(button, { visible: true }))?.click();
      await page.waitForSelector(PHONE_FIELD, { visible: true, timeout: 5000 });
    });
    await step('press Escape', async () => {
      await page.keyboard.press('Escape');
      await page.waitForSelector(PHONE_FIELD, { hidden: true, timeout: 3000 });
    });
  },
});

const useMenu: Journey = {
  name: 'the menu opens, closes on Escape, and leads on',
  device: 'mobile',
  run: async ({ page, step, open }) => {
    const expectClosed = () =>
      page.waitForSelector('dialog[open]', { hidden: true, timeout: 3000 });
    await open(addressOf('/', 'en', 'mobile'));
    await step('open the menu', () => openMenu(page));
    await step('press Escape', async () => {
      await page.keyboard.press('Escape');
      await expectClosed();
    });
    await step('open it again and follow a link', async () => {
      await openMenu(page);
      await (await findVisibleLink(page, OPEN_MENU, /^\/game-library\/?$/)).click();
      await page.waitForFunction(() => location.pathname.includes('/game-library'), {
        polling: 100,
      });
      await expectClosed();
    });
  },
};

export const PREFERENCE_JOURNEYS: readonly Journey[] = [
  ...DEVICES.map(switchLanguage),
  ...DEVICES.map(changeDevice),
  ...DEVICES.map(openLogin),
  useMenu,
];
