import type { Page } from 'puppeteer';

const TIMEOUT_MS = 6000;

/**
 * Expands a page to its full height, scrolls through it until all images are loaded, and returns to the top. It contains no
 * named function, because the compiler gives those a helper that pages do not have.
 */
export const loadAllImages = (page: Page): Promise<void> =>
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
  }, TIMEOUT_MS);
