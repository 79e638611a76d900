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

/** Fetches the code of a page ahead, on intent: section, page and messages. Never for those who save data. */
export function createPrefetch(
  routes: RouteMap,
  env: Pick<Environment, 'loadPage' | 'i18n'>,
): (pathname: string) => void {
  const asked = new Set<string>();
  return (target) => {
    const { pathname } = new URL(target, location.origin);
    if (asked.has(pathname) || savesData()) return;
    asked.add(pathname);
    const routeLocation = parsePlace(pathname);
    const match = routes.match(routeLocation.path, routeLocation.device);
    if (!match) return;
    const { section, page } = match.route;
    // What fails here fails again when it is needed, and is told then.
    Promise.all([
      env.loadPage(section, page, routeLocation.language),
      ensureShellMessages(env, routeLocation),
    ]).catch(() => asked.delete(pathname));
  };
}
