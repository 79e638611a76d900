import type { SiteConfig } from '@huoban/contracts';
import { parsePlace, pathnameOf, type RouteLocation, type Session } from '@huoban/runtime';
import type { RouteMap } from '@huoban/runtime/internal';
import { windowLayout } from '../../app/browser/window-layout';

interface GuardContext {
  routes: RouteMap;
  session: Session;
  site: SiteConfig;
}

/** Home of the place in which a page needs a login. */
export const homePath = (place: RouteLocation): string => pathnameOf({ ...place, path: '/' });

/** Redirect of `check-device`: the twin in the window's layout, parameters and hash kept; only where a twin exists. */
function checkDevice(
  url: URL,
  place: RouteLocation,
  { routes, site }: GuardContext,
): string | null {
  const wanted = windowLayout(site);
  if (wanted === place.device || !routes.devices(place.path).includes(wanted)) return null;
  return pathnameOf({ ...place, device: wanted }) + url.search + url.hash;
}

/** Redirect of `auth`: home with the login dialog open; the wish is remembered. */
function requireLogin(url: URL, place: RouteLocation, { session }: GuardContext): string | null {
  if (!session.ready || session.isLoggedIn) return null;
  session.openLogin({ returnTo: place.path });
  return homePath(place) + url.search;
}

/** Target of the redirect that the guards of the route behind `url` ask for, if any. */
export function guardTarget(url: URL, watched: GuardContext): string | null {
  const place = parsePlace(url.pathname);
  const guards = watched.routes.match(place.path, place.device)?.route.guards ?? [];
  return (
    (guards.includes('check-device') ? checkDevice(url, place, watched) : null) ??
    (guards.includes('auth') ? requireLogin(url, place, watched) : null)
  );
}
