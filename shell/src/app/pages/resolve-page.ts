import { isApiFailure, type PageContext, type PageHead } from '@huoban/contracts';
import { parsePlace, type RouteLocation } from '@huoban/runtime';
import {
  addMessages,
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
 * From an address to a page with its data in the cache: match, load the section's page and messages, run its loader.
 * Never rejects: whatever fails becomes an error page that keeps the shell alive.
 */
export async function resolvePage(env: Environment, url: URL): Promise<PageResult> {
  const place = parsePlace(url.pathname);
  const match = env.routes.match(place.path, place.device);
  const [loaded, words] = await Promise.all([
    match ? settle(env.loadPage(match.route.section, match.route.page, place.language)) : null,
    settle(ensureShellMessages(env, place)),
  ]);
  if (words.failed) return failedPage('section', words.reason, match, null);
  if (!match || !loaded) return pageNotFound(url);
  if (loaded.failed) return failedPage('section', loaded.reason, match, null);
  return showPage(env, url, place, match, loaded.value);
}

async function showPage(
  env: Environment,
  url: URL,
  place: RouteLocation,
  match: RouteMatch,
  loaded: LoadedPage,
): Promise<PageResult> {
  const { section, page } = match.route;
  addMessages(env.i18n, place.language, section, loaded.messages);
  env.pages.set(pageKey(section, loaded.version, page), loaded.module);
  const context = pageContext(env, url, place, match);
  try {
    const work = loaded.module.loader?.(context);
    if (work) await withTimeout(env.loaderTimeoutMs, `the data of ${section}/${page}`, work);
    const head: PageHead = loaded.module.head(context);
    const { version, chunk } = loaded;
    return { kind: 'page', section, version, page, params: match.params, chunk, head };
  } catch (failure) {
    const named = Object.keys(match.params).length > 0;
    if (isPageNotFound(failure) || isNotFoundFailure(failure, named)) return pageNotFound(url);
    return failedPage(causeOf(failure), failure, match, loaded.version);
  }
}

function pageContext(
  env: Environment,
  url: URL,
  place: RouteLocation,
  match: RouteMatch,
): PageContext {
  return {
    language: place.language,
    device: place.device,
    params: match.params,
    query: url.searchParams,
    api: env.api(place),
    cache: env.cache,
    site: env.site,
    text: createTranslate(env.i18n, place.language, match.route.section),
  };
}

/** Messages of the shell's own parts in a language, once. */
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
    (reason: unknown) => ({ failed: true, reason }),
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

function causeOf(failure: unknown): FailureCause {
  if (isPermanentRefusal(failure)) return 'refusal';
  if (isChunkFailure(failure)) return 'section';
  return isApiFailure(failure) || failure instanceof TimeoutError ? 'service' : 'page';
}

/** A file that the loader of a page asks for did not come: the section is not whole in this browser. */
const isChunkFailure = (failure: unknown): boolean =>
  failure instanceof Error && failure.name === 'ChunkLoadError';

/** A page that throws is at fault; one that waits for ever may be, and is counted, so that a release of such pages shows. */
function faultOf(cause: FailureCause, failure: unknown): FaultCause | null {
  if (failure instanceof TimeoutError) return 'timeout';
  if (isChunkFailure(failure)) return 'chunk';
  return cause === 'page' ? 'render' : null;
}

/** The service being away is 503 (come back later), anything else the section's own 500. */
const failedPage = (
  cause: FailureCause,
  failure: unknown,
  match: RouteMatch | null,
  version: string | null,
): PageFailed => ({
  kind: 'error',
  cause,
  status: cause === 'service' ? 503 : 500,
  message: failure instanceof Error ? failure.message : String(failure),
  section: match?.route.section ?? null,
  version,
  fault: faultOf(cause, failure),
});
