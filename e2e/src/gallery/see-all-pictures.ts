import type { Page } from 'puppeteer';

const PATIENCE_MS = 6000;

/** Lays a page out in its whole length, scrolls through it so that all its pictures come, and goes back to its top. */
export const seeAllPictures = (page: Page): Promise<void> =>
  page.evaluate(async (patience) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Pages that are a box of the window's height, in which scenes scroll.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'body { overflow-y: visible !important } main > div:has(> [data-scene]) { height: auto !important; overflow: visible !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    const deadline = performance.now() + patience;
    const isAbsent = ({ complete }: HTMLImageElement) => !complete;
    while ([...document.images].some(isAbsent) && performance.now() < deadline) await frame();
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
    await frame();
  }, PATIENCE_MS);
