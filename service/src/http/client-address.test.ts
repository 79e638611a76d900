import {
  classifyAddress,
  clientAddress,
  isLocalRequest,
  rateLimitAddress,
  parseTrustedPeers,
} from './client-address';

describe('what limits count', () => {
  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['2001:db8::1', '2001:0db8:0000:0000'],
    ['2001:DB8:1:2:3:4:5:6', '2001:0db8:0001:0002'],
    ['::1', '0000:0000:0000:0000'],
    ['2001:db8:1:2::', '2001:0db8:0001:0002'],
  ])('of %s is %s', (address, counted) => {
    expect(rateLimitAddress(address)).toBe(counted);
  });
});

describe('what is kept of an address', () => {
  it.each([
    ['127.0.0.1', 'loopback'],
    ['::ffff:127.0.0.1', 'loopback'],
    ['192.168.1.5', 'private'],
    ['fd00::1', 'private'],
    ['203.0.113.5', 'ipv4'],
    ['2001:db8::1', 'ipv6'],
    ['no address', 'ipv4'],
  ])('of %s is %s', (address, kept) => {
    expect(classifyAddress(address)).toBe(kept);
  });
});

describe('the address of a visitor', () => {
  const isTrusted = parseTrustedPeers('10.0.0.0/8, 2001:db8::7');
  const behind = (peer: string, forwarded: string | string[]) =>
    clientAddress(peer, { 'x-forwarded-for': forwarded }, isTrusted);

  it('is what a trusted proxy wrote last, never what the visitor claims', () => {
    expect(behind('10.1.2.3', '198.51.100.1, 203.0.113.5')).toBe('203.0.113.5');
    expect(behind('2001:db8::7', ['198.51.100.1', '[2001:db8::9]'])).toBe('2001:db8::9');
    expect(behind('198.51.100.7', '203.0.113.5')).toBe('198.51.100.7');
  });

  it('is the proxy itself when what it wrote is no address', () => {
    expect(behind('10.1.2.3', 'unknown')).toBe('10.1.2.3');
    expect(clientAddress('::ffff:10.1.2.3', {}, isTrusted)).toBe('10.1.2.3');
  });

  it.each([
    'edge',
    '10.0.0.0/',
    '10.0.0.0/33',
    '10.0.0.0/8/24',
    '10.0.0.0/x',
    '2001:db8::/129',
    '/8',
  ])('needs proxies that are addresses or ranges, not %s', (entry) => {
    expect(() => parseTrustedPeers(`10.0.0.1, ${entry}`)).toThrow(
      `TRUSTED_PROXY: ${entry} is no address or range.`,
    );
  });

  it('may come from one proxy, a range of them, or none', () => {
    expect(parseTrustedPeers('10.0.0.1')('10.0.0.1')).toBe(true);
    expect(parseTrustedPeers('10.0.0.1')('10.0.0.2')).toBe(false);
    expect(parseTrustedPeers('2001:db8::/32')('2001:db8:1::1')).toBe(true);
    expect(parseTrustedPeers('')('203.0.113.5')).toBe(false);
    expect(parseTrustedPeers('')('no address')).toBe(false);
  });
});

describe('a call from this very machine', () => {
  it.each([
    [true, '127.0.0.1', { host: 'localhost:4100' }],
    [true, '::1', { host: '[::1]:4100', 'x-real-ip': '127.0.0.1' }],
    [false, '203.0.113.5', { host: 'localhost' }],
    [false, '127.0.0.1', {}],
    [false, '127.0.0.1', { host: 'a:b:c' }],
    [false, '127.0.0.1', { host: 'localhost', 'x-forwarded-host': 'huoban.example' }],
    [false, '127.0.0.1', { host: 'localhost', forwarded: 'for=203.0.113.5' }],
  ])('%s: from %s with %j', (isFrom, peer, headers) => {
    expect(isLocalRequest(peer, headers)).toBe(isFrom);
  });
});
