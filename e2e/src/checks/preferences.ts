import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { DEVICES, LANGUAGES, type Device } from '@huoban/contracts';
import type { BrowserContext, Page } from 'puppeteer';
import { addressOf } from '../page/address';
import { SCREENS } from '../page/screens';
import { waitForHydration, type Site } from '../page/site';
import { sampleEveryNth, type BehaviorCheck } from './behavior-check';

/** Shorter than a frame. */
const MAX_MOTION_SECONDS = 0.001;
/** The transition of the header is enabled after it is shown. */
const SETTLE_MS = 300;

/** Elements that move although the visitor asked for reduced motion. Computed times are in seconds. */
const findMoving = (page: Page): Promise<string[]> =>
  page.$$eval(
    '*',
    (elements, limit) => {
      const moving = elements.flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          const { transitionDuration, transitionDelay, animationName, animationDuration } = style;
          const animation = animationName === 'none' ? [] : [animationDuration];
          const times = [transitionDuration, transitionDelay, ...animation].join().split(',');
          const isMoving = times.some((time) => parseFloat(time) > limit);
          const name = `${element.tagName} ${element.getAttribute('class') ?? ''} ${part ?? ''}`;
          return isMoving || style.scrollBehavior === 'smooth' ? [name.trim()] : [];
        }),
      );
      return moving.slice(0, 5);
    },
    MAX_MOTION_SECONDS,
  );

/** Leaves the tab open on failure, for the snapshot. */
async function expectStill(
  site: Site,
  path: string,
  options: { device: Device; context: BrowserContext },
): Promise<void> {
  const { page } = await site.open('/robots.txt', options);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(site.url + addressOf(path, 'zh', options.device), { waitUntil: 'load' });
  await waitForHydration(page);
  await pause(SETTLE_MS);
  assert.deepEqual(await findMoving(page), [], `the moving elements of ${path}`);
  const [opener] = await page.$$('header button:not([aria-label]), header [aria-expanded]');
  await opener?.click();
  await page.waitForSelector('dialog[open]');
  assert.deepEqual(await findMoving(page), [], `the moving elements of the dialog over ${path}`);
  await page.close();
}

const STILL_SCREENS = SCREENS.filter(
  ({ isPrivate, status, devices }) => !isPrivate && !status && devices.length > 1,
);

const motionCheck = (device: Device): BehaviorCheck => ({
  name: `nothing moves for visitors who prefer reduced motion (${device})`,
  run: async ({ site, short }) => {
    const sample = sampleEveryNth(STILL_SCREENS, DEVICES.indexOf(device), DEVICES.length);
    const context = await site.newVisitor();
    for (const { path } of short ? sample : STILL_SCREENS)
      await expectStill(site, path, { device, context });
  },
});

const FRAME = ['header:not(main *)', 'footer:not(main *)'];

const isVisible = (page: Page, selectors: readonly string[]): Promise<boolean> =>
  page.$$eval(selectors.join(), (elements) => elements.some((each) => each.checkVisibility()));

/** Mean of red, green and blue of the text colour, 0 to 255. */
async function readLightness(page: Page): Promise<number> {
  const color = await page.$eval('main article', (article) => getComputedStyle(article).color);
  const [red = 255, green = 255, blue = 255] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (red + green + blue) / 3;
}

async function expectPrintable(page: Page, language: string): Promise<void> {
  for (const part of [FRAME, ['main nav'], ['main article']])
    assert(await isVisible(page, part), `${language}: ${part.join()} is not on screen`);
  const hashes = await page.$$eval('main nav ol a', (links) =>
    links.map((link) => [link.hash, document.getElementById(link.hash.slice(1)) !== null] as const),
  );
  assert(hashes.length >= 3, `${language}: only ${hashes.length} chapters are listed`);
  const broken = hashes.filter(([, isFound]) => !isFound);
  assert.deepEqual(broken, [], `${language}: the list of broken links to chapters`);
  const date = await page.$eval('main time', (time) => time.getAttribute('datetime') ?? '');
  assert(/^\d{4}-\d\d-\d\d$/.test(date), `${language}: the date is "${date}"`);
  await page.emulateMediaType('print');
  for (const part of ['main article', 'main [role=note]'])
    assert(await isVisible(page, [part]), `${language}: ${part} is not printed`);
  assert(!(await isVisible(page, [...FRAME, 'main nav'])), `${language}: menus are printed`);
  assert((await readLightness(page)) < 80, `${language}: the text is printed too light`);
}

const LEGAL = ['/terms.html', '/privacy-txj.html', '/douvsubscribeterms', '/topup/agreement5.html'];

const printCheck = (path: string, index: number): BehaviorCheck => ({
  name: `${path} has contents and a date, and prints without header, footer and menus`,
  run: async ({ site, short }) => {
    for (const language of short ? sampleEveryNth(LANGUAGES, index, LANGUAGES.length) : LANGUAGES) {
      const { page } = await site.openHydrated(addressOf(path, language, 'desktop'));
      await expectPrintable(page, language);
    }
  },
});

export const PREFERENCE_CHECKS: readonly BehaviorCheck[] = [
  ...DEVICES.map(motionCheck),
  ...LEGAL.map(printCheck),
];
