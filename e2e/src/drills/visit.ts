import type { HTTPRequest, Page } from 'puppeteer';
import { leave } from '../site';
import type { Ground } from './ground';

export interface Visit {
  page: Page;
  /** Documents asked for so far. */
  documents: number;
  complaints: string[];
  end: () => Promise<void>;
}

/** What becomes of a request; null lets it pass. */
export type Interference = (request: HTTPRequest) => Promise<void> | null;

/** A tab whose requests pass through `interfere`, counting document loads. */
export async function visitWith(ground: Ground, interfere: Interference): Promise<Visit> {
  const tab = await ground.pages.open('/media/icons/favicon.svg');
  const { page, complaints } = tab;
  const visit = { page, documents: 0, complaints, end: () => leave(tab) };
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visit.documents += 1;
    void (interfere(request) ?? request.continue());
  });
  return visit;
}

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
