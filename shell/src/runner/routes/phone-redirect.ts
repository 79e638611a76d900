import { parsePlace, pathnameOf, type RouteMap } from '@huoban/runtime/routes';

const PHONE = /iPhone|iPod|Android.+Mobile|Windows Phone|HarmonyOS.+Mobile/i;

/** True for what clearly is a phone; tablets and everything unknown are decided in the browser. */
export function isPhone(headers: Record<string, string | string[] | undefined>): boolean {
  if (headers['sec-ch-ua-mobile'] === '?1') return true;
  return PHONE.test(String(headers['user-agent'] ?? ''));
}

/** Address of the mobile twin for a desktop address that `check-device` watches, else null. */
export function mobileUrl(url: string, routes: RouteMap): string | null {
  const [pathname = '/', ...query] = url.split('?');
  const place = parsePlace(pathname);
  if (place.device === 'mobile') return null;
  const route = routes.match(place.path, 'desktop')?.route;
  if (!route?.guards.includes('check-device') || !route.devices.includes('mobile')) return null;
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  return pathnameOf({ ...place, device: 'mobile' }) + search;
}
