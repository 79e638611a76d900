import { match } from 'path-to-regexp';
import type { Device, ReleaseRoute } from '@huoban/contracts';
import { compareSpecificity } from './specificity';

export interface RouteMatch {
  route: ReleaseRoute;
  /** Decoded parameters of the pattern. */
  params: Record<string, string>;
}

/** The route table of one release, asked by server, browser, links, sitemap and device guard alike. */
export interface RouteMap {
  /** `path` as in `Place`. `null` for a path nobody serves there and for malformed percent-encoding. */
  match(path: string, device: Device): RouteMatch | null;
  /** Layouts in which `path` is served; empty when nobody serves it. */
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
      // Only `decodeURIComponent` throws here, at malformed sequences: such a path exists nowhere.
    }
    return null;
  };

  return {
    match: find,
    devices: (path) => find(path)?.route.devices ?? [],
  };
}
