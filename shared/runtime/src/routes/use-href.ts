import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { Device, Language } from '@huoban/contracts';
import { useNavigationContext } from './navigation-context';
import { parsePlace, pathnameOf } from './route-location';
import { mergeQuery, toSearch } from './query';
import type { RouteMap } from './route-map';

export interface LinkTarget {
  /** Path without prefixes, from `paths`. */
  path: string;
  query?: Record<string, string> | undefined;
  language?: Language | undefined;
  device?: Device | undefined;
}

/** A page that the wanted layout lacks (legal pages have no mobile twin) is linked where it is served. */
export function resolveDevice(routes: RouteMap, path: string, wanted: Device): Device {
  const served = routes.devices(path.split(/[?#]/)[0] ?? path);
  return served.length === 0 || served.includes(wanted) ? wanted : (served[0] ?? wanted);
}

/** Resolves targets against the current place: prefixes added, query parameters kept. */
export function useHref(): (target: LinkTarget) => string {
  const { routes } = useNavigationContext();
  const { pathname, search } = useLocation();
  return useCallback(
    ({ path, query, ...wanted }) => {
      const here = parsePlace(pathname);
      const language = wanted.language ?? here.language;
      const device = resolveDevice(routes, path, wanted.device ?? here.device);
      const merged = mergeQuery(new URLSearchParams(search), new URLSearchParams(query));
      return pathnameOf({ language, device, path }) + toSearch(merged);
    },
    [routes, pathname, search],
  );
}
