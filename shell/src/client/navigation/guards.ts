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
export const homePath = (routeLocation: RouteLocation): string =>
  pathnameOf({ ...routeLocation, path: '/' });

/** Redirect of `check-device`: the twin in the window's layout, parameters and hash kept; only where a twin exists. */
function checkDevice(
  url: URL,
  routeLocation: RouteLocation,
  { routes, site }: GuardContext,
): string | null {
  const wanted = windowLayout(site);
  if (wanted === routeLocation.device || !routes.devices(routeLocation.path).includes(wanted))
    return null;
  return pathnameOf({ ...routeLocation, device: wanted }) + url.search + url.hash;
}

/** Redirect of `auth`: home with the login dialog open; the wish is remembered. */
function requireLogin(
  url: URL,
  routeLocation: RouteLocation,
  { session }: GuardContext,
): string | null {
  if (!session.ready || session.isLoggedIn) return null;
  session.openLogin({ returnTo: routeLocation.path });
  return homePath(routeLocation) + url.search;
}

/** Target of the redirect that the guards of the route behind `url` ask for, if any. */
export function guardTarget(url: URL, watched: GuardContext): string | null {
  const routeLocation = parsePlace(url.pathname);
  const guards = watched.routes.match(routeLocation.path, routeLocation.device)?.route.guards ?? [];
  return (
    (guards.includes('check-device') ? checkDevice(url, routeLocation, watched) : null) ??
    (guards.includes('auth') ? requireLogin(url, routeLocation, watched) : null)
  );
}
