import type { SiteConfig } from '@huoban/contracts';
import { parsePlace, pathnameOf, type RouteLocation, type Session } from '@huoban/runtime';
import type { RouteMap } from '@huoban/runtime/internal';
import { windowLayout } from '../../app/browser/window-layout';
import { twinPath } from '../../app/pages/twin-path';

interface GuardContext {
  routes: RouteMap;
  session: Session;
  site: SiteConfig;
}

/** Home page in the language and layout of a route location. */
export const homePath = (routeLocation: RouteLocation): string =>
  pathnameOf({ ...routeLocation, path: '/' });

/** Redirect of `check-device`: the same page in the window's layout, if it exists, with query and hash. */
function checkDevice(
  url: URL,
  routeLocation: RouteLocation,
  { routes, site }: GuardContext,
): string | null {
  const twin = twinPath(routes, routeLocation, windowLayout(site));
  return twin && twin + url.search + url.hash;
}

/** Redirect of `auth`: the home page with the login dialog open; after the login the visitor returns. */
function requireLogin(
  url: URL,
  routeLocation: RouteLocation,
  { session }: GuardContext,
): string | null {
  if (!session.ready || session.isLoggedIn) return null;
  session.openLogin({ returnTo: routeLocation.path });
  return homePath(routeLocation) + url.search;
}

/** Redirect target by the guards of the route of `url`; null without a redirect. */
export function guardTarget(url: URL, context: GuardContext): string | null {
  const routeLocation = parsePlace(url.pathname);
  const guards = context.routes.match(routeLocation.path, routeLocation.device)?.route.guards ?? [];
  return (
    checkDevice(url, routeLocation, context) ??
    (guards.includes('auth') ? requireLogin(url, routeLocation, context) : null)
  );
}
