import type { Page } from 'puppeteer';
import { orAfter } from './or-after';
import type { Trail } from './trail';

/** What stood around a failure. */
export interface Scene {
  address: string;
  /** Picture of the window, a `data:` address; null when the tab could not be photographed. */
  picture: string | null;
  console: string[];
  network: string[];
  /** Text of the document as it stood, cut to `MOST_DOM` characters. */
  dom: string;
}

const MOST_DOM = 60_000;
const MOST_LINES = 200;
const PHOTO_PATIENCE_MS = 5000;

const cut = (lines: readonly string[]): string[] =>
  lines.length <= MOST_LINES
    ? [...lines]
    : [
        `(${String(lines.length - MOST_LINES)} earlier lines left out)`,
        ...lines.slice(-MOST_LINES),
      ];

/** Takes down what a tab shows and did. Never rejects: a crashed tab has a scene, too. */
export async function sceneOf(page: Page, trail: Trail): Promise<Scene> {
  const dom = await page.content().catch(() => '(the document could not be read)');
  return {
    address: page.url(),
    picture: await photograph(page, 1),
    console: cut(trail.console),
    network: cut(trail.network),
    dom: dom.length > MOST_DOM ? `${dom.slice(0, MOST_DOM)}\n… (cut)` : dom,
  };
}

/** @param scale of the picture: 1 for every pixel @returns a `data:` address, null when there is no picture */
export async function photograph(page: Page, scale: number): Promise<string | null> {
  const size = page.viewport() ?? { width: 800, height: 600 };
  const clip = { x: 0, y: 0, width: size.width, height: size.height, scale };
  const photo = page
    .screenshot({
      type: 'webp',
      quality: 60,
      encoding: 'base64',
      clip,
      // without it the scale is not heeded
      captureBeyondViewport: scale !== 1,
    })
    .then((text) => `data:image/webp;base64,${text}`);
  return orAfter(PHOTO_PATIENCE_MS, null, photo).catch(() => null);
}
