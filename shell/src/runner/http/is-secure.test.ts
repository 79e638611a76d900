import { forwardedHeaders, isSecure } from './is-secure';

const request = (peer: string, headers: Record<string, string>) => ({
  socket: { remoteAddress: peer },
  headers,
});
const EDGE = { trustedProxy: '10.0.0.1', siteOrigin: 'https://huoban.example' };

describe('isSecure', () => {
  it.each([
    ['the protocol that the edge forwards', '10.0.0.1', { 'x-forwarded-proto': 'https' }, true],
    ['the protocol that the edge forwards', '10.0.0.1', { 'x-forwarded-proto': 'http' }, false],
    ['no other peer', '9.9.9.9', { 'x-forwarded-proto': 'https' }, false],
    ['the host of an HTTPS site', '9.9.9.9', { host: 'huoban.example' }, true],
    ['no other host', '9.9.9.9', { host: '127.0.0.1:3000' }, false],
  ])('trusts %s', (_, peer, headers, secure) => {
    expect(isSecure(request(peer, headers), EDGE)).toBe(secure);
  });

  it('is told to the service, so that its cookies are secure', () => {
    const headersOf = (host: string) => forwardedHeaders(request('9.9.9.9', { host }), EDGE);
    expect(headersOf('huoban.example')).toMatchObject({ 'x-forwarded-proto': 'https' });
    expect(headersOf('127.0.0.1:3000')).not.toHaveProperty('x-forwarded-proto');
  });

  it('is false on a site without HTTPS', () => {
    const site = { trustedProxy: null, siteOrigin: 'http://127.0.0.1:3000' };
    expect(isSecure(request('127.0.0.1', { host: '127.0.0.1:3000' }), site)).toBe(false);
  });
});
