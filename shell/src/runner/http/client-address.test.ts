import {
  addressNetwork,
  clientAddress,
  isPrivateAddress,
  parseTrustedProxy,
} from './client-address';

const request = (peer: string | undefined, forwarded?: string | string[]) => ({
  socket: { remoteAddress: peer },
  headers: { ...(forwarded !== undefined && { 'x-forwarded-for': String(forwarded) }) },
});

describe('clientAddress', () => {
  it.each([
    ['the peer, when no edge is configured', '9.9.9.9', '1.2.3.4', null, '9.9.9.9'],
    ['the peer, when it is not the edge', '9.9.9.9', '1.2.3.4', '10.0.0.1', '9.9.9.9'],
    ['the address that the edge forwards', '10.0.0.1', '1.2.3.4', '10.0.0.1', '1.2.3.4'],
    [
      'the address that the edge itself added',
      '10.0.0.1',
      '6.6.6.6, 1.2.3.4',
      '10.0.0.1',
      '1.2.3.4',
    ],
    [
      'the address that an edge on an IPv6 socket forwards',
      '::ffff:10.0.0.1',
      '1.2.3.4',
      '10.0.0.1',
      '1.2.3.4',
    ],
    [
      'the address that an edge of a range forwards',
      '10.0.7.1',
      '1.2.3.4',
      '192.0.2.1, 10.0.0.0/16',
      '1.2.3.4',
    ],
    [
      'the peer, outside of every range',
      '10.1.7.1',
      '1.2.3.4',
      '192.0.2.1,10.0.0.0/16',
      '10.1.7.1',
    ],
    ['the edge, when the header is empty', '10.0.0.1', '', '10.0.0.1', '10.0.0.1'],
    ['the edge, when its own entry is empty', '10.0.0.1', '1.2.3.4, ', '10.0.0.1', '10.0.0.1'],
  ])('is %s', (_, peer, forwarded, edge, address) => {
    expect(clientAddress(request(peer, forwarded), edge)).toBe(address);
  });

  it('accepts an edge without the header and a closed socket', () => {
    expect(clientAddress(request('10.0.0.1'), '10.0.0.1')).toBe('10.0.0.1');
    expect(clientAddress(request(undefined), null)).toBe('');
  });
});

describe('addressNetwork', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
    ['2001:DB8:1:2::', '2001:db8:1:2'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('of %s is %s', (address, network) => expect(addressNetwork(address)).toBe(network));
});

describe('isPrivateAddress', () => {
  it.each(['127.0.0.1', '::1', '0:0:0:0', '::ffff:10.1.2.3', '172.31.0.9', 'fd00:0:0:0'])(
    'is %s',
    (address) => expect(isPrivateAddress(address)).toBe(true),
  );
  it.each(['', '8.8.8.8', '172.32.0.1', '2001:db8:0:0', '::ffff:9.9.9.9'])('is not %s', (address) =>
    expect(isPrivateAddress(address)).toBe(false),
  );
});

describe('parseTrustedProxy', () => {
  it.each(['edge', '10.0.0.0/', '10.0.0.0/33', '2001:db8::/129', '10.0.0.1,', '/8'])(
    'refuses %s',
    (list) => expect(() => parseTrustedProxy(list)).toThrow('is not an address or range'),
  );

  it.each([
    ['2001:db8::/32', '2001:db8:1::7', '1.2.3.4'],
    ['2001:db8::7', '2001:db8::8', '2001:db8::8'],
    ['0.0.0.0/0', '9.9.9.9', '1.2.3.4'],
  ])('trusts in %s the peer %s or not', (list, peer, address) =>
    expect(clientAddress(request(peer, '1.2.3.4'), list)).toBe(address),
  );
});
