import type { Page } from 'puppeteer';
import sharp from 'sharp';

/** Windows of a page that are photographed, from its top: what lies further down is not compared. */
const MOST_WINDOWS = 4;
const QUALITY = 70;
const PICTURES_PATIENCE_MS = 3000;

/**
 * What a visitor sees who scrolls window by window, as one WebP picture. A photograph of a whole page would change the
 * height of its window while it is taken, and with it everything that is measured by that height.
 */
export async function scrollShots(page: Page): Promise<Buffer> {
  const { width, height } = page.viewport() ?? { width: 800, height: 600 };
  const shots: Buffer[] = [];
  for (let nth = 0; nth < MOST_WINDOWS; nth += 1) {
    const isLast = await scrollTo(page, nth);
    shots.push(Buffer.from(await page.screenshot({ type: 'png', captureBeyondViewport: false })));
    if (isLast) break;
  }
  const sheet = { width, height: height * shots.length, channels: 3 as const, background: '#fff' };
  return sharp({ create: sheet })
    .composite(shots.map((input, nth) => ({ input, left: 0, top: nth * height })))
    .webp({ quality: QUALITY })
    .toBuffer();
}

/** Waits for what comes into sight. @returns whether the page ends there */
const scrollTo = (page: Page, nth: number): Promise<boolean> =>
  page.evaluate(
    async (place, patience) => {
      window.scrollTo({ top: place * innerHeight, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 120));
      const late = new Promise((resolve) => setTimeout(resolve, patience));
      const seen = [...document.images].filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      });
      await Promise.race([late, Promise.allSettled(seen.map((image) => image.decode()))]);
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else animation.finish();
      }
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    },
    nth,
    PICTURES_PATIENCE_MS,
  );
