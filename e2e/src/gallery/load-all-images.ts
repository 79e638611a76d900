import type { Page } from 'puppeteer';

const PATIENCE_MS = 6000;

/**
 * Lays a page out in its whole length, scrolls through it so that all its pictures come, and goes back to its top. No function
 * in it has a name: the compiler of this program would name it by a function that pages do not have.
 */
export const loadAllImages = (page: Page): Promise<void> =>
  page.evaluate(async (patience) => {
    // Pages that are a box of the window's height, in which scenes scroll.
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
    const deadline = performance.now() + patience;
    while ([...document.images].some(({ complete }) => !complete) && performance.now() < deadline)
      await new Promise(requestAnimationFrame);
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, PATIENCE_MS);
