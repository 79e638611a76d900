import Fastify from 'fastify';
import { parseTesterLink, registerLeaveLinkRoute, toLocalPath } from './tester-link-routes';

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

describe('GET /-/link/leave', () => {
  it.each([
    ['?to=/terms', false, '/terms', /^huoban_link=; .*Max-Age=0/],
    ['?to=//evil.example', true, '/', /^__Host-huoban_link=; .*Max-Age=0;.* Secure$/],
    ['?to=/a&to=/b', false, '/', /Max-Age=0/],
    ['', false, '/', /Max-Age=0/],
  ])('%s removes the cookie and redirects', async (query, secure, target, cookie) => {
    const app = Fastify();
    registerLeaveLinkRoute(app, () => secure);
    const { statusCode, headers } = await app.inject({ url: `/-/link/leave${query}` });
    expect([statusCode, headers['location']]).toEqual([303, target]);
    expect(headers['set-cookie']).toMatch(cookie);
    expect(headers['cache-control']).toBe('no-store');
  });
});
