import type { IncomingHttpHeaders } from 'node:http';
import { isTrustedPeer } from './client-address';

interface Arrived {
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

/** Whether the visitor's own connection is HTTPS: the edge says so, or the page is asked for at the site's own origin. */
export function isSecure(
  request: Arrived,
  { trustedProxy, siteOrigin }: { trustedProxy: string | null; siteOrigin: string },
): boolean {
  const { 'x-forwarded-proto': protocol, host } = request.headers;
  if (protocol !== undefined && isTrustedPeer(request, trustedProxy)) return protocol === 'https';
  const site = new URL(siteOrigin);
  return site.protocol === 'https:' && site.host === host;
}
