import type { Page } from 'puppeteer';
import sharp from 'sharp';

/** Windows of a page that are compared, from its top. */
const MAX_WINDOWS = 4;
const QUALITY = 70;
const IMAGES_TIMEOUT_MS = 3000;

/**
 * Captures a page window by window as one WebP picture. A full-page screenshot would change the height of the window, and
 * with it everything that depends on that height.
 */
export async function captureScrolled(page: Page): Promise<Buffer> {
  const { width, height } = page.viewport() ?? { width: 800, height: 600 };
  const shots: Buffer[] = [];
  for (let nth = 0; nth < MAX_WINDOWS; nth += 1) {
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

/** Scrolls to a window and waits for its images. @returns whether the page ends there */
const scrollTo = (page: Page, nth: number): Promise<boolean> =>
  page.evaluate(
    async (index, timeout) => {
      window.scrollTo({ top: index * innerHeight, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 120));
      const late = new Promise((resolve) => setTimeout(resolve, timeout));
      const visible = [...document.images].filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      });
      await Promise.race([late, Promise.allSettled(visible.map((image) => image.decode()))]);
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else animation.finish();
      }
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    },
    nth,
    IMAGES_TIMEOUT_MS,
  );
