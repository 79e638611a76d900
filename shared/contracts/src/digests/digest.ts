import type { Endpoint } from '../api/endpoint';
import { isEndpointKey } from '../api/endpoint-key';
import { endpoints } from '../api/endpoints';
import { inputSchema, outputSchema, type JsonSchema } from './json-schema';

/** The contract of one endpoint as data. */
export interface EndpointDigest {
  /** `METHOD path` */
  endpoint: string;
  access: Endpoint['access'];
  query?: JsonSchema;
  body?: JsonSchema;
  payload: JsonSchema;
}

/** Creates the digest of an endpoint definition. */
export function createDigest(endpoint: string, { access, query, body, payload }: Endpoint) {
  const digest: EndpointDigest = {
    endpoint,
    access,
    ...(query && { query: inputSchema(query) }),
    ...(body && { body: inputSchema(body) }),
    payload: outputSchema(payload),
  };
  return digest;
}

const cache = new Map<string, EndpointDigest>();

/** Digest of an endpoint of this contract, cached. Undefined for an unknown endpoint. */
export function currentDigest(endpoint: string): EndpointDigest | undefined {
  if (!isEndpointKey(endpoint)) return undefined;
  const digest = cache.get(endpoint) ?? createDigest(endpoint, endpoints[endpoint]);
  cache.set(endpoint, digest);
  return digest;
}

/** Digests of all endpoints. */
export const currentDigests = (): EndpointDigest[] =>
  Object.keys(endpoints).flatMap((endpoint) => currentDigest(endpoint) ?? []);
