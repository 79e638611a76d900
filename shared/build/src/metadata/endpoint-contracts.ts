import { currentDigest, type EndpointDigest } from '@huoban/contracts/digests';

/** What a section relies on: the contract of each endpoint that it names, as the sources have it at build time. */
export function endpointContracts(endpoints: readonly string[]): Record<string, EndpointDigest> {
  const known = endpoints.flatMap((endpoint) => currentDigest(endpoint) ?? []);
  return Object.fromEntries(known.map((digest) => [digest.endpoint, digest]));
}
