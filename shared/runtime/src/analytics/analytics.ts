import type { ApiClient, SiteConfig } from '@huoban/contracts';
import { fetchWebId, sendEvent, type EventParams } from './collector';
import { generateWebId, storeWebId, readStoredWebId } from './web-id';

/** Texts of an event are cut to what the service takes. */
const MAX_TEXT_LENGTH = 500;

const warnNotRecorded = (what: string) => (failure: unknown) => {
  console.warn(`${what} was not recorded`, failure);
};

let pendingRequest: Promise<void> | null = null;

/**
 * Makes the visitor known: with a collector by asking it, once for each visit; without one by a number that this
 * browser draws for itself. Never fails; `currentWebId` says what came of it.
 */
export function ensureWebId({ analytics }: Pick<SiteConfig, 'analytics'>): Promise<void> {
  if (analytics === null) {
    if (readStoredWebId() === null) storeWebId(generateWebId());
    return Promise.resolve();
  }
  pendingRequest ??= fetchWebId(analytics).then(
    (webId) => {
      if (!storeWebId(webId)) warnNotRecorded('the web id')(new Error(`${webId} is no number`));
    },
    (failure: unknown) => {
      pendingRequest = null;
      warnNotRecorded('the web id')(failure);
    },
  );
  return pendingRequest;
}

export const currentWebId = readStoredWebId;

/** Records an event of this visitor: with our own service, and with the collector where there is one. Never fails. */
export function track(
  event: string,
  facts: EventParams,
  { api, site }: { api: ApiClient; site: Pick<SiteConfig, 'analytics'> },
): void {
  const params = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'string' ? fact.slice(0, MAX_TEXT_LENGTH) : fact,
    ]),
  );
  api
    .call(
      'POST /api/users/report_user_action',
      { body: { action: event, params } },
      { quiet: true },
    )
    .catch(warnNotRecorded(event));
  if (site.analytics !== null)
    sendEvent(site.analytics, currentWebId(), event, params).catch(warnNotRecorded(event));
}
