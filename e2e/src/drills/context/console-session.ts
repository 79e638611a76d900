import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Page } from 'puppeteer';
import type { Device } from '@huoban/contracts';
import { startNode } from '../../harness/processes';
import { must } from '../../check';
import { VIEWPORTS } from '../../page/site';
import type { Ground } from './drill-context';
import { freePort } from '../../harness/processes';
import { ROOT } from '../../harness/processes';

/** A console over the registry of a drill's site, and who may log in to it. */
export interface Console {
  url: string;
  tokens: { operator: string; viewer: string };
}

/** Starts `release serve` over the site's registry and keys, and ends it after the work. */
export async function withConsole(
  { own }: Ground,
  work: (console: Console) => Promise<void>,
): Promise<void> {
  const port = String(await freePort());
  const secret = (): string => randomBytes(24).toString('hex');
  const tokens = { operator: secret(), viewer: secret() };
  const places = ['--registry', own.registry, '--keys', own.keys, '--port', port];
  const env = {
    RELEASE_TOKEN: tokens.operator,
    RELEASE_VIEW_TOKEN: tokens.viewer,
    SHELLS: own.url,
  };
  const program = path.join('release', 'src', 'cli.ts');
  const serve = ['--import', 'tsx', program, 'serve', ...places];
  const { stop } = await startNode(serve, /^console ready\b/m, { cwd: ROOT, env });
  try {
    await work({ url: `http://127.0.0.1:${port}`, tokens });
  } finally {
    await stop();
  }
}

/** A page of the console, as somebody sees it who has logged in. */
export class ConsoleVisit {
  private constructor(
    readonly url: string,
    readonly page: Page,
    private readonly consoleErrors: readonly string[],
  ) {}

  /** Opens the log-in page in a browser of its own. */
  static async open(ground: Ground, { url }: Console, device: Device = 'desktop') {
    const page = await (await ground.pages.newVisitor()).newPage();
    const consoleErrors: string[] = [];
    page.on('pageerror', (failure) => consoleErrors.push(String(failure)));
    page.on('console', (message) => {
      // A status that is no success is what some drills ask for.
      if (message.type() === 'error' && !/status of \d{3}/.test(message.text())) {
        consoleErrors.push(message.text());
      }
    });
    await page.setViewport(VIEWPORTS[device]);
    page.setDefaultTimeout(10_000);
    await page.goto(`${url}/login`);
    return new ConsoleVisit(url, page, consoleErrors);
  }

  async logIn(token: string, author: string): Promise<void> {
    await this.page.$$eval('#author, #token', (fields) => {
      for (const field of fields) if (field instanceof HTMLInputElement) field.value = '';
    });
    await this.page.type('#author', author);
    await this.page.type('#token', token);
    await this.press('main form');
  }

  async go(address: string): Promise<void> {
    await this.page.goto(this.url + address);
  }

  /** Presses the button of a form, and waits for the page that it leads to. */
  async press(form: string): Promise<void> {
    const button = await this.page.$(`${form} button`);
    must(button, `${this.page.url()} has no button of ${form}`);
    await Promise.all([this.page.waitForNavigation(), button.click()]);
  }

  /** Unfolds the part of the page that holds a form, fills its fields by name, and sends it. */
  async send(act: string, fields: Record<string, string>): Promise<void> {
    const form = `form[action$="/${act}"]`;
    await this.page.$eval(form, (found) => found.closest('details')?.setAttribute('open', ''));
    for (const [name, value] of Object.entries(fields)) {
      const field = `${form} [name="${name}"]`;
      const tag = await this.page.$eval(field, ({ localName }) => localName);
      if (tag === 'select') await this.page.select(field, value);
      else await this.page.type(field, value);
    }
    await this.press(form);
  }

  /** What a reader sees of the page. */
  text(): Promise<string> {
    return this.page.$eval('body', (body) => body.innerText);
  }

  async says(part: string | RegExp): Promise<void> {
    const text = await this.text();
    const does = typeof part === 'string' ? text.includes(part) : part.test(text);
    must(does, `${this.page.url()} does not say ${String(part)}: ${text.slice(0, 600)}`);
  }

  /** Leaves the browser; what its console complained of is a fault. */
  async leave(): Promise<void> {
    await this.page.browserContext().close();
    must(
      this.consoleErrors.length === 0,
      `the browser complains: ${this.consoleErrors.join('; ')}`,
    );
  }
}
