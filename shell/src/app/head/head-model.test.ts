import { parsePlace } from '@huoban/runtime';
import { createRouteMap } from '@huoban/runtime/internal';
import { headModel, titleOf } from './head-model';
import { testRoutes, testSite } from '../testing/environment';

const routes = createRouteMap(testRoutes);
const HEAD = { title: '原神', description: 'about it' };
const at = (pathname: string, head: object = {}) =>
  headModel({ ...HEAD, ...head }, parsePlace(pathname), testSite, routes);
const ORIGIN = 'https://huoban.example';

describe('headModel', () => {
  it.each([
    ['/', '/'],
    ['/en', '/en'],
    ['/game-library/7/', '/game-library/7'],
    ['/ja/m/game-library/7', '/ja/game-library/7'],
    ['/m/profile/removeAccount-1', '/m/profile/removeAccount-1'],
    ['/terms', '/terms'],
  ])('gives %s the canonical URL %s', (pathname, canonical) => {
    expect(at(pathname).canonical).toBe(ORIGIN + canonical);
  });

  it('names the other languages in the same layout', () => {
    expect(at('/en/m/game-library/7').alternates).toEqual([
      { hreflang: 'zh-CN', href: `${ORIGIN}/m/game-library/7` },
      { hreflang: 'en', href: `${ORIGIN}/en/m/game-library/7` },
      { hreflang: 'ja', href: `${ORIGIN}/ja/m/game-library/7` },
      { hreflang: 'x-default', href: `${ORIGIN}/m/game-library/7` },
    ]);
  });

  it('names the mobile layout of desktop pages that have one', () => {
    expect(at('/ja/game-library/7').mobile).toBe(`${ORIGIN}/ja/m/game-library/7`);
    expect(at('/ja/m/game-library/7').mobile).toBeNull();
    expect(at('/terms').mobile).toBeNull();
  });

  it.each(['/nowhere', '/m/terms', '/profile/removeAccount-1', '//evil.example/'])(
    'has no canonical URL for the unknown %s',
    (pathname) => {
      expect(at(pathname)).toMatchObject({
        canonical: null,
        alternates: [],
        mobile: null,
        noIndex: true,
      });
    },
  );

  it('makes pictures absolute and defaults to the site picture', () => {
    expect(at('/', { image: '/media/a.png' }).image).toBe(`${ORIGIN}/media/a.png`);
    expect(at('/').image).toBe(`${ORIGIN}/media/og/default.png`);
  });

  it('marks private pages as noindex', () => {
    expect(at('/', { noIndex: true }).noIndex).toBe(true);
    expect(at('/').noIndex).toBe(false);
  });
});

describe('titleOf', () => {
  it('appends the name of the site once', () => {
    expect(titleOf(at('/'))).toBe('原神 · 伙伴');
    expect(titleOf(at('/', { title: '伙伴 · 首页' }))).toBe('伙伴 · 首页');
    expect(titleOf(at('/', { title: '伙伴广场' }))).toBe('伙伴广场 · 伙伴');
    expect(titleOf(at('/en'))).toBe('原神 · Huoban');
  });
});
