import { clientAddress, rateLimitAddress, parseTrustedPeers } from './client-address';
import { negotiateLanguage } from './language';

describe('languageOf', () => {
  it.each([
    [undefined, 'zh'],
    ['', 'zh'],
    ['en', 'en'],
    ['ja-JP,ja;q=0.9,en;q=0.8', 'ja'],
    ['en;q=0.3, ja;q=0.7', 'ja'],
    ['fr, de;q=0.8', 'zh'],
    ['en;q=0', 'zh'],
  ])('reads %s as %s', (header, language) => {
    expect(negotiateLanguage(header)).toBe(language);
  });
});

describe('clientAddress', () => {
  const isTrusted = parseTrustedPeers('10.1.0.0/16');

  it('believes a trusted peer and takes the last entry, which the peer wrote itself', () => {
    const headers = { 'x-forwarded-for': '1.1.1.1, 203.0.113.7' };
    expect(clientAddress('::ffff:127.0.0.1', headers, isTrusted)).toBe('203.0.113.7');
    expect(clientAddress('10.1.2.3', headers, isTrusted)).toBe('203.0.113.7');
  });

  it('does not believe a stranger, nor text that is no address', () => {
    expect(clientAddress('203.0.113.1', { 'x-forwarded-for': '1.1.1.1' }, isTrusted)).toBe(
      '203.0.113.1',
    );
    expect(clientAddress('127.0.0.1', { 'x-forwarded-for': 'me' }, isTrusted)).toBe('127.0.0.1');
  });

  it('names the entry of TRUSTED_PROXY that is no address', () => {
    expect(() => parseTrustedPeers('10.0.0.1,edge')).toThrow(/TRUSTED_PROXY.*edge/);
  });
});

describe('limitedAddress', () => {
  it('counts an IPv6 network as one visitor', () => {
    expect(rateLimitAddress('2001:db8:1:2::1')).toBe(rateLimitAddress('2001:DB8:1:2:ffff::9'));
    expect(rateLimitAddress('2001:db8:1:2::1')).not.toBe(rateLimitAddress('2001:db8:1:3::1'));
    expect(rateLimitAddress('192.0.2.1')).toBe('192.0.2.1');
  });
});
