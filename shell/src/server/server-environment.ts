import type { ReleaseRoute } from '@huoban/contracts';
import {
  LOGGED_OUT_SESSION,
  createApiClient,
  createI18n,
  createQueryClient,
  createRouteMap,
  type RouteMap,
} from '@huoban/runtime/internal';
import type { Environment } from '../app/environment';
import type { RenderHost, RenderRequest } from './render-host';
import type { SectionSource } from './section-source';

const ANONYMOUS = {
  session: LOGGED_OUT_SESSION,
  channel: 'official-website',
  deviceIdentifier: '0',
};

/** Time limit of one request to the service; after it the visitor gets the error view. */
const LOADER_TIMEOUT_MS = 10_000;

/** Compiled once for each release: its patterns take a twentieth of a rendering. */
const routeMaps = new WeakMap<readonly ReleaseRoute[], RouteMap>();

function routeMapOf(routes: readonly ReleaseRoute[]): RouteMap {
  const map = routeMaps.get(routes) ?? createRouteMap(routes);
  routeMaps.set(routes, map);
  return map;
}

/** Created per request, so that visitors share no state. */
export function createServerEnvironment(
  host: RenderHost,
  sections: SectionSource,
  caller?: RenderRequest['caller'],
): Environment {
  return {
    routes: routeMapOf(host.release.routes),
    site: host.site,
    i18n: createI18n('zh'),
    cache: createQueryClient(),
    session: LOGGED_OUT_SESSION,
    pages: new Map(),
    api: ({ language, device }) =>
      createApiClient({
        baseUrl: host.serviceUrl,
        headers: caller,
        caller: () => ({ ...ANONYMOUS, language, device }),
      }),
    loadPage: (section, page, language) => sections.loadPage(section, page, language),
    prefetch: () => undefined,
    loaderTimeoutMs: LOADER_TIMEOUT_MS,
    // The server knows neither session nor window; the browser runs the guards.
    guard: () => null,
  };
}
