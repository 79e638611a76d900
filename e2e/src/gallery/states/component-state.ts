import type { Page } from 'puppeteer';
import { respondWithJson, type RequestHandler } from '../../page/respond';
import type { ScreenVisit } from '../../page/screens';
import type { Site } from '../../page/site';

export interface ComponentState {
  /** Name of the screen in the gallery. */
  screen: string;
  name: string;
  /** Opened instead of the screen's own address; without language and `m` prefix. */
  path?: string;
  /** Captures the whole page instead of the first window. */
  fullPage?: true;
  /** Taken by a visitor of its own, because it stores a login, which the next screens would show. */
  ownVisitor?: boolean;
  javascript?: false;
  beforeLoad?: (page: Page, visit: ScreenVisit) => Promise<unknown>;
  /** After hydration. */
  afterLoad?: (page: Page, visit: ScreenVisit, site: Site) => Promise<unknown>;
}

export const ERROR_ENVELOPE = { error_code: 50001, error_message: '', payload: null };
export const respondWithError: RequestHandler = (request) =>
  respondWithJson(request, ERROR_ENVELOPE);

/** From now on a handler gets the requests whose path contains `part`. */
export async function interceptRequests(
  page: Page,
  part: string,
  handler: RequestHandler,
): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isHandled = new URL(request.url()).pathname.includes(part);
    void (isHandled ? handler(request) : request.continue()).catch(() => undefined);
  });
}

/** Clicks the nth visible control, from the last one when negative. @throws Error when there is none */
export async function clickControl(page: Page, controls: string, nth = 0): Promise<void> {
  await page.waitForSelector(controls, { visible: true });
  const control = (await page.$$(controls)).at(nth);
  if (!control) throw new Error(`there is no ${controls} to click`);
  await control.click();
}
