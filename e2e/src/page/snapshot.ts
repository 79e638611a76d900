import type { Page } from 'puppeteer';
import type { FailureSnapshot } from '../harness/results';
import { withTimeout } from '../harness/wait';
import type { Tab } from './site';

const MAX_DOM_LENGTH = 60_000;
const MAX_LINES = 200;
const SCREENSHOT_TIMEOUT_MS = 5000;

type CapturedTab = Pick<Tab, 'page' | 'activity'>;

const lastLines = (lines: readonly string[]): string[] =>
  lines.length <= MAX_LINES
    ? [...lines]
    : [`(${lines.length - MAX_LINES} earlier lines omitted)`, ...lines.slice(-MAX_LINES)];

/** Captures what a tab shows and did. Never rejects: a crashed tab has a snapshot, too. */
export async function captureSnapshot({ page, activity }: CapturedTab): Promise<FailureSnapshot> {
  const dom = await page.content().catch(() => '(the document could not be read)');
  return {
    address: page.url(),
    screenshot: await captureScreenshot(page, 1),
    console: lastLines(activity.console),
    network: lastLines(activity.network),
    dom: dom.length > MAX_DOM_LENGTH ? `${dom.slice(0, MAX_DOM_LENGTH)}\n… (cut)` : dom,
  };
}

/** @param scale of the picture: 1 for every pixel @returns a `data:` URL, null when the tab could not be captured */
export async function captureScreenshot(page: Page, scale: number): Promise<string | null> {
  const { width, height } = page.viewport() ?? { width: 800, height: 600 };
  const screenshot = page
    .screenshot({
      type: 'webp',
      quality: 60,
      encoding: 'base64',
      clip: { x: 0, y: 0, width, height, scale },
      // Without it the scale is ignored.
      captureBeyondViewport: scale !== 1,
    })
    .then((text) => `data:image/webp;base64,${text}`);
  return withTimeout(SCREENSHOT_TIMEOUT_MS, null, screenshot).catch(() => null);
}
