import assert from 'node:assert/strict';
import { DEVICES, LANGUAGES, type Device } from '@huoban/contracts';
import type { BrowserContext, Page } from 'puppeteer';
import { addressOf } from '../page/address';
import { SCREENS } from '../page/screens';
import { waitForHydration, type Site } from '../page/site';
import { sampleEveryNth, type BehaviorCheck } from './behavior-check';

/** The longest that something may move, in seconds: shorter than a frame. */
const STILL_SECONDS = 0.001;
/** For the header, whose transition is switched on after it stands. */
const SETTLE_MS = 300;

/** Elements that move although the visitor asked for stillness. Computed times are in seconds. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate((still) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      for (const part of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, part);
        const times = [style.transitionDuration, style.transitionDelay];
        if (style.animationName !== 'none') times.push(style.animationDuration);
        const lasts = times.some((list) =>
          list.split(',').some((time) => parseFloat(time) > still),
        );
        if (lasts || style.scrollBehavior === 'smooth') {
          found.push(
            `${element.tagName} ${element.getAttribute('class') ?? ''} ${part ?? ''}`.trim(),
          );
        }
      }
    }
    return found.slice(0, 5);
  }, STILL_SECONDS);

/** The tab is left open when something moves: it is photographed then. */
async function standsStill(
  site: Site,
  path: string,
  { device, context }: { device: Device; context: BrowserContext },
): Promise<void> {
  const { page } = await site.open('/robots.txt', { device, context });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(site.url + addressOf(path, 'zh', device), { waitUntil: 'load' });
  await waitForHydration(page);
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  assert.deepEqual(await moving(page), [], `what moves on ${path}`);
  const [opener] = await page.$$('header button:not([aria-label]), header [aria-expanded]');
  await opener?.click();
  await page.waitForSelector('dialog[open]');
  assert.deepEqual(await moving(page), [], `what moves in the dialog over ${path}`);
  await page.close();
}

const PARTS = ['header:not(main *)', 'footer:not(main *)', 'main nav', 'main [role=note]'];

/** What a document shows on screen and on paper. */
async function layoutOf(page: Page) {
  const { shown, ...rest } = await page.evaluate((parts) => {
    const article = document.querySelector('main article');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main nav ol a')];
    return {
      shown: [...parts, 'main article'].map((part) =>
        [...document.querySelectorAll(part)].some((element) => element.checkVisibility()),
      ),
      ink: article ? getComputedStyle(article).color : '',
      contents: links.length,
      broken: links.filter(({ hash }) => document.getElementById(hash.slice(1)) === null).length,
      date: document.querySelector('main time')?.getAttribute('datetime') ?? '',
    };
  }, PARTS);
  const [header, footer, ways, note, article] = shown;
  return { ...rest, frame: header || footer, ways, note, article };
}

/** Mean of red, green and blue of a computed colour, 0 to 255. */
function lightness(colour: string): number {
  const [red = 255, green = 255, blue = 255] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return (red + green + blue) / 3;
}

const LEGAL = ['/terms.html', '/privacy-txj.html', '/douvsubscribeterms', '/topup/agreement5.html'];

const printed = (path: string): BehaviorCheck => ({
  name: `${path} has contents and a date, and prints without what stands around it`,
  run: async ({ site, short }) => {
    const turn = LEGAL.indexOf(path);
    for (const language of short ? sampleEveryNth(LANGUAGES, turn, LANGUAGES.length) : LANGUAGES) {
      const { page } = await site.openHydrated(addressOf(path, language, 'desktop'));

      const shown = await layoutOf(page);
      assert(shown.frame && shown.ways && shown.article, `${language}: not all is on screen`);
      assert(shown.contents >= 3, `${language}: only ${shown.contents} chapters are listed`);
      assert.deepEqual(shown.broken, 0, `${language}: the number of broken links to chapters`);
      assert(/^\d{4}-\d\d-\d\d$/.test(shown.date), `${language}: the date is "${shown.date}"`);
      await page.emulateMediaType('print');
      const paper = await layoutOf(page);
      assert(paper.article && paper.note, `${language}: the text is not printed`);
      assert(!paper.frame && !paper.ways, `${language}: menus are printed`);
      assert(lightness(paper.ink) < 80, `${language}: the text is printed too light`);
    }
  },
});

const STILL_SCREENS = SCREENS.filter(
  ({ isPrivate, status, devices }) => !isPrivate && !status && devices.length > 1,
);

const stillness = (device: Device): BehaviorCheck => ({
  name: `nothing moves for visitors who asked for less motion (${device})`,
  run: async ({ site, short }) => {
    const turn = DEVICES.indexOf(device);
    const screens = short ? sampleEveryNth(STILL_SCREENS, turn, DEVICES.length) : STILL_SCREENS;
    const context = await site.newVisitor();
    for (const { path } of screens) await standsStill(site, path, { device, context });
  },
});

/** What visitors set their system to, or do with the page: less motion, paper. */
export const PREFERENCE_CHECKS: readonly BehaviorCheck[] = [
  ...DEVICES.map(stillness),
  ...LEGAL.map(printed),
];
