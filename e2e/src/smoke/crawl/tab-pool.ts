import type { Browser, BrowserContext, CDPSession, Page } from 'puppeteer';
import type { Device } from '@huoban/contracts';
import { defineNameHelper, VIEWPORTS, observeStability } from '../../page/site';
import type { Deployment } from '../deployment';
import { withTimeout } from '../../harness/wait';
import { recordActivity, type PageActivityLog } from '../../page/page-activity';

/** A tab of a new visitor, but with the HTTP cache of earlier ones. */
export interface FreshTab {
  page: Page;
  activity: PageActivityLog;
  debug: CDPSession;
}

/** Closing waits for pending screenshots, some of which never end. */
const CLOSE_TIMEOUT_MS = 10_000;
const CLEARED_STORAGE = 'cookies,local_storage,indexeddb,websql,cache_storage,service_workers';

/** One window per tab that is in use, because hidden tabs draw nothing. */
export class TabPool {
  private readonly idle: BrowserContext[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly deployment: Deployment,
  ) {}

  /** @param session value of `user-store` for a logged-in visitor */
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
    const { origin, cookies } = this.deployment;
    const debug = await page.createCDPSession();
    await debug.send('Storage.clearDataForOrigin', { origin, storageTypes: CLEARED_STORAGE });
    if (cookies.length > 0)
      await context.setCookie(...cookies.map((cookie) => ({ ...cookie, ...scopeOf(origin) })));
    await page.setViewport(VIEWPORTS[device]);
    page.setDefaultTimeout(15_000);
    await defineNameHelper(page);
    await page.evaluateOnNewDocument(observeStability);
    await page.evaluateOnNewDocument(observePolicy);
    if (session !== null)
      await page.evaluateOnNewDocument(
        (text: string) => localStorage.setItem('user-store', text),
        session,
      );
    return { page, debug, activity: recordActivity(page) };
  }
}

/** The window of a tab that the browser does not close is not used again. */
const isClosed = (page: Page): Promise<boolean> =>
  withTimeout(
    CLOSE_TIMEOUT_MS,
    false,
    page.close().then(
      () => true,
      () => true,
    ),
  );

const scopeOf = (origin: string) => ({
  domain: new URL(origin).hostname,
  path: '/',
  secure: origin.startsWith('https:'),
});

declare global {
  interface Window {
    policyViolations: string[];
  }
}

/** Runs in the page before its scripts: records violations of the security policy. */
function observePolicy(): void {
  window.policyViolations = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
    window.policyViolations.push(
      `${effectiveDirective} refused ${blockedURI} (${sourceFile}:${lineNumber})`,
    );
  });
}
