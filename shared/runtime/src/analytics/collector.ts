import type { SiteConfig } from '@huoban/contracts';
import { isRecord } from '../storage/parse-json';
import type { QueuedEvent } from './event-queue';

export type CollectorConfig = NonNullable<SiteConfig['analytics']>;
export type EventParams = Record<string, string | number | boolean>;

const TIMEOUT_MS = 5000;

const post = (url: string, body: unknown): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

/**
 * Requests the web id of this browser. It is text, because it exceeds the safe integer range.
 * @throws Error when the collector fails or returns no web id
 */
export async function fetchWebId({ collector, appId }: CollectorConfig): Promise<string> {
  const response = await post(`${collector}/webid`, {
    app_id: appId,
    url: location.origin + location.pathname,
    user_agent: navigator.userAgent,
    referer: '',
    user_unique_id: '',
  });
  const body: unknown = await response.json();
  if (isRecord(body) && typeof body['web_id'] === 'string') return body['web_id'];
  throw new Error('the analytics collector returned no web id');
}

/** @throws Error when the collector does not accept the events */
export async function sendEvents(
  { collector, appId }: CollectorConfig,
  webId: string | null,
  events: readonly QueuedEvent[],
): Promise<void> {
  const response = await post(`${collector}/list`, [
    {
      user: { web_id: webId ?? '' },
      header: { app_id: appId },
      events,
    },
  ]);
  if (!response.ok)
    throw new Error(`the analytics collector responded with HTTP ${String(response.status)}`);
}
