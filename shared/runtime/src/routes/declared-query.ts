import { toSearch } from './query';
import { parsePlace } from './route-location';
import type { RouteMap } from './route-map';

/**
 * The part of a query that the page of a pathname declares, in a fixed order and each parameter once. The server renders
 * by it, so that other parameters need no document of their own. Unknown paths and early versions declare nothing: their
 * query stays.
 */
export function declaredSearch(routes: RouteMap, pathname: string, search: string): string {
  if (search === '') return search;
  const { path, device } = parsePlace(pathname);
  const declared = routes.match(path, device)?.route.query;
  if (!declared) return search;
  const query = new URLSearchParams(search);
  const kept = declared.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return toSearch(new URLSearchParams(kept));
}
