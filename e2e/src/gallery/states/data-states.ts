import type { HTTPRequest, Page } from 'puppeteer';

/** What a screen can look like, besides how it comes from the server. */
export const DATA_STATES = ['filled', 'loading', 'empty', 'error', 'offline'] as const;
export type DataState = (typeof DATA_STATES)[number];

const JSON_HEADERS = { contentType: 'application/json; charset=utf-8' };

/** An answer of the service without what its lists hold, however deep they lie. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => {
      if (name === 'total') return [name, 0];
      if (name === 'next_page') return [name, null];
      return [name, emptied(held)];
    }),
  );
}

async function answerEmpty(request: HTTPRequest): Promise<void> {
  const body = request.hasPostData() ? await request.fetchPostData() : undefined;
  const answer = await fetch(request.url(), {
    method: request.method(),
    headers: request.headers(),
    ...(body !== undefined && { body }),
  });
  const envelope = (await answer.json()) as { payload: unknown };
  const payload = emptied(envelope.payload);
  await request.respond({ ...JSON_HEADERS, body: JSON.stringify({ ...envelope, payload }) });
}

const ANSWERS: Record<'loading' | 'empty' | 'error', (request: HTTPRequest) => Promise<void>> = {
  // Never answered: the tab is closed with the request still open.
  loading: () => Promise.resolve(),
  empty: answerEmpty,
  error: (request) =>
    request.respond({
      ...JSON_HEADERS,
      status: 500,
      body: JSON.stringify({ error_code: 50001, error_message: '', payload: null }),
    }),
};

/** From now on the service answers the page as the state wants it. */
export async function imposeDataState(
  page: Page,
  state: Exclude<DataState, 'filled'>,
): Promise<void> {
  if (state === 'offline') return page.setOfflineMode(true);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isCall = new URL(request.url()).pathname.startsWith('/api/');
    void (isCall ? ANSWERS[state](request) : request.continue()).catch(() => undefined);
  });
}

/** Milliseconds after which a page that is still loading has said so. */
const PATIENCE_MS = 6000;
const SIGNS: Record<DataState, string> = {
  filled: 'main',
  loading: 'main [aria-busy="true"], main [data-skeleton]',
  empty: 'main',
  error: 'main [role="alert"], [role="alert"]',
  offline: 'main [role="alert"], [role="alert"], main [role="status"]',
};

/** Waits until the page shows the state, and goes on without it: the picture then tells. */
export async function waitForDataState(page: Page, state: DataState): Promise<void> {
  await page.waitForSelector(SIGNS[state], { timeout: PATIENCE_MS }).catch(() => null);
}

/** Goes to an address inside the application, as Back and Forward do. */
export const navigateInApp = (page: Page, address: string): Promise<void> =>
  page.evaluate((target) => {
    history.pushState({ key: 'gallery', idx: 1, usr: null }, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
