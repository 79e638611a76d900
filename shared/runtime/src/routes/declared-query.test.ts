import { declaredSearch } from './declared-query';
import { createRouteMap } from './route-map';
import { siteRoutes } from './testing/site-routes';

const routes = createRouteMap(siteRoutes());

describe('declaredSearch', () => {
  it.each([
    ['/', '?u=1&channel=b', ''],
    [
      '/en/m/game-library',
      '?u=1&gamePage=2&gameGenre=a%20b&gamePage=3',
      '?gameGenre=a+b&gamePage=2',
    ],
    [
      '/game-library/search',
      '?searchKind=&searchValue=%E5%8E%9F',
      '?searchValue=%E5%8E%9F&searchKind=',
    ],
    ['/game-library/1001', '?gameGenre=a', ''],
    ['/nowhere', '?u=1', '?u=1'],
    ['/terms', '', ''],
  ])('of %s%s is "%s"', (pathname, search, declared) => {
    expect(declaredSearch(routes, pathname, search)).toBe(declared);
    expect(declaredSearch(routes, pathname, declared)).toBe(declared);
  });

  it('is the whole query for a version that declares nothing', () => {
    const early = createRouteMap(siteRoutes().map(({ query: _, ...route }) => route));
    expect(declaredSearch(early, '/', '?u=1')).toBe('?u=1');
  });
});
