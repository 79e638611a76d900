import assert from 'node:assert/strict';
import type { ElementHandle, Page } from 'puppeteer';
import { LANGUAGES, type Language } from '@huoban/contracts';
import { addressOf } from '../page/address';
import { createLoggedInVisitor } from '../page/log-in';
import { waitForPage, type Site } from '../page/site';
import { CHAT, send } from './chat';
import { pageCheck, type BehaviorCheck } from './behavior-check';

/** Windows of common laptops, without the browser's bars, and the lowest one that shows whole scenes. */
const LAPTOPS = [
  [1280, 720],
  [1366, 650],
  [1536, 730],
  [1280, 620],
] as const;
const PHONES = [
  [360, 740],
  [390, 844],
] as const;
const MIN_CONTRAST = 4.5;
const SCENE = '[data-scene]';
const PORTRAITS = '[data-scene=hero] li > a[aria-label][href*="/game-partner/chat-"]';

const waitForScene = (page: Page, index: number): Promise<unknown> =>
  page.waitForFunction(
    (selector, at) =>
      Math.abs(document.querySelectorAll(selector)[at]?.getBoundingClientRect().top ?? 9) <= 1,
    { polling: 100, timeout: 5000 },
    SCENE,
    index,
  );

/** @returns words of a scene that are outside of the window, below the header or cut off */
const cutWords = (scene: ElementHandle): Promise<string[]> =>
  scene.evaluate((element) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return [...element.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, a, button')]
      .filter((words) => words.innerText.trim() !== '')
      .filter((words) => {
        const { top, right, bottom, left } = words.getBoundingClientRect();
        const { overflowY } = getComputedStyle(words);
        const isCut = overflowY !== 'visible' && words.scrollHeight > words.clientHeight + 1;
        return isCut || top < header || bottom > innerHeight || left < 0 || right > innerWidth;
      })
      .map((words) => words.innerText.slice(0, 40));
  });

const wholeScenes = (width: number, height: number, language: Language): BehaviorCheck => ({
  name: `each scene of the home page is whole at ${width} × ${height} in ${language}`,
  run: async ({ site }) => {
    const address = addressOf('/', language, 'desktop');
    const page = await site.openInWindow(address, { width, height });
    const scenes = await page.$$(SCENE);
    await page.mouse.move(width / 2, height / 2);
    for (const [index, scene] of scenes.entries()) {
      // By turns a wheel notch and a key.
      if (index % 2 === 1) await page.mouse.wheel({ deltaY: 100 });
      else if (index > 0) await page.keyboard.press('PageDown');
      await waitForScene(page, index);
      assert.deepEqual(await cutWords(scene), [], `words of scene ${index + 1} that are cut`);
    }
  },
});

/** @returns names of the hero's portraits in the window whose face something else covers */
const coveredFaces = (page: Page): Promise<(string | null)[]> =>
  page.$$eval(PORTRAITS, (portraits) =>
    portraits
      .filter((portrait) => {
        const { left, top, width, height } = portrait.getBoundingClientRect();
        return [0.38, 0.5, 0.62].some((x) =>
          [0.3, 0.5].some((y) => {
            const found = document.elementFromPoint(left + width * x, top + height * y);
            return found !== null && found.closest('a') !== portrait;
          }),
        );
      })
      .map((portrait) => portrait.getAttribute('aria-label')),
  );

const freeFaces = (width: number, height: number): BehaviorCheck => ({
  name: `no card covers a face of the home page at ${width} × ${height}`,
  run: async ({ site }) => {
    const isMobile = width <= 768;
    const address = addressOf('/', 'en', isMobile ? 'mobile' : 'desktop');
    const window = { width, height, isMobile, hasTouch: isMobile };
    const page = await site.openInWindow(address, window);
    const { length } = await page.$$(PORTRAITS);
    assert.equal(length, 4, 'the number of portraits');
    assert.deepEqual(await coveredFaces(page), [], 'covered faces');
  },
});

/** After a conversation, the home page shows how to continue it. */
async function freeFacesAfterChat(site: Site): Promise<void> {
  const context = await createLoggedInVisitor(site);
  const { page } = await site.openHydrated(CHAT, { context });
  await page.waitForSelector('[role=log] [data-index]');
  await send(page, '你好');
  await page.waitForFunction(
    () => document.querySelectorAll('[role=log] [data-index]').length > 2,
    { polling: 100 },
  );
  await page.setViewport({ width: 1366, height: 650 });
  await page.goto(`${site.url}/`, { waitUntil: 'load' });
  await page.waitForSelector('[data-scene=hero] section a[href*="/game-partner/chat-1024"]');
  assert.deepEqual(await coveredFaces(page), [], 'covered faces');
}

/** Relative luminance of a computed colour, as WCAG defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [...color.matchAll(/[\d.]+/g)].map(([part]) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of a text with the colour behind it; axe does not judge texts on pictures such as the paper's grain. */
async function contrastOf(text: ElementHandle): Promise<number> {
  const colors = await text.evaluate((element) => {
    let behind: Element | null = element;
    while (behind && getComputedStyle(behind).backgroundColor.endsWith(', 0)'))
      behind = behind.parentElement;
    return [element, behind ?? document.body].map((one, index) => {
      const { color, backgroundColor } = getComputedStyle(one);
      return index === 0 ? color : backgroundColor;
    });
  });
  const [dark = 0, light = 0] = colors.map(luminance).sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

export const HOME_CHECKS: readonly BehaviorCheck[] = [
  ...LAPTOPS.flatMap(([width, height], row) =>
    LANGUAGES.map((language, column) => ({
      ...wholeScenes(width, height, language),
      fullOnly: row % LANGUAGES.length !== column,
    })),
  ),
  ...[...PHONES, ...LAPTOPS.slice(1, 2)].map(([width, height]) => freeFaces(width, height)),
  {
    name: 'the conversation to continue covers no face of the home page at 1366 × 650',
    run: ({ site }) => freeFacesAfterChat(site),
  },
  pageCheck('a portrait of the home page leads into a chat', '/en', async (page) => {
    await (await page.waitForSelector(PORTRAITS))?.click();
    await waitForPage(page, () => location.pathname.startsWith('/en/game-partner/chat-'));
  }),
  pageCheck(
    'names on the home page can be read while the pointer is on them',
    '/',
    async (page) => {
      for (const name of await page.$$('[data-scene=partners] h3 a, [data-scene=library] h3 a')) {
        await name.hover();
        const contrast = await contrastOf(name);
        assert(contrast >= MIN_CONTRAST, `the contrast is only ${contrast.toFixed(2)}`);
      }
    },
  ),
];
