import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { waitForPage } from './site';

/** More than any page has before its content. */
const MAX_TAB_STOPS = 90;

/** Time origin of the document in which keyboard navigation started: another document has another one. */
const documents = new WeakMap<Page, number>();

const readTimeOrigin = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

/** Starts keyboard navigation. Without focus emulation only the tab in front gets the keyboard. */
export async function focusTab(page: Page): Promise<void> {
  documents.set(page, await readTimeOrigin(page));
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
}

export const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((expected) => document.activeElement?.matches(expected) ?? false, selector);

/** Whether the focused element, or its label or container, has an outline. */
const hasOutline = (page: Page): Promise<boolean> =>
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

/** Presses Tab until an element that matches has the focus, and expects a visible outline. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    if (await isFocused(page, selector)) {
      assert(await hasOutline(page), `the focus on ${selector} is not visible`);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MAX_TAB_STOPS} stops of Tab on ${page.url()} never reach ${selector}`);
}

/** Waits for a page that was reached without a document load: its address, its heading, the focus on it. */
export async function expectRoute(page: Page, pathname: RegExp): Promise<void> {
  await page.waitForFunction(
    (source) => new RegExp(source, 'i').test(location.pathname),
    { polling: 50, timeout: 10_000 },
    pathname.source,
  );
  await waitForPage(page, () => document.querySelector('main h1') !== null);
  await waitForPage(page, () => document.activeElement?.id === 'main').catch(async () => {
    const element = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
    throw new Error(`the focus did not move to ${page.url()} but stays on ${element}`);
  });
  const isSame = (await readTimeOrigin(page)) === documents.get(page);
  assert(isSame, `${page.url()} was loaded as a document`);
}

export async function press(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

/** Tabs once through an open dialog, and a little further. */
export async function expectFocusTrap(page: Page, dialog: string, stops = 25): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    const outside = await page.evaluate((selector) => {
      const { activeElement: element } = document;
      // Between the last and the first stop, controls of the browser have the focus.
      const isInside = !element || element === document.body || element.closest(selector);
      return isInside ? null : element.outerHTML.slice(0, 120);
    }, dialog);
    assert.equal(outside, null, `the focused element outside of ${dialog}`);
    await page.keyboard.press('Tab');
  }
}
