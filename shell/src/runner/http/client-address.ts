import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** The part of a request that tells where it comes from; of Node and of Fastify alike. */
export interface RequestPeer {
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
const trustedLists = new Map<string, BlockList>();

/** Addresses and CIDR ranges, separated by commas. @throws Error with the entry that is neither */
export function parseTrustedProxy(list: string): BlockList {
  const trusted = new BlockList();
  for (const entry of list.split(',').map((part) => part.trim())) {
    // "10.0.0.0/" must not become a range of all addresses.
    const [, address = '', prefix] = /^([^/]+)(?:\/(\d+))?$/.exec(entry) ?? [];
    const longest = isIPv6(address) ? 128 : 32;
    if (isIP(address) === 0 || Number(prefix ?? longest) > longest)
      throw new Error(`${entry} is not an address or range`);
    trusted.addSubnet(address, Number(prefix ?? longest), familyOf(address));
  }
  return trusted;
}

/** Whether a request comes from a configured edge. */
export function isTrustedPeer({ socket }: RequestPeer, trustedProxy: string | null): boolean {
  const peer = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  if (trustedProxy === null || isIP(peer) === 0) return false;
  const trusted = trustedLists.get(trustedProxy) ?? parseTrustedProxy(trustedProxy);
  trustedLists.set(trustedProxy, trusted);
  return trusted.check(peer, familyOf(peer));
}

/** The visitor's address: the peer of the socket, or the address that the configured edge forwards. */
export function clientAddress(request: RequestPeer, trustedProxy: string | null): string {
  const peer = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'];
  if (!isTrustedPeer(request, trustedProxy) || !forwarded) return peer;
  return String(forwarded).split(',').at(-1)?.trim() || peer;
}

const PRIVATE =
  /^(?:::1$|0:0:0:0$|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd][0-9a-f]{2}:)/i;

/** Whether an address, or the network of `addressNetwork`, is of this machine or of a private network. */
export const isPrivateAddress = (address: string): boolean =>
  PRIVATE.test(address.replace(/^::ffff:/, ''));

/** Key of an address for limits: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressNetwork(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
