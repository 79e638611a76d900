import type { Browser, BrowserContext, Page, Viewport } from 'puppeteer';
import type { Device } from '@huoban/contracts';
import { recordActivity, type PageActivityLog } from './page-activity';

export const VIEWPORTS: Record<Device, Viewport> = {
  desktop: { width: 1440, height: 900 },
  mobile: { width: 390, height: 844, isMobile: true, hasTouch: true },
};

export interface Tab {
  site: Site;
  page: Page;
  activity: PageActivityLog;
  /** Console errors and uncaught exceptions so far. */
  consoleErrors: string[];
}

export interface TabOptions {
  device?: Device;
  javascript?: boolean;
  /** Reuse the storage of another tab. */
  context?: BrowserContext;
}

/** The deployment under test, and tabs on it. Every tab has a visitor of its own unless a context is given. */
export class Site {
  /** The tab that was opened last. */
  lastTab: Tab | null = null;
  private readonly visitors = new Set<BrowserContext>();

  constructor(
    readonly url: string,
    private readonly browser: Browser,
    private readonly viewports: Readonly<Record<Device, Viewport>> = VIEWPORTS,
  ) {}

  /** Another address of the same deployment, with the same browser. */
  at(url: string): Site {
    return new Site(url, this.browser, this.viewports);
  }

  async newVisitor(): Promise<BrowserContext> {
    const visitor = await this.browser.createBrowserContext();
    this.visitors.add(visitor);
    return visitor;
  }

  async open(
    address: string,
    { device = 'desktop', javascript = true, context }: TabOptions = {},
  ): Promise<Tab> {
    const page = await (context ?? (await this.newVisitor())).newPage();
    const activity = recordActivity(page);
    const tab = { site: this, page, consoleErrors: activity.errors, activity };
    this.lastTab = tab;
    await this.setDevice(page, device);
    await page.setJavaScriptEnabled(javascript);
    await page.evaluateOnNewDocument(observeStability);
    await page.goto(this.url + address, { waitUntil: 'load', timeout: 20_000 });
    page.setDefaultTimeout(15_000);
    return tab;
  }

  async openHydrated(address: string, options: TabOptions = {}): Promise<Tab> {
    const tab = await this.open(address, options);
    await waitForHydration(tab.page);
    return tab;
  }

  /** Opens an address in a window of another size, with a mouse unless it is a phone's, and waits for hydration. */
  async openInWindow(address: string, window: Viewport): Promise<Page> {
    const { page } = await this.open('/robots.txt');
    await page.setViewport(window);
    await page.goto(this.url + address, { waitUntil: 'load' });
    await waitForHydration(page);
    return page;
  }

  setDevice(page: Page, device: Device): Promise<void> {
    return page.setViewport(this.viewports[device]);
  }

  async closeVisitor(visitor: BrowserContext): Promise<void> {
    if (this.visitors.delete(visitor)) await visitor.close();
  }

  async close(): Promise<void> {
    await Promise.all([...this.visitors].map((visitor) => this.closeVisitor(visitor)));
  }

  fetch(address: string, init?: RequestInit): Promise<Response> {
    return fetch(this.url + address, { redirect: 'manual', ...init });
  }
}

/** Compiled functions that run in pages call a helper for the names of inner functions, which pages do not have. */
export const defineNameHelper = (page: Page): Promise<unknown> =>
  page.evaluateOnNewDocument('globalThis.__name = (value) => value;');

/** Not in the DOM types yet. */
interface LayoutShiftSource {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

export interface Stability {
  removed: string[];
  shift: number;
  /** What moved, and from where to where. */
  moved: string[];
}

declare global {
  interface Window {
    stability: Stability;
  }
}

/** Runs in the page before its scripts: records removed elements and layout shift. */
export function observeStability(): void {
  window.stability = { removed: [], shift: 0, moved: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
        window.stability.shift += Number(entry.value);
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        for (const source of sources as LayoutShiftSource[]) {
          const { node, previousRect, currentRect } = source;
          const name = node instanceof Element ? node.outerHTML : (node?.textContent ?? '');
          window.stability.moved.push(
            `${name.slice(0, 90)} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
          );
        }
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((changes) => {
    // Script loaders remove their own script elements from the head.
    const inBody = changes.filter(({ target }) => target !== document.head);
    for (const node of inBody.flatMap((change) => [...change.removedNodes])) {
      if (node instanceof Element) window.stability.removed.push(node.outerHTML.slice(0, 120));
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Waits for a condition in the page. Polls on a timer, because tabs in the background draw no frames. */
export const waitForPage = (page: Page, isTrue: () => boolean | undefined, timeout = 15_000) =>
  page.waitForFunction(isTrue, { polling: 100, timeout });

export const waitForHydration = (page: Page): Promise<unknown> =>
  page.waitForSelector('html[data-hydrated] header button', { timeout: 15_000 });

/**
 * Waits until the page shown is the one of the address. The previous page stays until the next one is ready, and the
 * canonical address changes with it.
 */
export const waitForRoute = (page: Page, timeout = 10_000): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
      // No named function: the compiler gives those a helper that pages do not have.
      const [shown, current] = [canonical?.href ?? location.href, location.href].map((address) =>
        new URL(address).pathname.replace(/^\/(en|ja)(?=\/|$)/, '').replace(/^\/m(?=\/|$)/, ''),
      );
      return shown?.replace(/\/$/, '') === current?.replace(/\/$/, '');
    },
    { polling: 30, timeout },
  );
