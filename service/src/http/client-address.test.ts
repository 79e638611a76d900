import {
  classifyAddress,
  clientAddress,
  isLocalRequest,
  rateLimitAddress,
  parseTrustedPeers,
} from './client-address';

describe('the rate limit key', () => {
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

describe('the stored class', () => {
  it.each([
    ['127.0.0.1', 'loopback'],
    ['::ffff:127.0.0.1', 'loopback'],
    ['192.168.1.5', 'private'],
    ['fd00::1', 'private'],
    ['203.0.113.5', 'ipv4'],
    ['2001:db8::1', 'ipv6'],
    ['no address', 'ipv4'],
  ])('of %s is %s', (address, expected) => {
    expect(classifyAddress(address)).toBe(expected);
  });
});

describe('the client address', () => {
  const isTrusted = parseTrustedPeers('10.0.0.0/8, 2001:db8::7');
  const behind = (peer: string, forwarded: string | string[]) =>
    clientAddress(peer, { 'x-forwarded-for': forwarded }, isTrusted);

  it('is the last entry of a trusted proxy, never one of the client', () => {
    expect(behind('10.1.2.3', '198.51.100.1, 203.0.113.5')).toBe('203.0.113.5');
    expect(behind('2001:db8::7', ['198.51.100.1', '[2001:db8::9]'])).toBe('2001:db8::9');
    expect(behind('198.51.100.7', '203.0.113.5')).toBe('198.51.100.7');
  });

  it('is the proxy when its entry is not an address', () => {
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
  ])('rejects the proxy %s', (entry) => {
    expect(() => parseTrustedPeers(`10.0.0.1, ${entry}`)).toThrow(
      `TRUSTED_PROXY: ${entry} is not an address or range.`,
    );
  });

  it('may have one proxy, a range or none', () => {
    expect(parseTrustedPeers('10.0.0.1')('10.0.0.1')).toBe(true);
    expect(parseTrustedPeers('10.0.0.1')('10.0.0.2')).toBe(false);
    expect(parseTrustedPeers('2001:db8::/32')('2001:db8:1::1')).toBe(true);
    expect(parseTrustedPeers('')('203.0.113.5')).toBe(false);
    expect(parseTrustedPeers('')('no address')).toBe(false);
  });
});

describe('a local request', () => {
  it.each([
    [true, '127.0.0.1', { host: 'localhost:4100' }],
    [false, '::1', { host: '[::1]:4100', 'x-real-ip': '127.0.0.1' }],
    [false, '203.0.113.5', { host: 'localhost' }],
    [false, '127.0.0.1', {}],
    [false, '127.0.0.1', { host: 'a:b:c' }],
    [false, '127.0.0.1', { host: 'localhost', 'x-forwarded-host': 'huoban.example' }],
    [false, '127.0.0.1', { host: 'localhost', forwarded: 'for=203.0.113.5' }],
  ])('%s: from %s with %j', (isLocal, peer, headers) => {
    expect(isLocalRequest(peer, headers)).toBe(isLocal);
  });
});

describe('clientAddress', () => {
  const isTrusted = parseTrustedPeers('10.1.0.0/16');

  it('takes the last entry of a trusted peer', () => {
    const headers = { 'x-forwarded-for': '1.1.1.1, 203.0.113.7' };
    expect(clientAddress('::ffff:127.0.0.1', headers, isTrusted)).toBe('203.0.113.7');
    expect(clientAddress('10.1.2.3', headers, isTrusted)).toBe('203.0.113.7');
  });

  it('ignores entries of untrusted peers and entries that are not addresses', () => {
    expect(clientAddress('203.0.113.1', { 'x-forwarded-for': '1.1.1.1' }, isTrusted)).toBe(
      '203.0.113.1',
    );
    expect(clientAddress('127.0.0.1', { 'x-forwarded-for': 'me' }, isTrusted)).toBe('127.0.0.1');
  });

  it('names the invalid entry of TRUSTED_PROXY', () => {
    expect(() => parseTrustedPeers('10.0.0.1,edge')).toThrow(/TRUSTED_PROXY.*edge/);
  });
});

describe('rateLimitAddress', () => {
  it('is the same for an IPv6 /64 network', () => {
    expect(rateLimitAddress('2001:db8:1:2::1')).toBe(rateLimitAddress('2001:DB8:1:2:ffff::9'));
    expect(rateLimitAddress('2001:db8:1:2::1')).not.toBe(rateLimitAddress('2001:db8:1:3::1'));
    expect(rateLimitAddress('192.0.2.1')).toBe('192.0.2.1');
  });
});
