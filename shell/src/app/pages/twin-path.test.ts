import { createRouteMap } from '@huoban/runtime/internal';
import { parsePlace } from '@huoban/runtime';
import { testRoutes } from '../testing/environment';
import { isTwin, twinPath } from './twin-path';

const routes = createRouteMap(testRoutes);

it.each([
  ['/', 'mobile', '/m/'],
  ['/ja/m/game-library/7', 'desktop', '/ja/game-library/7'],
  ['/m/', 'mobile', null],
  ['/terms', 'mobile', null],
  ['/m/profile/removeAccount-7', 'desktop', null],
  ['/nowhere', 'mobile', null],
] as const)('the twin of %s for %s is %s', (pathname, device, twin) => {
  expect(twinPath(routes, parsePlace(pathname), device)).toBe(twin);
});

it.each([
  ['/about-us', '/m/about-us', true],
  ['/en/m/', '/en', true],
  ['/about-us', '/about-us', false],
  ['/about-us', '/en/m/about-us', false],
  ['/about-us', '/m/activity', false],
])('%s and %s are the same page in two layouts: %s', (first, second, expected) => {
  expect(isTwin(first, second)).toBe(expected);
});
