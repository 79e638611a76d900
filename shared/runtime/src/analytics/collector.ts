import type { SiteConfig } from '@huoban/contracts';
import { isRecord } from '../storage/parse-json';

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
 * Asks the collector who this browser is to it. Its numbers exceed a Number: it sends them as text.
 * @throws Error when it does not answer or names nobody
 */
export async function fetchWebId({ collector, appId }: CollectorConfig): Promise<string> {
  const response = await post(`${collector}/webid`, {
    app_id: appId,
    url: location.origin + location.pathname,
    user_agent: navigator.userAgent,
    referer: '',
    user_unique_id: '',
  });
  const answer: unknown = await response.json();
  if (isRecord(answer) && typeof answer['web_id'] === 'string') return answer['web_id'];
  throw new Error('the analytics collector named no web id');
}

/** @throws Error when the collector does not take the event */
export async function sendEvent(
  { collector, appId }: CollectorConfig,
  webId: string | null,
  event: string,
  facts: EventParams,
): Promise<void> {
  const response = await post(`${collector}/list`, [
    {
      user: { web_id: webId ?? '' },
      header: { app_id: appId },
      events: [{ event, params: JSON.stringify(facts), local_time_ms: Date.now() }],
    },
  ]);
  if (!response.ok) throw new Error(`the analytics collector answered ${String(response.status)}`);
}
