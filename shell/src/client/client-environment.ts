import { hydrate } from '@tanstack/react-query';
import type { ApiClient, Language } from '@huoban/contracts';
import { parsePlace, type Session } from '@huoban/runtime';
import {
  createApiClient,
  createFailureReporter,
  createI18n,
  createQueryClient,
  createRouteMap,
  deviceIdentifier,
  endSession,
  readChannel,
  createTranslate,
} from '@huoban/runtime/internal';
import type { Boot } from '../app/release/boot';
import type { Environment } from '../app/environment';
import { datePageData } from '../app/release/page-data';
import { windowLayout } from '../app/browser/window-layout';
import { guardTarget } from './navigation/guards';
import { createPrefetch } from './navigation/prefetch';
import type { SectionLoader } from './remotes/section-loader';

/** Two attempts of the API client at 10 s each, with the pause between them. */
const LOADER_TIMEOUT_MS = 21_000;

/** The environment of this tab, bound to the release of its HTML. */
export function createClientEnvironment(
  boot: Boot,
  sections: SectionLoader,
  session: Session,
): Environment {
  const routes = createRouteMap(boot.routes);
  const cache = createQueryClient();
  hydrate(cache, datePageData(boot.cache, Date.now()));
  const i18n = createI18n('zh');
  const identifier = deviceIdentifier(navigator.userAgent);
  const currentLocation = () => parsePlace(location.pathname);
  const report = createFailureReporter((key, values) =>
    createTranslate(i18n, currentLocation().language, 'runtime')(key, values),
  );
  const loadPage: Environment['loadPage'] = (section, page, language) =>
    sections.loadPage(section, page, language);
  const createClient = (language: Language) =>
    createApiClient({
      baseUrl: boot.site.app.apiBaseUrl,
      caller: () => ({
        language,
        device: windowLayout(boot.site),
        session,
        channel: readChannel(new URLSearchParams(location.search)),
        deviceIdentifier: identifier,
      }),
      onSessionInvalid: (token) => endSession(session, token),
      onFailure: report,
    });
  const clients = new Map<Language, ApiClient>();
  // One per language: a new client would restart what works with it, such as an open conversation.
  const api: Environment['api'] = ({ language }) => {
    const client = clients.get(language) ?? createClient(language);
    clients.set(language, client);
    return client;
  };
  return {
    routes,
    site: boot.site,
    i18n,
    cache,
    session,
    pages: new Map(),
    api,
    loadPage,
    loaderTimeoutMs: LOADER_TIMEOUT_MS,
    prefetch: createPrefetch(routes, { loadPage, i18n }),
    guard: (url) => guardTarget(url, { routes, session, site: boot.site }),
  };
}
