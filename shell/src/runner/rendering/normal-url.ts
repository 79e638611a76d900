import { compile, type PathFunction } from 'path-to-regexp';
import type { ReleaseRoute } from '@huoban/contracts';
import { declaredSearch, parsePlace, pathnameOf, type RouteMap } from '@huoban/runtime/routes';

/** By pattern; a release has few. */
const builders = new WeakMap<ReleaseRoute, PathFunction<Record<string, string>>>();

/**
 * One URL for all spellings that render the same document: the letter case of the route's pattern, one percent-encoding of
 * its parameters, and of the query only what the page declares. A trailing slash stays, because the links of the document
 * repeat it.
 */
export function normalUrl(routes: RouteMap, url: string): string {
  const [pathname = '/', ...query] = url.split('?');
  const search = declaredSearch(routes, pathname, query.length > 0 ? `?${query.join('?')}` : '');
  const { language, device, path } = parsePlace(pathname);
  const match = routes.match(path, device);
  if (!match) return pathname + search;
  const { route, params } = match;
  const build = builders.get(route) ?? compile<Record<string, string>>(route.pattern);
  builders.set(route, build);
  const spelled = pathnameOf({ language, device, path: build(params) }).replace(/\/$/, '');
  return spelled + (pathname.endsWith('/') ? '/' : '') + search;
}
