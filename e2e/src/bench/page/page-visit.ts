import type { Browser, BrowserContext, Page } from 'puppeteer';
import { messageOf } from '../../harness/runner';
import { recordActivity } from '../../page/page-activity';
import { VIEWPORTS } from '../../page/site';

/** Times in ms from the start of the navigation, sizes in bytes as compressed. */
export interface PageVisit {
  fcp: number;
  lcp: number;
  /** Performance mark of the shell after the first commit; null without scripts. */
  hydrated: number | null;
  /** Scripts loaded when hydration ended, and all of them. */
  scriptsBefore: number;
  scripts: number;
  consoleErrors: string[];
}

export interface Variant {
  name: string;
  /** Origin of its edge proxy. */
  origin: string;
  /** False where no script runs. */
  hydrates: boolean;
  /** True where the script that installs the Trusted Types policy is left out. */
  bypassesPolicy?: boolean;
}

declare global {
  interface Window {
    lastPaint: number;
  }
}

/** The page did not load, or the response was another one, an error page for example. */
export class VisitFailed extends Error {
  override readonly name = 'VisitFailed';
}

export const NETWORK = { latency: 150, downloadBits: 1_600_000, uploadBits: 750_000 };
const TIMEOUT_MS = 60_000;
export const IDLE_MS = 1000;
/** Rarely, because polling costs the page time. */
const POLLING_MS = 250;

interface VisitOptions {
  path: string;
  slowdown: number;
}

export async function visitPage(
  browser: Browser,
  variant: Variant,
  options: VisitOptions,
): Promise<PageVisit> {
  const context = await browser.createBrowserContext();
  try {
    const { page, consoleErrors } = await openPage(context, variant, options);
    return { ...(await page.evaluate(readFigures)), consoleErrors };
  } finally {
    await context.close();
  }
}

/** @returns the page when it is hydrated and its network idle @throws VisitFailed */
export async function openPage(
  context: BrowserContext,
  variant: Variant,
  { path, slowdown }: VisitOptions,
): Promise<{ page: Page; consoleErrors: string[] }> {
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const { errors: consoleErrors } = recordActivity(page);
  await page.setViewport(VIEWPORTS[/^(\/(en|ja))?\/m(\/|$)/.test(path) ? 'mobile' : 'desktop']);
  await page.evaluateOnNewDocument(watch);
  await page.setBypassCSP(variant.bypassesPolicy ?? false);
  await slowDown(page, slowdown);
  const url = variant.origin + path;
  const response = await page.goto(url, { waitUntil: 'load' }).catch((error: unknown) => {
    throw new VisitFailed(`${variant.name} did not load: ${messageOf(error)}`, { cause: error });
  });
  const status = response?.status() ?? 0;
  if (status !== 200) throw new VisitFailed(`${variant.name} has status ${status}`);
  if (variant.hydrates)
    await page.waitForFunction(isHydrated, { polling: POLLING_MS }).catch((error: unknown) => {
      const errors = consoleErrors.join('; ') || 'no console errors';
      throw new Error(`${variant.name} did not hydrate: ${errors}`, { cause: error });
    });
  await page.waitForNetworkIdle({ idleTime: IDLE_MS });
  return { page, consoleErrors };
}

async function slowDown(page: Page, slowdown: number): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.latency,
    downloadThroughput: NETWORK.downloadBits / 8,
    uploadThroughput: NETWORK.uploadBits / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Runs in the page before anything else. */
function watch(): void {
  window.lastPaint = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.lastPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

const isHydrated = (): boolean => performance.getEntriesByName('hydrated').length > 0;

/** Runs in the page when its network is idle. */
function readFigures(): Omit<PageVisit, 'consoleErrors'> {
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
    lcp: window.lastPaint,
    hydrated,
    scriptsBefore: before,
    scripts: all,
  };
}
