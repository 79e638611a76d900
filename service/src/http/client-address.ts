import { BlockList, isIP, isIPv6 } from 'node:net';
import type { IncomingHttpHeaders } from 'node:http';
import { isProxyHeader } from '@huoban/contracts';

const normalizeAddress = (address: string) =>
  address
    .trim()
    .replace(/^\[|\]$/g, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export const isLoopback = (address: string): boolean =>
  isIP(normalizeAddress(address)) !== 0 &&
  loopback.check(normalizeAddress(address), familyOf(normalizeAddress(address)));

/** Parses `TRUSTED_PROXY`. @throws Error with the entry that is not an address or range. */
export function parseTrustedPeers(list: string): (peer: string) => boolean {
  const trusted = new BlockList();
  for (const entry of list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    // “10.0.0.0/” must not become a range of all addresses.
    const [, address = '', prefix] = /^([^/]+)(?:\/(\d+))?$/.exec(entry) ?? [];
    const maxPrefix = isIPv6(address) ? 128 : 32;
    if (isIP(address) === 0 || Number(prefix ?? maxPrefix) > maxPrefix)
      throw new Error(`TRUSTED_PROXY: ${entry} is not an address or range.`);
    trusted.addSubnet(address, Number(prefix ?? maxPrefix), familyOf(address));
  }
  return (peer) => isLoopback(peer) || (isIP(peer) !== 0 && trusted.check(peer, familyOf(peer)));
}

const forwardedFor = (headers: IncomingHttpHeaders): string[] =>
  [headers['x-forwarded-for'] ?? []]
    .flat()
    .flatMap((value) => value.split(','))
    .map(normalizeAddress)
    .filter(Boolean);

/**
 * Address of the client: the last entry of `X-Forwarded-For` (written by the shell or edge) when the peer is trusted,
 * else the peer. Earlier entries come from the client.
 */
export function clientAddress(
  peer: string,
  headers: IncomingHttpHeaders,
  isTrusted: (peer: string) => boolean,
): string {
  const direct = normalizeAddress(peer);
  if (!isTrusted(direct)) return direct;
  const last = forwardedFor(headers).at(-1);
  return last !== undefined && isIP(last) !== 0 ? last : direct;
}

/** Rate limit key of an address: an IPv4 address, or the /64 network of an IPv6 address. */
export function rateLimitAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const middle = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((part) => part.padStart(4, '0'))
    .join(':');
}

const privateNetworks = new BlockList();
privateNetworks.addSubnet('10.0.0.0', 8, 'ipv4');
privateNetworks.addSubnet('172.16.0.0', 12, 'ipv4');
privateNetworks.addSubnet('192.168.0.0', 16, 'ipv4');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** Class of an address, which is stored with reports instead of the address. */
export function classifyAddress(address: string): 'loopback' | 'private' | 'ipv4' | 'ipv6' {
  if (isLoopback(address)) return 'loopback';
  const family = familyOf(address);
  return isIP(address) !== 0 && privateNetworks.check(address, family) ? 'private' : family;
}

const hostNameOf = (host: string) =>
  /^(\[[^\]]*\]|[^:]*)(:\d+)?$/.exec(host)?.[1]?.toLowerCase() ?? '';

/** Headers that the shell adds; every other sign of a proxy is of another one. */
const SHELL_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-request-id'];

/** Whether the peer, the address and host that the shell forwards and the Host are loopback, without another proxy. */
export function isLocalRequest(peer: string, headers: IncomingHttpHeaders): boolean {
  const addresses = [normalizeAddress(peer), ...forwardedFor(headers)];
  const hosts = [headers.host ?? '', ...[headers['x-forwarded-host'] ?? []].flat()].map(hostNameOf);
  return (
    !Object.keys(headers).some((name) => isProxyHeader(name) && !SHELL_HEADERS.includes(name)) &&
    addresses.every(isLoopback) &&
    hosts.every((host) => host === 'localhost' || isLoopback(host))
  );
}
