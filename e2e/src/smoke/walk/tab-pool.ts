import type { Browser, BrowserContext, CDPSession, Page } from 'puppeteer';
import type { Device } from '@huoban/contracts';
import { nameFunctions, VIEWPORTS, watchStability } from '../../site';
import type { Deployment } from '../deployment';
import { orAfter } from '../run/or-after';
import { followTrail, type Trail } from '../run/trail';

/** A tab that begins as a new visitor, except that files it has are not fetched again. */
export interface FreshTab {
  page: Page;
  trail: Trail;
  debug: CDPSession;
}

/** Closing waits for a picture that is being taken, and browsers take some for ever. */
const CLOSING_MS = 10_000;
const FORGOTTEN = 'cookies,local_storage,indexeddb,websql,cache_storage,service_workers';

/** Windows for tabs that work beside each other; each tab has its window alone, because hidden ones draw nothing. */
export class TabPool {
  private readonly idle: BrowserContext[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly deployment: Deployment,
  ) {}

  /**
   * Lends a fresh tab.
   * @param session value of `user-store` for who is logged in
   */
  async use<Result>(
    device: Device,
    work: (tab: FreshTab) => Promise<Result>,
    session: string | null = null,
  ): Promise<Result> {
    const context = this.idle.pop() ?? (await this.browser.createBrowserContext());
    const page = await context.newPage();
    try {
      return await work(await this.prepare(context, page, device, session));
    } finally {
      if (await isClosed(page)) this.idle.push(context);
    }
  }

  private async prepare(
    context: BrowserContext,
    page: Page,
    device: Device,
    session: string | null,
  ): Promise<FreshTab> {
    const { origin, jar } = this.deployment;
    const debug = await page.createCDPSession();
    await debug.send('Storage.clearDataForOrigin', { origin, storageTypes: FORGOTTEN });
    if (jar.length > 0)
      await context.setCookie(...jar.map((cookie) => ({ ...cookie, ...placeOf(origin) })));
    await page.setViewport(VIEWPORTS[device]);
    page.setDefaultTimeout(15_000);
    await nameFunctions(page);
    await page.evaluateOnNewDocument(watchStability);
    await page.evaluateOnNewDocument(watchPolicy);
    if (session !== null)
      await page.evaluateOnNewDocument(
        (text: string) => localStorage.setItem('user-store', text),
        session,
      );
    return { page, debug, trail: followTrail(page) };
  }
}

/** A tab that the browser does not close stands in nobody's way: its window is not lent again. */
const isClosed = (page: Page): Promise<boolean> =>
  orAfter(
    CLOSING_MS,
    false,
    page.close().then(
      () => true,
      () => true,
    ),
  );

const placeOf = (origin: string) => ({
  domain: new URL(origin).hostname,
  path: '/',
  secure: origin.startsWith('https:'),
});

declare global {
  interface Window {
    policyViolations: string[];
  }
}

/** Runs in the page before anything else: writes down what the security policy refused. */
function watchPolicy(): void {
  window.policyViolations = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
    window.policyViolations.push(
      `${effectiveDirective} refused ${blockedURI} (${sourceFile}:${String(lineNumber)})`,
    );
  });
}
