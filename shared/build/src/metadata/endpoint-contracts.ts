import { currentDigest, type EndpointDigest } from '@huoban/contracts/digests';

/** Contract of each endpoint that a section names, as of this build. Unknown endpoints are left out. */
export function endpointContracts(endpoints: readonly string[]): Record<string, EndpointDigest> {
  const known = endpoints.flatMap((endpoint) => currentDigest(endpoint) ?? []);
  return Object.fromEntries(known.map((digest) => [digest.endpoint, digest]));
}
