import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'puppeteer';
import { addressOf } from '../page/address';
import type { ScreenVisit } from '../page/screens';
import { waitForHydration, type Site } from '../page/site';
import type { ComponentState } from './states/component-state';
import {
  imposeDataState,
  navigateInApp,
  waitForDataState,
  type DataState,
} from './states/data-states';
import { openInState } from './states/open-in-state';

/** For transitions to end and toasts to appear. */
const SETTLE_MS = 700;
const TIMEOUT_MS = 10_000;

/** A state that all screens share, or a state of components of one screen. */
export type ScreenState = DataState | ComponentState;

export const stateName = (state: ScreenState): string =>
  typeof state === 'string' ? state : state.name;

export interface ScreenshotOptions {
  site: Site;
  folder: string;
  /** Captures the page as WebP, instead of puppeteer's screenshot. */
  capture?: (page: Page) => Promise<Buffer>;
  /** Called with the open page after the screenshot. */
  inspect?: (page: Page) => Promise<void>;
}

async function openDataState(
  site: Site,
  page: Page,
  { device, language, address, name }: ScreenVisit,
  state: DataState,
): Promise<void> {
  const other = addressOf(name === 'about us' ? '/activity/' : '/about-us/', language, device);
  await page.goto(site.url + (state === 'filled' ? address : other), { waitUntil: 'load' });
  await waitForHydration(page);
  if (state !== 'filled') {
    await imposeDataState(page, state);
    await navigateInApp(page, address);
  }
  await waitForDataState(page, state);
}

/** Captures a screen in a state. @returns name of the file in the folder */
export async function takeScreenshot(
  { site, folder, capture, inspect }: ScreenshotOptions,
  visitor: BrowserContext,
  visit: ScreenVisit,
  state: ScreenState,
): Promise<string> {
  const { device, language, name } = visit;
  const parts = [name, language, device, stateName(state)];
  const file = `${parts.join('-').replaceAll(/[^\w-]/g, '_')}.webp`;
  const page = await visitor.newPage();
  try {
    page.setDefaultTimeout(TIMEOUT_MS);
    await site.setDevice(page, device);
    if (typeof state === 'string') await openDataState(site, page, visit, state);
    else await openInState(site, page, visit, state);
    await pause(SETTLE_MS);
    if (state === 'filled') await loadAllImages(page);
    const fullPage = state === 'filled' || (typeof state === 'object' && state.fullPage === true);
    const image = capture
      ? await capture(page)
      : await page.screenshot({ type: 'webp', quality: 70, fullPage });
    await writeFile(path.join(folder, file), image);
    await inspect?.(page);
    return file;
  } finally {
    await page.close();
  }
}

const IMAGES_TIMEOUT_MS = 6000;

/**
 * Expands a page to its full height, scrolls through it until all images are loaded, and returns to the top. It contains no
 * named function, because the compiler gives those a helper that pages do not have.
 */
const loadAllImages = (page: Page): Promise<void> =>
  page.evaluate(async (timeout) => {
    // Some pages have the height of the window, and panels scroll inside.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'body { overflow-y: visible !important } main > div:has(> [data-scene]) { height: auto !important; overflow: visible !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    const deadline = performance.now() + timeout;
    while ([...document.images].some(({ complete }) => !complete) && performance.now() < deadline)
      await new Promise(requestAnimationFrame);
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, IMAGES_TIMEOUT_MS);
