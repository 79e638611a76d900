import { clientAddress, isTrustedPeer, type RequestPeer } from './client-address';

interface SecureOptions {
  trustedProxy: string | null;
  siteOrigin: string;
}

/** Whether the visitor's own connection is HTTPS: as the edge reports it, or for the HTTPS origin of the site. */
export function isSecure(
  request: RequestPeer,
  { trustedProxy, siteOrigin }: SecureOptions,
): boolean {
  const { 'x-forwarded-proto': protocol, host } = request.headers;
  if (protocol !== undefined && isTrustedPeer(request, trustedProxy)) return protocol === 'https';
  const site = new URL(siteOrigin);
  return site.protocol === 'https:' && site.host === host;
}

/** Headers that tell the service about the visitor; they overwrite what the visitor sent. */
export const forwardedHeaders = (
  request: RequestPeer,
  options: SecureOptions,
): Record<string, string> => ({
  'x-forwarded-for': clientAddress(request, options.trustedProxy),
  'x-forwarded-host': request.headers.host ?? '',
  // Not without HTTPS: the service takes any other header of a proxy as a sign that a request is not local.
  ...(isSecure(request, options) && { 'x-forwarded-proto': 'https' }),
});
