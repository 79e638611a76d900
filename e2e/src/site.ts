import type { Browser, BrowserContext, Page, Viewport } from 'puppeteer';
import type { Device } from '@huoban/contracts';
import { followTrail, type Trail } from './smoke/run/trail';

export const VIEWPORTS: Record<Device, Viewport> = {
  desktop: { width: 1440, height: 900 },
  mobile: { width: 390, height: 844, isMobile: true, hasTouch: true },
};

/** A tab with what it did and complained about. */
export interface Tab {
  site: Site;
  page: Page;
  trail: Trail;
  /** Console errors and uncaught exceptions so far. */
  complaints: string[];
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
  last: Tab | null = null;
  private leaving: BrowserContext | null = null;

  constructor(
    readonly url: string,
    private readonly browser: Browser,
  ) {}

  newVisitor(): Promise<BrowserContext> {
    return this.browser.createBrowserContext();
  }

  async open(
    address: string,
    { device = 'desktop', javascript = true, context }: TabOptions = {},
  ): Promise<Tab> {
    const page = await (context ?? (await this.newVisitor())).newPage();
    const complaints: string[] = [];
    const tab = { site: this, page, complaints, trail: followTrail(page) };
    this.last = tab;
    page.on('pageerror', (failure) => complaints.push(String(failure)));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await this.dress(page, device);
    await page.setJavaScriptEnabled(javascript);
    await page.evaluateOnNewDocument(watchStability);
    await page.goto(this.url + address, { waitUntil: 'load', timeout: 20_000 });
    page.setDefaultTimeout(15_000);
    return tab;
  }

  /** Gives a page the window of a device. */
  dress(page: Page, device: Device): Promise<void> {
    return page.setViewport(VIEWPORTS[device]);
  }

  /** Lets a visitor go, but not yet the last one: what a failed check saw is looked at after its end. */
  async letGo(visitor: BrowserContext): Promise<void> {
    const earlier = this.leaving;
    this.leaving = visitor;
    await earlier?.close();
  }

  /** Closes what `letGo` kept. */
  async finish(): Promise<void> {
    const { leaving } = this;
    this.leaving = null;
    await leaving?.close();
  }

  fetch(address: string, init?: RequestInit): Promise<Response> {
    return fetch(this.url + address, { redirect: 'manual', ...init });
  }
}

/** Compiled functions that run in pages call something that pages do not have, for the names of inner functions. */
export const nameFunctions = (page: Page): Promise<unknown> =>
  page.evaluateOnNewDocument('globalThis.__name = (value) => value;');

/** As the browser tells it; not yet in the types of the platform. */
interface LayoutShiftSource {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/** What `watchStability` leaves on the window. */
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

/** Runs in the page before anything else: counts removed elements and layout shift. */
export function watchStability(): void {
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
    // Loaders take their own script tags out of the head again.
    const inBody = changes.filter(({ target }) => target !== document.head);
    for (const node of inBody.flatMap((change) => [...change.removedNodes])) {
      if (node instanceof Element) {
        window.stability.removed.push(node.outerHTML.slice(0, 120));
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Waits for a condition in the page. Asked by the clock: tabs in the background draw no frames. */
export const until = (page: Page, holds: () => boolean | undefined, timeout = 15_000) =>
  page.waitForFunction(holds, { polling: 100, timeout });

/** Body of an answer whose shape the check then tests. */
export const bodyOf = async <Body>(answer: Promise<Response>): Promise<Body> =>
  (await (await answer).json()) as Body;

/** Waits until the application has taken over the server's HTML and the header stands. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForSelector('html[data-hydrated] header button', { timeout: 15_000 });

/**
 * Waits until the page that is shown is the one of the address: the page left behind stands until the next one is ready,
 * and the canonical address follows it.
 */
export const shown = (page: Page, timeout = 10_000): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
      // No function with a name: the compiler gives those something that pages do not have.
      const [said, now] = [canonical?.href ?? location.href, location.href].map((address) =>
        new URL(address).pathname.replace(/^\/(en|ja)(?=\/|$)/, '').replace(/^\/m(?=\/|$)/, ''),
      );
      return said?.replace(/\/$/, '') === now?.replace(/\/$/, '');
    },
    { polling: 30, timeout },
  );

/** Leaves a tab together with its visitor. */
export const leave = ({ site, page }: Tab): Promise<void> => site.letGo(page.browserContext());
