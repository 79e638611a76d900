import type { Browser, Page } from 'puppeteer';
import { VIEWPORTS } from '../../page/site';
import type { Variant } from './variants';

/** Times in ms from the start of the navigation, sizes in bytes as compressed. */
export interface Visit {
  fcp: number;
  lcp: number;
  /** The shell's own mark, an effect of the first commit; null without scripts. */
  hydrated: number | null;
  /** Scripts that had arrived when hydration ended, and all until the page was quiet. */
  scriptsBefore: number;
  scripts: number;
  consoleErrors: string[];
}

declare global {
  interface Window {
    largestPaint: number;
  }
}

/** The page answered something else than itself, an error page for example. */
export class VisitFailed extends Error {
  override readonly name = 'VisitFailed';
}

export const NETWORK = { latency: 150, downloadBits: 1_600_000, uploadBits: 750_000 };
export const CPU_SLOWDOWN = 4;
const PATIENCE_MS = 60_000;
const QUIET_MS = 1000;
/** Seldom, since asking costs the page time. */
const POLLING_MS = 250;

/** Loads the page once as a new visitor with a slow network and processor. */
export async function visit(browser: Browser, variant: Variant, path: string): Promise<Visit> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const consoleErrors = collectComplaints(page);
    await page.setViewport(VIEWPORTS[/^(\/(en|ja))?\/m(\/|$)/.test(path) ? 'mobile' : 'desktop']);
    await page.evaluateOnNewDocument(watch);
    await slowDown(page);
    const url = variant.origin + path;
    const answer = await page.goto(url, { waitUntil: 'load' });
    const status = answer?.status() ?? 0;
    if (status !== 200) throw new VisitFailed(`${variant.name} answered with status ${status}`);
    if (variant.hydrates) await page.waitForFunction(isHydrated, { polling: POLLING_MS });
    await page.waitForNetworkIdle({ idleTime: QUIET_MS });
    return { ...(await page.evaluate(readFigures)), consoleErrors };
  } finally {
    await context.close();
  }
}

function collectComplaints(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('pageerror', (failure) => consoleErrors.push(String(failure)));
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  return consoleErrors;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.latency,
    downloadThroughput: NETWORK.downloadBits / 8,
    uploadThroughput: NETWORK.uploadBits / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Runs in the page before anything else. */
function watch(): void {
  window.largestPaint = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

const isHydrated = (): boolean => performance.getEntriesByName('hydrated').length > 0;

/** Runs in the page when it is quiet. */
function readFigures(): Omit<Visit, 'consoleErrors'> {
  const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime ?? null;
  const scripts = new Map<string, PerformanceResourceTiming>();
  for (const entry of performance.getEntriesByType('resource')) {
    const isScript = entry instanceof PerformanceResourceTiming && /\.js$/.test(entry.name);
    if (isScript && !scripts.has(entry.name)) scripts.set(entry.name, entry);
  }
  let before = 0;
  let all = 0;
  for (const { encodedBodySize, responseEnd } of scripts.values()) {
    all += encodedBodySize;
    if (hydrated !== null && responseEnd <= hydrated) before += encodedBodySize;
  }
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    fcp: paint?.startTime ?? 0,
    lcp: window.largestPaint,
    hydrated,
    scriptsBefore: before,
    scripts: all,
  };
}
