import assert from 'node:assert/strict';
import type { HTTPRequest, Page } from 'puppeteer';
import { waitUntil } from '../../harness/wait';
import { clickButton, CODE_FIELD, PHONE_FIELD } from '../../page/log-in';
import {
  waitForHydration,
  defineNameHelper,
  type Site,
  type Tab,
  type TabOptions,
} from '../../page/site';

/** Handles a request, or lets it pass with null. */
export type Interceptor = (request: HTTPRequest) => Promise<void> | null;

export interface VisitOptions extends TabOptions {
  intercept?: Interceptor;
  /** Runs in every document before its own scripts. */
  beforeScripts?: () => void;
}

export const SEND = '获取验证码';
export const LOG_IN = '登录/注册';
export const RETRY = '再试一次';

const LIBRARY_LINKS = 'main a[href^="/game-library/"]';
/** In the files that `alterInTransit` changes. */
const MARKS = {
  script: 'window.alteredCodeRan = true;',
  style: ':root { --altered-style: applied; }',
};

export class Visit {
  /** Document requests so far. */
  documents = 0;
  /** Every request so far, `GET /path?query`. */
  readonly requests: string[] = [];
  readonly crashes: string[] = [];

  constructor(
    readonly origin: string,
    readonly page: Page,
    /** Console errors and uncaught exceptions. */
    readonly consoleErrors: readonly string[] = [],
  ) {
    page.on('pageerror', (error) => this.crashes.push(String(error)));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) this.documents += 1;
      const { pathname, search } = new URL(request.url());
      this.requests.push(`${request.method()} ${pathname}${search}`);
    });
  }

  /** A tab on an icon of the site, so that its storage can be written before a page is loaded. */
  static async open(
    site: Site,
    { intercept = () => null, beforeScripts, ...options }: VisitOptions,
  ): Promise<Visit> {
    const tab: Tab = await site.open('/media/icons/favicon.svg', options);
    const visit = new Visit(site.url, tab.page, tab.consoleErrors);
    if (beforeScripts) {
      await defineNameHelper(tab.page);
      await tab.page.evaluateOnNewDocument(beforeScripts);
    }
    await visit.intercept(intercept);
    return visit;
  }

  /** Closes the tab with all tabs of its visitor. */
  async close(): Promise<void> {
    const visitor = this.page.browserContext();
    if (!visitor.closed) await visitor.close();
  }

  async intercept(interceptor: Interceptor): Promise<void> {
    await this.page.setRequestInterception(true);
    this.page.on('request', (request) => {
      // A request may have ended before it is handled.
      void (interceptor(request) ?? request.continue()).catch(() => undefined);
    });
  }

  get pathname(): string {
    return new URL(this.page.url()).pathname;
  }

  async load(path: string, origin = this.origin): Promise<void> {
    await this.page.goto(origin + path);
  }

  /** Loads a document and waits until it is hydrated. */
  async goto(path: string, origin = this.origin): Promise<void> {
    await this.load(path, origin);
    await waitForHydration(this.page);
  }

  readonly mainText = (): Promise<string> => this.page.$eval('main', (main) => main.innerText);

  async includes(text: string): Promise<boolean> {
    return (await this.mainText()).includes(text);
  }

  waitForText(text: string, timeoutMs = 8_000): Promise<number> {
    return waitUntil(`the page contains ${text}`, timeoutMs, () => this.includes(text));
  }

  async has(selector: string): Promise<boolean> {
    return (await this.page.$(selector)) !== null;
  }

  waitFor(selector: string, timeoutMs: number): Promise<number> {
    return waitUntil(`the page has ${selector}`, timeoutMs, () => this.has(selector));
  }

  waitForPath(path: string, timeoutMs = 5_000): Promise<number> {
    return waitUntil(`the path begins with ${path}`, timeoutMs, () =>
      this.pathname.startsWith(path),
    );
  }

  async showsLibrary(): Promise<boolean> {
    return (await this.page.$$(LIBRARY_LINKS)).length > 5;
  }

  waitForLibrary(timeoutMs = 8_000): Promise<number> {
    return waitUntil('the game library is shown', timeoutMs, () => this.showsLibrary());
  }

  /** The error view of a section, which offers to try again. */
  async waitForErrorView(timeoutMs = 15_000): Promise<void> {
    await this.waitFor('main button', timeoutMs);
    await waitForHydration(this.page);
  }

  /** Clicks the first link to a path, or to one that begins with it, without waiting for the page. */
  async follow(path: string): Promise<void> {
    await this.click(path === '/' ? 'a[href="/"]' : `a[href^="${path}"]`);
  }

  /** Clicks the first element that matches, wherever it is and whatever covers it. */
  async click(selector: string): Promise<void> {
    await this.page.waitForSelector(selector);
    await this.page.$eval(selector, (found) => found instanceof HTMLElement && found.click());
  }

  press(name: string): Promise<void> {
    return clickButton(this.page, name);
  }

  /** Texts of the toasts; a repeated one ends in a count. */
  toasts(): Promise<string[]> {
    return this.page.$$eval('[aria-live] [data-kind]', (all) =>
      all.map((each) => each.textContent),
    );
  }

  async openLogin(phone: string): Promise<void> {
    await this.press(LOG_IN);
    await this.page.waitForSelector(PHONE_FIELD, { visible: true });
    await this.page.type(PHONE_FIELD, phone);
  }

  /** Seconds until a code may be sent again; 0 when none was sent. */
  countdown(): Promise<number> {
    return this.page.evaluate(() =>
      Number(/(\d+)s后重新发送/.exec(document.body.innerText)?.[1] ?? 0),
    );
  }

  async sendCode(): Promise<void> {
    await this.press(SEND);
    await waitUntil('the code is sent', 5_000, async () => (await this.countdown()) > 0);
  }

  async submitLogin(code: string): Promise<void> {
    await this.page.type(CODE_FIELD, code);
    await this.page.click('dialog input[type=checkbox]');
    await this.press(LOG_IN);
  }

  /** Value of `user-store` in the browser; empty when there is none. */
  storedSession(): Promise<string> {
    return this.page.evaluate(() => localStorage.getItem('user-store') ?? '');
  }

  shownRelease() {
    return this.page.evaluate(() => window.__release);
  }

  countRequests(pattern: RegExp): number {
    return this.requests.filter((request) => pattern.test(request)).length;
  }

  expectDocuments(expected: number, when = ''): void {
    assert.equal(
      this.documents,
      expected,
      `document loads${when && ` ${when}`}: ${this.documents}`,
    );
  }

  expectDocumentsAtMost(max: number): void {
    assert.ok(this.documents <= max, `${this.documents} document loads`);
  }

  expectNoCrashes(): void {
    assert.deepEqual(this.crashes, [], 'uncaught exceptions');
  }

  /** No file that `alterInTransit` has changed may have been run or applied. */
  async expectUnaltered(): Promise<void> {
    const isAltered = await this.page.evaluate(
      () =>
        'alteredCodeRan' in window ||
        getComputedStyle(document.documentElement).getPropertyValue('--altered-style') !== '',
    );
    assert.ok(!isAltered, 'altered bytes have come into effect');
  }
}

/** Responds with other bytes than were published, and otherwise as the server does, where the address matches. */
export const alterInTransit =
  (address: RegExp): Interceptor =>
  (request) => {
    const url = request.url();
    if (!address.test(url)) return null;
    const isStyle = url.endsWith('.css');
    return fetch(url).then(async (response) =>
      request.respond({
        status: 200,
        contentType: isStyle ? 'text/css' : 'text/javascript',
        headers: { 'access-control-allow-origin': new URL(url).origin },
        body: (isStyle ? MARKS.style : MARKS.script) + (await response.text()),
      }),
    );
  };
