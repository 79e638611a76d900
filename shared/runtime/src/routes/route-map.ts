import { match } from 'path-to-regexp';
import type { Device, ReleaseRoute } from '@huoban/contracts';
import { compareSpecificity } from './specificity';

export interface RouteMatch {
  route: ReleaseRoute;
  /** Decoded parameters of the pattern. */
  params: Record<string, string>;
}

/** The route table of one release, used by server, browser, links, sitemap and device guard. */
export interface RouteMap {
  /** `path` as in `RouteLocation`. Null for an unknown path and for malformed percent-encoding. */
  match(path: string, device: Device): RouteMatch | null;
  /** Layouts of `path`; empty for an unknown path. */
  devices(path: string): readonly Device[];
}

export function createRouteMap(routes: readonly ReleaseRoute[]): RouteMap {
  const table = [...routes]
    .sort((a, b) => compareSpecificity(a.pattern, b.pattern))
    .map((route) => ({ route, test: match<Record<string, string>>(route.pattern) }));

  const find = (path: string, device?: Device): RouteMatch | null => {
    try {
      for (const { route, test } of table) {
        if (device && !route.devices.includes(device)) continue;
        const found = test(path);
        if (found) return { route, params: { ...found.params } };
      }
    } catch {
      // `decodeURIComponent` throws for malformed sequences: such a path matches nothing.
    }
    return null;
  };

  return {
    match: find,
    devices: (path) => find(path)?.route.devices ?? [],
  };
}
