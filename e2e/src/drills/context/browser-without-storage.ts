import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { launchBrowser } from '../../harness/browser';
import { VIEWPORTS } from '../../page/site';

/** "Block all cookies", as people set it: cookies and every kind of storage are refused. */
const PREFERENCES = { profile: { default_content_setting_values: { cookies: 2 } } };

/** A browser whose visitor blocks all cookies, and with them storage. */
export class BlockingBrowser {
  /** Addresses of documents asked for. */
  readonly documents: string[] = [];
  /** Uncaught exceptions. */
  readonly crashes: string[] = [];

  private constructor(
    private readonly browser: Browser,
    private readonly folder: string,
  ) {}

  static async start(): Promise<BlockingBrowser> {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-profile-'));
    await fs.mkdir(path.join(folder, 'Default'));
    await fs.writeFile(path.join(folder, 'Default/Preferences'), JSON.stringify(PREFERENCES));
    const browser = await launchBrowser({ args: [`--user-data-dir=${folder}`] });
    return new BlockingBrowser(browser, folder);
  }

  async open(): Promise<Page> {
    const page = await this.browser.newPage();
    await page.setViewport(VIEWPORTS.desktop);
    page.setDefaultTimeout(15_000);
    page.on('pageerror', (failure) => this.crashes.push(String(failure)));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) this.documents.push(request.url());
    });
    return page;
  }

  async end(): Promise<void> {
    await this.browser.close();
    await fs.rm(this.folder, { recursive: true, force: true });
  }
}
