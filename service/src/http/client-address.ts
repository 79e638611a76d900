import { BlockList, isIP, isIPv6 } from 'node:net';
import type { IncomingHttpHeaders } from 'node:http';

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

/** Reads `TRUSTED_PROXY`. @throws Error naming the entry that is no address or range. */
export function parseTrustedPeers(list: string): (peer: string) => boolean {
  const trusted = new BlockList();
  for (const entry of list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    // “10.0.0.0/” must not become a range of every address there is.
    const [, address = '', prefix] = /^([^/]+)(?:\/(\d+))?$/.exec(entry) ?? [];
    const widest = isIPv6(address) ? 128 : 32;
    if (isIP(address) === 0 || Number(prefix ?? widest) > widest)
      throw new Error(`TRUSTED_PROXY: ${entry} is no address or range.`);
    trusted.addSubnet(address, Number(prefix ?? widest), familyOf(address));
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
 * The visitor's address: the last entry of `X-Forwarded-For` (the one our own shell or edge wrote) when the peer is
 * trusted, else the peer. Entries further left are the visitor's own claim.
 */
export function clientAddress(
  peer: string,
  headers: IncomingHttpHeaders,
  isTrusted: (peer: string) => boolean,
): string {
  const near = normalizeAddress(peer);
  if (!isTrusted(near)) return near;
  const last = forwardedFor(headers).at(-1);
  return last !== undefined && isIP(last) !== 0 ? last : near;
}

/** What limits count: an IPv4 address, or the /64 network of an IPv6 one. */
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

/** What of an address may be kept with a report: the kind of network, nothing of the person. */
export function classifyAddress(address: string): 'loopback' | 'private' | 'ipv4' | 'ipv6' {
  if (isLoopback(address)) return 'loopback';
  const family = familyOf(address);
  return isIP(address) !== 0 && privateNetworks.check(address, family) ? 'private' : family;
}

const hostNameOf = (host: string) =>
  /^(\[[^\]]*\]|[^:]*)(:\d+)?$/.exec(host)?.[1]?.toLowerCase() ?? '';

/** Whether a call comes from this very machine by every sign: peer, each forwarding header, and the Host. */
export function isLocalRequest(peer: string, headers: IncomingHttpHeaders): boolean {
  const signs = [
    normalizeAddress(peer),
    ...forwardedFor(headers),
    ...[headers['x-real-ip'] ?? []].flat(),
  ];
  const hosts = [headers.host ?? '', ...[headers['x-forwarded-host'] ?? []].flat()].map(hostNameOf);
  return (
    headers.forwarded === undefined &&
    signs.every(isLoopback) &&
    hosts.every((host) => host === 'localhost' || isLoopback(host))
  );
}
