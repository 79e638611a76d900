import type { Device } from '@huoban/contracts';
import { parsePlace, pathnameOf, type RouteLocation } from '@huoban/runtime';
import type { RouteMap } from '@huoban/runtime/internal';

/** Path of the same page in the other layout, if its route has the guard `check-device` and that layout. */
export function twinPath(
  routes: RouteMap,
  routeLocation: RouteLocation,
  device: Device,
): string | null {
  const route = routes.match(routeLocation.path, routeLocation.device)?.route;
  const isServed = route?.guards.includes('check-device') && route.devices.includes(device);
  return isServed && device !== routeLocation.device
    ? pathnameOf({ ...routeLocation, device })
    : null;
}

/** Whether two paths are the same page in different layouts. */
export function isTwin(first: string, second: string): boolean {
  const [a, b] = [parsePlace(first), parsePlace(second)];
  return a.device !== b.device && a.path === b.path && a.language === b.language;
}
