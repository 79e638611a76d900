import { DEVICES, LANGUAGES } from '@huoban/contracts';
import { parsePlace, pathnameOf, plainPath } from './route-location';

describe('parsePlace', () => {
  it.each([
    ['/', 'zh', 'desktop', '/'],
    ['', 'zh', 'desktop', '/'],
    ['/m', 'zh', 'mobile', '/'],
    ['/m/', 'zh', 'mobile', '/'],
    ['/en', 'en', 'desktop', '/'],
    ['/EN/', 'en', 'desktop', '/'],
    ['/Ja/M/about-us', 'ja', 'mobile', '/about-us'],
    ['/en/m/game-partner/', 'en', 'mobile', '/game-partner/'],
    ['/m/en/about-us', 'zh', 'mobile', '/en/about-us'],
    ['/zh/about-us', 'zh', 'desktop', '/zh/about-us'],
    ['/fr/about-us', 'zh', 'desktop', '/fr/about-us'],
    ['/mobile', 'zh', 'desktop', '/mobile'],
    ['/english', 'zh', 'desktop', '/english'],
    ['/game-library/m', 'zh', 'desktop', '/game-library/m'],
    ['/TERMS', 'zh', 'desktop', '/TERMS'],
    ['//elsewhere.example/x', 'zh', 'desktop', '//elsewhere.example/x'],
  ])('reads %s', (pathname, language, device, path) => {
    expect(parsePlace(pathname)).toEqual({ language, device, path });
  });
});

describe('pathnameOf', () => {
  const paths = ['/', '/about-us/', '/terms7', '/game-library/m', '/zh/x', '/game-library/原'];
  const places = LANGUAGES.flatMap((language) =>
    DEVICES.flatMap((device) => paths.map((path) => ({ language, device, path }))),
  );

  it('is the inverse of parsePlace for every language, layout and path', () => {
    for (const place of places) expect(parsePlace(pathnameOf(place))).toEqual(place);
  });

  it.each([
    ['zh', 'desktop', '/'],
    ['zh', 'mobile', '/m/'],
    ['en', 'desktop', '/en'],
    ['ja', 'mobile', '/ja/m/'],
  ] as const)('writes the home page in %s for %s as %s', (language, device, pathname) => {
    expect(pathnameOf({ language, device, path: '/' })).toBe(pathname);
  });

  it('never returns a URL of another host', () => {
    const place = { language: 'zh', device: 'desktop', path: '//elsewhere.example/x' } as const;
    expect(new URL(pathnameOf(place), 'https://site.example').host).toBe('site.example');
  });
});

describe('plainPath', () => {
  it.each([
    ['/', '/'],
    ['/about-us/', '/about-us'],
    ['/about-us', '/about-us'],
    ['/about-us//', '/about-us'],
    ['//', '/'],
  ])('turns %s into %s', (path, plain) => expect(plainPath(path)).toBe(plain));
});
