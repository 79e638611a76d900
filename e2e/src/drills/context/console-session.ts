import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { Page } from 'puppeteer';
import type { Device } from '@huoban/contracts';
import { startConsole } from '../../harness/servers';
import { recordActivity } from '../../page/page-activity';
import { VIEWPORTS } from '../../page/site';
import type { DrillContext } from './drill-context';

export interface TestConsole {
  url: string;
  tokens: { operator: string; viewer: string };
}

export async function startTestConsole({ site, cleanup }: DrillContext): Promise<TestConsole> {
  const createToken = (): string => randomBytes(24).toString('hex');
  const tokens = { operator: createToken(), viewer: createToken() };
  const env = {
    RELEASE_TOKEN: tokens.operator,
    RELEASE_VIEW_TOKEN: tokens.viewer,
    SHELLS: site.url,
  };
  const { url } = cleanup.stopLater(await startConsole(site.registry, env));
  return { url, tokens };
}

export class ConsoleSession {
  private constructor(
    readonly url: string,
    readonly page: Page,
    private readonly errors: readonly string[],
  ) {}

  static async open({ tabs }: DrillContext, { url }: TestConsole, device: Device = 'desktop') {
    const page = await (await tabs.newVisitor()).newPage();
    const { errors } = recordActivity(page);
    await page.setViewport(VIEWPORTS[device]);
    page.setDefaultTimeout(10_000);
    await page.goto(`${url}/login`);
    return new ConsoleSession(url, page, errors);
  }

  async logIn(token: string, author: string): Promise<void> {
    await this.page.$$eval('#author, #token', (fields) => {
      for (const field of fields) if (field instanceof HTMLInputElement) field.value = '';
    });
    await this.page.type('#author', author);
    await this.page.type('#token', token);
    await this.submit('main form');
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(this.url + path);
  }

  /** Clicks the button of a form and waits for the next page. */
  async submit(form: string): Promise<void> {
    const button = await this.page.$(`${form} button`);
    assert.ok(button, `${this.page.url()} has no button of ${form}`);
    await Promise.all([this.page.waitForNavigation(), button.click()]);
  }

  async unfold(form: string): Promise<void> {
    await this.page.$eval(form, (found) => found.closest('details')?.setAttribute('open', ''));
  }

  /** Unfolds the form of an act, fills its fields by name and submits it. */
  async send(act: string, fields: Record<string, string>): Promise<void> {
    const form = `form[action$="/${act}"]`;
    await this.unfold(form);
    for (const [name, value] of Object.entries(fields)) {
      const field = `${form} [name="${name}"]`;
      const tag = await this.page.$eval(field, ({ localName }) => localName);
      if (tag === 'select') await this.page.select(field, value);
      else await this.page.type(field, value);
    }
    await this.submit(form);
  }

  async expectText(part: string | RegExp): Promise<void> {
    const text = await this.page.$eval('body', (body) => body.innerText);
    const isFound = typeof part === 'string' ? text.includes(part) : part.test(text);
    assert.ok(
      isFound,
      `${this.page.url()} does not contain ${String(part)}: ${text.slice(0, 600)}`,
    );
  }

  /** Closes the tab. @throws Error when its console has errors */
  async close(): Promise<void> {
    await this.page.browserContext().close();
    // Some drills provoke responses with an error status.
    const errors = this.errors.filter((text) => !/status of \d{3}/.test(text));
    assert.deepEqual(errors, [], 'console errors');
  }
}
