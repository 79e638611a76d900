import { isApiFailure, type PageContext, type PageHead } from '@huoban/contracts';
import { parsePlace, type RouteLocation } from '@huoban/runtime';
import {
  addMessages,
  declaredSearch,
  hasMessages,
  isNotFoundFailure,
  isPageNotFound,
  isPermanentRefusal,
  createTranslate,
  type RouteMatch,
} from '@huoban/runtime/internal';
import { pageKey, type Environment, type LoadedPage } from '../environment';
import type { FaultCause } from '../release/fault';
import type { FailureCause, PageFailed, PageResult } from './page-result';
import { loadShellMessages } from '../shell-messages';
import { TimeoutError, withTimeout } from './with-timeout';

/**
 * Resolves a URL to a page with its data in the cache: matches the route, loads the section's page and messages, runs
 * the loader. Never rejects: a failure becomes an error page, and the shell stays usable.
 */
export async function resolvePage(env: Environment, url: URL): Promise<PageResult> {
  const routeLocation = parsePlace(url.pathname);
  const match = env.routes.match(routeLocation.path, routeLocation.device);
  const [loaded, messages] = await Promise.all([
    match
      ? settle(env.loadPage(match.route.section, match.route.page, routeLocation.language))
      : null,
    settle(ensureShellMessages(env, routeLocation)),
  ]);
  if (messages.failed) return failedPage('section', messages.reason, match, null);
  if (!match || !loaded) return pageNotFound(url);
  if (loaded.failed) return failedPage('section', loaded.reason, match, null);
  return preparePage(env, url, routeLocation, match, loaded.value);
}

async function preparePage(
  env: Environment,
  url: URL,
  routeLocation: RouteLocation,
  match: RouteMatch,
  loaded: LoadedPage,
): Promise<PageResult> {
  const { section, page } = match.route;
  addMessages(env.i18n, routeLocation.language, section, loaded.messages);
  env.pages.set(pageKey(section, loaded.version, page), loaded.module);
  const context = pageContext(env, url, routeLocation, match);
  try {
    const data = loaded.module.loader?.(context);
    if (data) await withTimeout(env.loaderTimeoutMs, `the data of ${section}/${page}`, data);
    const head: PageHead = loaded.module.head(context);
    const { version, chunk } = loaded;
    return { kind: 'page', section, version, page, params: match.params, chunk, head };
  } catch (error) {
    const hasParams = Object.keys(match.params).length > 0;
    if (isPageNotFound(error) || isNotFoundFailure(error, hasParams)) return pageNotFound(url);
    return failedPage(causeOf(error), error, match, loaded.version);
  }
}

function pageContext(
  env: Environment,
  url: URL,
  routeLocation: RouteLocation,
  match: RouteMatch,
): PageContext {
  return {
    language: routeLocation.language,
    device: routeLocation.device,
    params: match.params,
    query: new URLSearchParams(declaredSearch(env.routes, url.pathname, url.search)),
    api: env.api(routeLocation),
    cache: env.cache,
    site: env.site,
    text: createTranslate(env.i18n, routeLocation.language, match.route.section),
  };
}

/** Loads the messages of shell and runtime in a language, once. */
export async function ensureShellMessages(
  env: Pick<Environment, 'i18n'>,
  { language }: Pick<RouteLocation, 'language'>,
): Promise<void> {
  if (hasMessages(env.i18n, language, 'shell')) return;
  const { shell, runtime } = await loadShellMessages(language);
  addMessages(env.i18n, language, 'shell', shell);
  addMessages(env.i18n, language, 'runtime', runtime);
}

type Settled<T> = { failed: false; value: T } | { failed: true; reason: unknown };

const settle = <T>(work: Promise<T>): Promise<Settled<T>> =>
  work.then(
    (value) => ({ failed: false, value }),
    (error: unknown) => ({ failed: true, reason: error }),
  );

const pageNotFound = (url: URL): PageFailed => ({
  kind: 'error',
  cause: 'not-found',
  status: 404,
  message: `Page Not Found: ${url.pathname}${url.search}`,
  section: null,
  version: null,
  fault: null,
});

function causeOf(error: unknown): FailureCause {
  if (isPermanentRefusal(error)) return 'refusal';
  if (isChunkFailure(error)) return 'section';
  return isApiFailure(error) || error instanceof TimeoutError ? 'service' : 'page';
}

/** A file of the page failed to load. */
const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** A timeout may have another reason, but is counted as well, so that a release with endless loaders is noticed. */
function faultOf(cause: FailureCause, error: unknown): FaultCause | null {
  if (error instanceof TimeoutError) return 'timeout';
  if (isChunkFailure(error)) return 'chunk';
  return cause === 'page' ? 'render' : null;
}

/** 503 when the service is unavailable, else 500. */
const failedPage = (
  cause: FailureCause,
  error: unknown,
  match: RouteMatch | null,
  version: string | null,
): PageFailed => ({
  kind: 'error',
  cause,
  status: cause === 'service' ? 503 : 500,
  message: error instanceof Error ? error.message : String(error),
  section: match?.route.section ?? null,
  version,
  fault: faultOf(cause, error),
});
