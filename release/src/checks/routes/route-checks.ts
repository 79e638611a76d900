import type { Device, ReleaseRoute } from '@huoban/contracts';
import { match } from 'path-to-regexp';
import { patternsOverlap } from './pattern-overlap';
import type { Refusal } from '../../refusal';
import { REQUIRED_ROUTES } from './required-routes';

/** R004 for patterns of different sections that can match the same path in the same layout. */
export function checkOverlaps(routes: ReleaseRoute[]): Refusal[] {
  return routes.flatMap((route, index) =>
    routes
      .slice(index + 1)
      .filter((other) => other.section !== route.section && haveCommonDevice(route, other))
      .filter((other) => patternsOverlap(route.pattern, other.pattern))
      .map((other) => ({
        code: 'R004',
        subject: `${route.section} and ${other.section}`,
        problem: `${route.pattern} and ${other.pattern} match a common path`,
        remedy: 'Assign the path to one of the two sections in its section.json.',
      })),
  );
}

/** R006 for public routes that no section serves. */
export function checkRequired(routes: ReleaseRoute[]): Refusal[] {
  return REQUIRED_ROUTES.flatMap(({ path, devices }) =>
    devices
      .filter((device) => !routes.some((route) => serves(route, path, device)))
      .map((device) => ({
        code: 'R006',
        subject: `${path} (${device})`,
        problem: 'no section of the release serves it',
        remedy:
          'Add its pattern to the section.json that owns the page, build and pin that section.',
      })),
  );
}

const serves = (route: ReleaseRoute, path: string, device: Device): boolean =>
  route.devices.includes(device) && match(route.pattern)(path) !== false;

const haveCommonDevice = (a: ReleaseRoute, b: ReleaseRoute): boolean =>
  a.devices.some((device) => b.devices.includes(device));
