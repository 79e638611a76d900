import type { ApiClient, SiteConfig } from '@huoban/contracts';
import { fetchWebId, sendEvents, type CollectorConfig, type EventParams } from './collector';
import { EventQueue } from './event-queue';
import { generateWebId, readStoredWebId, storeWebId } from './web-id';

/** The API rejects longer texts. */
const MAX_TEXT_LENGTH = 500;

const warnNotRecorded = (subject: string) => (error: unknown) => {
  console.warn(`${subject} was not recorded`, error);
};

let pendingRequest: Promise<void> | null = null;

/**
 * Makes sure that the visitor has a web id, from the analytics collector or, without a collector, generated in the
 * browser. Never rejects: after a failure `currentWebId` returns null and the next call tries again.
 */
export function ensureWebId({ analytics }: Pick<SiteConfig, 'analytics'>): Promise<void> {
  if (analytics === null) {
    if (readStoredWebId() === null) storeWebId(generateWebId());
    return Promise.resolve();
  }
  pendingRequest ??= fetchWebId(analytics).then(
    (webId) => {
      if (!storeWebId(webId)) warnNotRecorded('the web id')(new Error(`${webId} is not a number`));
    },
    (error: unknown) => {
      pendingRequest = null;
      warnNotRecorded('the web id')(error);
    },
  );
  return pendingRequest;
}

export const currentWebId = readStoredWebId;

let queue: EventQueue | null = null;

/** Sends the events that wait for the collector, because the visitor leaves. */
export const flushEvents = (): void => queue?.flush();

function enqueue(collector: CollectorConfig, event: string, params: EventParams): void {
  queue ??= new EventQueue((events) => sendEvents(collector, currentWebId(), events));
  queue.add({ event, params: JSON.stringify(params), local_time_ms: Date.now() });
}

/** Sends an event to the API at once and, where one is configured, queues it for the analytics collector. Never throws. */
export function track(
  event: string,
  eventParams: EventParams,
  { api, site }: { api: ApiClient; site: Pick<SiteConfig, 'analytics'> },
): void {
  const params = Object.fromEntries(
    Object.entries(eventParams).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : value,
    ]),
  );
  api
    .call(
      'POST /api/users/report_user_action',
      { body: { action: event, params } },
      // The visitor may leave with the same click.
      { keepalive: true },
    )
    .catch(warnNotRecorded(event));
  if (site.analytics !== null) enqueue(site.analytics, event, params);
}
