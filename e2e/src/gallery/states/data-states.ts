import type { HTTPRequest, Page } from 'puppeteer';
import { holdRequest, respondWithJson, type RequestHandler } from '../../page/respond';
import { ERROR_ENVELOPE, interceptRequests } from './component-state';

export const DATA_STATES = ['filled', 'loading', 'empty', 'error', 'offline'] as const;
export type DataState = (typeof DATA_STATES)[number];

/** A response of the service with empty lists on every level. */
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

async function respondEmpty(request: HTTPRequest): Promise<void> {
  const body = request.hasPostData() ? await request.fetchPostData() : undefined;
  const response = await fetch(request.url(), {
    method: request.method(),
    headers: request.headers(),
    ...(body !== undefined && { body }),
  });
  const envelope = (await response.json()) as { payload: unknown };
  const payload = emptied(envelope.payload);
  await respondWithJson(request, { ...envelope, payload });
}

const HANDLERS: Record<'loading' | 'empty' | 'error', RequestHandler> = {
  loading: holdRequest,
  empty: respondEmpty,
  error: (request) => respondWithJson(request, ERROR_ENVELOPE, 500),
};

export const imposeDataState = (page: Page, state: Exclude<DataState, 'filled'>): Promise<void> =>
  state === 'offline'
    ? page.setOfflineMode(true)
    : interceptRequests(page, '/api/', HANDLERS[state]);

const TIMEOUT_MS = 6000;
const SELECTORS: Record<DataState, string> = {
  filled: 'main',
  loading: 'main [aria-busy="true"], main [data-skeleton]',
  empty: 'main',
  error: 'main [role="alert"], [role="alert"]',
  offline: 'main [role="alert"], [role="alert"], main [role="status"]',
};

/** Waits until the page shows the state. A timeout is no error, because the screenshot shows it. */
export async function waitForDataState(page: Page, state: DataState): Promise<void> {
  await page.waitForSelector(SELECTORS[state], { timeout: TIMEOUT_MS }).catch(() => null);
}

/** Navigates inside the application, as Back and Forward do. */
export const navigateInApp = (page: Page, address: string): Promise<void> =>
  page.evaluate((target) => {
    history.pushState({ key: 'gallery', idx: 1, usr: null }, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
