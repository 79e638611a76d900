import { parsePlace, pathnameOf, type RouteMap } from '@huoban/runtime/routes';

/** The headers by which a phone is recognized. */
export const DEVICE_HEADERS = 'User-Agent, Sec-CH-UA-Mobile';

const PHONE = /iPhone|iPod|Android.+Mobile|Windows Phone|HarmonyOS.+Mobile/i;

/** True for clear phone user agents; the browser decides for tablets and everything unknown. */
export function isPhone(headers: Record<string, string | string[] | undefined>): boolean {
  if (headers['sec-ch-ua-mobile'] === '?1') return true;
  return PHONE.test(String(headers['user-agent'] ?? ''));
}

/**
 * True for a document that one of our own pages loads. It is not redirected: the first script has chosen its layout by
 * the width of the window, and a phone held sideways is wide.
 */
export function isOwnNavigation(headers: Record<string, string | string[] | undefined>): boolean {
  const referer = String(headers['referer'] ?? '');
  const isOwn = URL.canParse(referer) && new URL(referer).host === headers['host'];
  return isOwn || headers['sec-fetch-site'] === 'same-origin';
}

/** URL of the mobile layout for a desktop page with the guard `check-device`, else null. */
export function mobileUrl(url: string, routes: RouteMap): string | null {
  const [pathname = '/', ...query] = url.split('?');
  const routeLocation = parsePlace(pathname);
  if (routeLocation.device === 'mobile') return null;
  const route = routes.match(routeLocation.path, 'desktop')?.route;
  if (!route?.guards.includes('check-device') || !route.devices.includes('mobile')) return null;
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  return pathnameOf({ ...routeLocation, device: 'mobile' }) + search;
}
