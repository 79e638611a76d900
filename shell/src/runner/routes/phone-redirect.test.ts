import type { ReleaseRoute } from '@huoban/contracts';
import { createRouteMap } from '@huoban/runtime/routes';
import { isOwnNavigation, isPhone, mobileUrl } from './phone-redirect';

const route = (pattern: string, changes: Partial<ReleaseRoute> = {}): ReleaseRoute => ({
  section: 'mfe-home',
  page: 'page',
  pattern,
  devices: ['desktop', 'mobile'],
  guards: ['check-device'],
  ...changes,
});
const routes = createRouteMap([
  route('/'),
  route('/game-library/:id'),
  route('/unguarded', { guards: [] }),
  route('/terms', { devices: ['desktop'], guards: [] }),
  route('/guarded-desktop', { devices: ['desktop'] }),
]);

describe('isPhone', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', true],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130 Mobile Safari', true],
    ['Mozilla/5.0 (Linux; Android 15; Pixel Tablet) AppleWebKit/537.36 Chrome/130 Safari', false],
    ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15', false],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130 Safari', false],
    ['', false],
  ])('classifies %s', (userAgent, phone) => {
    expect(isPhone({ 'user-agent': userAgent })).toBe(phone);
  });

  it('trusts the client hint', () => {
    expect(isPhone({ 'sec-ch-ua-mobile': '?1', 'user-agent': 'x' })).toBe(true);
    expect(isPhone({})).toBe(false);
  });
});

describe('isOwnNavigation', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'cross-site', referer: 'http://elsewhere.example/' }, false],
    [{ host: 'huoban.example', referer: 'http://huoban.example/m/' }, true],
    [{ host: 'huoban.example', referer: 'http://elsewhere.example/huoban.example' }, false],
    [{ host: 'huoban.example', referer: 'not a URL' }, false],
    [{}, false],
  ])('of %j is %s', (headers, own) => expect(isOwnNavigation(headers)).toBe(own));
});

describe('mobileUrl', () => {
  it.each([
    ['/', '/m/'],
    ['/en?channel=b', '/en/m/?channel=b'],
    ['/game-library/%E5%8E%9F?a=1?b=2', '/m/game-library/%E5%8E%9F?a=1?b=2'],
    ['/m/game-library/7', null],
    ['/terms', null],
    ['/unguarded', null],
    ['/guarded-desktop', null],
    ['/nowhere', null],
    ['//evil.example/', null],
    ['//game-library/7', null],
  ])('redirects %s to %s', (url, mobile) => expect(mobileUrl(url, routes)).toBe(mobile));
});
