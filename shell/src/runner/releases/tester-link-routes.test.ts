import { parseTesterLink, toLocalPath } from './tester-link-routes';

describe('parseTesterLink', () => {
  it.each([
    ['/terms?release-link=k.1.a.b', '/terms'],
    ['/?tag=a&release-link=k.1.a.b&tag=b%20c', '/?tag=a&tag=b%20c'],
    ['/ja/m/?release-link=k.1.a.b&x=?y', '/ja/m/?x=?y'],
    ['//evil.example/?release-link=k.1.a.b', '/'],
  ])('finds the token in %s and redirects to %s', (url, rest) => {
    expect(parseTesterLink(url)).toEqual({ token: 'k.1.a.b', url: rest });
  });

  it.each(['/', '/terms?x=release-link=1', '/release-link=1', '/?release-links=1'])(
    'finds no token in %s',
    (url) => expect(parseTesterLink(url)).toBeNull(),
  );

  it('returns an empty token, which is refused later', () => {
    expect(parseTesterLink('/?release-link=')).toEqual({ token: '', url: '/' });
  });
});

describe('toLocalPath', () => {
  it.each(['/', '/terms?a=1&b=//x', '/ja/m/game-library/1'])('returns %s', (path) =>
    expect(toLocalPath(path)).toBe(path),
  );
  it.each([
    ['/中?q=é%20', '/%E4%B8%AD?q=%C3%A9%20'],
    ['/\ud800', '/%EF%BF%BD'],
    ['/a\0', '/a%00'],
  ])('encodes %j for a header', (path, encoded) => expect(toLocalPath(path)).toBe(encoded));
  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/a\r\nSet-Cookie: x=1',
    '',
  ])('replaces %j', (path) => expect(toLocalPath(path)).toBe('/'));
});
