import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { Device, Language } from '@huoban/contracts';
import { useNavigationContext } from './navigation-context';
import { parsePlace, pathnameOf } from './route-location';
import { mergeQuery, toSearch } from './query';
import type { RouteMap } from './route-map';
import { useSearch } from './use-search';

export interface LinkTarget {
  /** Path without prefixes, from `paths`; may end with an anchor. */
  path: string;
  query?: Record<string, string> | undefined;
  language?: Language | undefined;
  device?: Device | undefined;
}

/** The requested layout, or the one that serves the page: legal pages have no mobile version. */
export function resolveDevice(routes: RouteMap, path: string, requested: Device): Device {
  const served = routes.devices(path.split(/[?#]/)[0] ?? path);
  return served.length === 0 || served.includes(requested) ? requested : (served[0] ?? requested);
}

/** Returns a function that resolves a target against the current URL: adds prefixes, keeps query parameters. */
export function useHref(): (target: LinkTarget) => string {
  const { routes } = useNavigationContext();
  const { pathname } = useLocation();
  const search = useSearch();
  return useCallback(
    ({ path, query, ...requested }) => {
      const current = parsePlace(pathname);
      const language = requested.language ?? current.language;
      // After a '#' the query would belong to the anchor.
      const [page = '', hash = ''] = path.split(/(?=#)/);
      const device = resolveDevice(routes, page, requested.device ?? current.device);
      const merged = mergeQuery(new URLSearchParams(search), new URLSearchParams(query));
      return pathnameOf({ language, device, path: page }) + toSearch(merged) + hash;
    },
    [routes, pathname, search],
  );
}
