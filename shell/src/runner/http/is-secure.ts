import { isTrustedPeer, type RequestPeer } from './client-address';

/** Whether the visitor's own connection is HTTPS: as the edge reports it, or for the HTTPS origin of the site. */
export function isSecure(
  request: RequestPeer,
  { trustedProxy, siteOrigin }: { trustedProxy: string | null; siteOrigin: string },
): boolean {
  const { 'x-forwarded-proto': protocol, host } = request.headers;
  if (protocol !== undefined && isTrustedPeer(request, trustedProxy)) return protocol === 'https';
  const site = new URL(siteOrigin);
  return site.protocol === 'https:' && site.host === host;
}
