import { parsePlace } from '@huoban/runtime';
import type { RouteMap } from '@huoban/runtime/internal';
import type { Environment } from '../../app/environment';
import { ensureShellMessages } from '../../app/pages/resolve-page';

const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/** Fetches section, page and messages on intent to navigate; never with `saveData`. */
export function createPrefetch(
  routes: RouteMap,
  env: Pick<Environment, 'loadPage' | 'i18n'>,
): (pathname: string) => void {
  const prefetched = new Set<string>();
  return (target) => {
    const { pathname } = new URL(target, location.origin);
    if (prefetched.has(pathname) || savesData()) return;
    prefetched.add(pathname);
    const routeLocation = parsePlace(pathname);
    const match = routes.match(routeLocation.path, routeLocation.device);
    if (!match) return;
    const { section, page } = match.route;
    // An error is reported when the page is needed and fails again.
    Promise.all([
      env.loadPage(section, page, routeLocation.language),
      ensureShellMessages(env, routeLocation),
    ]).catch(() => prefetched.delete(pathname));
  };
}
