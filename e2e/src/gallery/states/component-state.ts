import type { HTTPRequest, Page } from 'puppeteer';
import type { ScreenVisit } from '../../page/screens';
import type { Site } from '../../page/site';

/** How a screen looks after something has happened on it. */
export interface ComponentState {
  /** Name of the screen in the gallery. */
  screen: string;
  name: string;
  /** Opened instead of the screen's own address; without language and `m` prefix. */
  path?: string;
  /** The whole page is photographed, not its first window. */
  whole?: true;
  /** Takes the picture, as WebP, instead of a screenshot. */
  take?: (page: Page) => Promise<Buffer>;
  /** The browser runs no script. */
  javascript?: false;
  /** Before the screen is opened. */
  before?: (page: Page, visit: ScreenVisit) => Promise<unknown>;
  /** After the application has taken over. */
  then?: (page: Page, visit: ScreenVisit, site: Site) => Promise<unknown>;
}

/** What becomes of a request; others than those it is for go on. */
export type RequestHandler = (request: HTTPRequest) => Promise<void>;

export const abortRequest: RequestHandler = (request) => request.abort('connectionfailed');
/** Never answered: the tab is closed with the request still open. */
export const holdRequest: RequestHandler = () => Promise.resolve();
export const respondWithError: RequestHandler = (request) =>
  request.respond({
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify({ error_code: 50001, error_message: '', payload: null }),
  });

/** From now on requests whose path holds `part` meet this fate. */
export async function interceptRequests(
  page: Page,
  part: string,
  fate: RequestHandler,
): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isMeant = new URL(request.url()).pathname.includes(part);
    void (isMeant ? fate(request) : request.continue()).catch(() => undefined);
  });
}

/** Presses the nth control, from the last one when negative. @throws Error when there is none */
export async function press(page: Page, controls: string, nth = 0): Promise<void> {
  await page.waitForSelector(controls, { visible: true });
  const found = (await page.$$(controls)).at(nth);
  if (!found) throw new Error(`there is no ${controls} to press`);
  await found.click();
}
