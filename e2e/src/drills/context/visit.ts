import type { HTTPRequest, Page } from 'puppeteer';
import { closeTab, defineNameHelper, type Tab, type TabOptions } from '../../page/site';
import type { Ground } from './drill-context';

export interface Visit extends Tab {
  /** Documents asked for so far. */
  documents: number;
  /** Every request so far, `GET /path?query`. */
  asked: string[];
  end: () => Promise<void>;
}

/** What becomes of a request; null lets it pass. */
export type Interference = (request: HTTPRequest) => Promise<void> | null;

export interface VisitOptions extends TabOptions {
  interfere?: Interference;
  /** Runs in every document before its own scripts. */
  before?: () => void;
}

/** A tab whose requests pass through `interfere`, counting document loads. */
export const visitWith = (ground: Ground, interfere: Interference): Promise<Visit> =>
  openVisit(ground, { interfere });

/** A tab with options; it stands on a picture of the site, so that storage may be seeded. */
export async function openVisit(
  ground: Ground,
  { interfere = () => null, before, ...options }: VisitOptions = {},
): Promise<Visit> {
  const tab = await ground.pages.open('/media/icons/favicon.svg', options);
  const { page } = tab;
  const visit: Visit = { ...tab, documents: 0, asked: [], end: () => closeTab(tab) };
  if (before) {
    await defineNameHelper(page);
    await page.evaluateOnNewDocument(before);
  }
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visit.documents += 1;
    const { pathname, search } = new URL(request.url());
    visit.asked.push(`${request.method()} ${pathname}${search}`);
    // A request may be gone by the time that it is decided on.
    void (interfere(request) ?? request.continue()).catch(() => undefined);
  });
  return visit;
}

/** How often something was asked for. */
export const timesAsked = ({ asked }: Visit, what: RegExp): number =>
  asked.filter((request) => what.test(request)).length;

/** What the altered files of `alteredOnTheWay` would do if anybody ran or applied them. */
const MARKS = {
  script: 'window.alteredCodeRan = true;',
  style: ':root { --altered-style: applied; }',
};

/**
 * A proxy on the way that answers files whose address matches with other bytes than were published, but otherwise as
 * the server does.
 */
export const alteredOnTheWay =
  (ground: Ground, address: RegExp): Interference =>
  (request) => {
    if (!address.test(request.url())) return null;
    const isStyle = request.url().endsWith('.css');
    return fetch(request.url()).then(async (answer) =>
      request.respond({
        status: 200,
        contentType: isStyle ? 'text/css' : 'text/javascript',
        headers: { 'access-control-allow-origin': ground.own.url },
        body: (isStyle ? MARKS.style : MARKS.script) + (await answer.text()),
      }),
    );
  };

/** Whether anything altered has come into effect in a tab. */
export const isTaintedBy = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      'alteredCodeRan' in window ||
      getComputedStyle(document.documentElement).getPropertyValue('--altered-style') !== '',
  );
