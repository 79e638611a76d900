import type { Browser, Page } from 'puppeteer';
import { median } from '../../harness/statistics';
import { IDLE_MS, openPage, type Variant } from './page-visit';
import type { RetryVisit } from './retry-visit';

const FROM = '/';
const TO = '/game-library';
const SHOWN = `main a[href^="${TO}/"]`;
const LINK = `header a[href="${TO}"]`;

/** Medians in ms, from the click on home to the first game of the library. */
export interface NavigationTimes {
  cold: number;
  /** After the pointer was over the link, and the network idle. */
  prefetched: number;
}

type Prepare = (page: Page) => Promise<void>;

export async function measureNavigation(
  browser: Browser,
  variant: Variant,
  { rounds, slowdown, retry }: { rounds: number; slowdown: number; retry: RetryVisit },
): Promise<NavigationTimes> {
  const times = { cold: [] as number[], prefetched: [] as number[] };
  const navigate = (prepare: Prepare): Promise<number> =>
    retry(() => navigateOnce(browser, variant, slowdown, prepare));
  for (let round = 0; round < rounds; round += 1) {
    times.cold.push(await navigate(async () => {}));
    const prefetch = async (page: Page): Promise<void> => {
      await page.hover(LINK);
      await page.waitForNetworkIdle({ idleTime: IDLE_MS });
    };
    times.prefetched.push(await navigate(prefetch));
  }
  return { cold: median(times.cold), prefetched: median(times.prefetched) };
}

async function navigateOnce(
  browser: Browser,
  variant: Variant,
  slowdown: number,
  prepare: Prepare,
): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const { page } = await openPage(context, variant, { path: FROM, slowdown });
    await prepare(page);
    await page.evaluate(click, LINK, SHOWN);
    const shown = await page.waitForFunction(shownAfter, { polling: 'raf' }, SHOWN);
    return await shown.evaluate((ms) => ms);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    clickedAt: number;
  }
}

/** Runs in the page; what is there already does not count as shown. */
function click(link: string, shown: string): void {
  for (const element of document.querySelectorAll<HTMLElement>(shown)) element.dataset['left'] = '';
  window.clickedAt = performance.now();
  document.querySelector<HTMLElement>(link)?.click();
}

/** Runs in the page at each frame. @returns ms since the click, or 0 when nothing is shown yet */
const shownAfter = (shown: string): number =>
  document.querySelector(`${shown}:not([data-left])`) ? performance.now() - window.clickedAt : 0;
