import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';

import { waitForPage } from './site';

/** More stops than any page has before its content. */
const MOST_STOPS = 90;

/** When the document began that each walk goes through: another document has another beginning. */
const beginnings = new WeakMap<Page, number>();

const beginningOf = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

/**
 * Begins a walk in the document that a tab shows, and gives the tab the keyboard: checks run beside each other, and
 * only the tab in front has it otherwise.
 */
export async function focusTab(page: Page): Promise<void> {
  beginnings.set(page, await beginningOf(page));
  const debug = await page.createCDPSession();
  await debug.send('Emulation.setFocusEmulationEnabled', { enabled: true });
}

const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** What is focused, or what it is the link or field of, is drawn with a ring. */
const hasRing = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    let element: Element | null = document.activeElement;
    for (let level = 0; element && level < 4; level += 1) {
      for (const part of [undefined, '::before', '::after']) {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        if (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) return true;
      }
      element = element.parentElement;
    }
    return false;
  });

/** Presses Tab until the focus stands on something that matches, and sees that it can be seen. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(page, selector)) {
      assert.ok(await hasRing(page), `the focus on ${selector} cannot be seen`);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(MOST_STOPS)} stops of Tab on ${page.url()} never reach ${selector}`);
}

/** Waits for a page that was reached without a document load: its address, its heading, the focus on it. */
export async function expectRoute(page: Page, pathname: RegExp): Promise<void> {
  await page.waitForFunction(
    (wanted) => new RegExp(wanted, 'i').test(location.pathname),
    { polling: 50, timeout: 10_000 },
    pathname.source,
  );
  await waitForPage(page, () => document.querySelector('main h1') !== null);
  await waitForPage(page, () => document.activeElement?.id === 'main').catch(async () => {
    const holder = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
    throw new Error(`the focus did not follow to ${page.url()} but stays on ${holder}`);
  });
  assert.ok(
    (await beginningOf(page)) === beginnings.get(page),
    `${page.url()} was reached by loading another document`,
  );
}

/** Tabs to a link or button and presses it. */
export async function press(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

/** Goes once through everything that Tab reaches in an open dialog, and a little further: nothing lies outside. */
export async function expectFocusTrap(page: Page, dialog: string, stops = 25): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    const place = await page.evaluate((wanted) => {
      const { activeElement: element } = document;
      // Between the last and the first stop the browser's own controls have the focus.
      if (!element || element === document.body) return 'browser';
      return element.closest(wanted) ? 'inside' : element.outerHTML.slice(0, 120);
    }, dialog);
    assert.ok(place === 'inside' || place === 'browser', `the focus left ${dialog} for ${place}`);
    await page.keyboard.press('Tab');
  }
}
