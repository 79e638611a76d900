import type { ApiClient, SiteConfig } from '@huoban/contracts';
import { askWebId, sendEvent, type EventFacts } from './collector';
import { drawWebId, keepWebId, keptWebId } from './web-id';

/** Texts of an event are cut to what the service takes. */
const TEXT_LENGTH = 500;

const logged = (what: string) => (failure: unknown) => {
  console.warn(`${what} was not recorded`, failure);
};

let asked: Promise<void> | null = null;

/**
 * Makes the visitor known: with a collector by asking it, once for each visit; without one by a number that this
 * browser draws for itself. Never fails; `currentWebId` says what came of it.
 */
export function nameVisitor({ analytics }: Pick<SiteConfig, 'analytics'>): Promise<void> {
  if (analytics === null) {
    if (keptWebId() === null) keepWebId(drawWebId());
    return Promise.resolve();
  }
  asked ??= askWebId(analytics).then(
    (webId) => {
      if (!keepWebId(webId)) logged('the web id')(new Error(`${webId} is no number`));
    },
    (failure: unknown) => {
      asked = null;
      logged('the web id')(failure);
    },
  );
  return asked;
}

export const currentWebId = keptWebId;

/** Records an event of this visitor: with our own service, and with the collector where there is one. Never fails. */
export function track(
  event: string,
  facts: EventFacts,
  { api, site }: { api: ApiClient; site: Pick<SiteConfig, 'analytics'> },
): void {
  const params = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'string' ? fact.slice(0, TEXT_LENGTH) : fact,
    ]),
  );
  api
    .call(
      'POST /api/users/report_user_action',
      { body: { action: event, params } },
      { quiet: true },
    )
    .catch(logged(event));
  if (site.analytics !== null)
    sendEvent(site.analytics, currentWebId(), event, params).catch(logged(event));
}
