import type { IncomingHttpHeaders } from 'node:http';

/** What is known of a request besides its address; of Node and of Fastify alike. */
interface RequestPeer {
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

/** Whether a request comes from the configured edge. */
export const isTrustedPeer = ({ socket }: RequestPeer, trustedProxy: string | null): boolean =>
  trustedProxy !== null && socket.remoteAddress?.replace(/^::ffff:/, '') === trustedProxy;

/** The visitor's address: the peer of the socket, or what the configured edge says. Nobody else is believed. */
export function clientAddress(request: RequestPeer, trustedProxy: string | null): string {
  const peer = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'];
  if (!isTrustedPeer(request, trustedProxy) || !forwarded) return peer;
  return String(forwarded).split(',').at(-1)?.trim() || peer;
}

/** What the service is told about the visitor; overwrites whatever the visitor claims. */
export function forwardedHeaders(request: RequestPeer, trustedProxy: string | null) {
  return {
    'x-forwarded-for': clientAddress(request, trustedProxy),
    'x-forwarded-host': request.headers.host ?? '',
  };
}
