import type { Endpoint } from '../api/endpoint';
import { isEndpointKey } from '../api/endpoint-key';
import { endpoints } from '../api/endpoints';
import { inputSchema, outputSchema, type JsonSchema } from './json-schema';

/** What callers of an endpoint rely on. */
export interface EndpointDigest {
  /** `METHOD path` */
  endpoint: string;
  access: Endpoint['access'];
  query?: JsonSchema;
  body?: JsonSchema;
  payload: JsonSchema;
}

/** The digest of an endpoint as it is now. */
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

/** The digest of an endpoint of the contract, made once: a contract does not change while a program runs. */
export function currentDigest(endpoint: string): EndpointDigest | undefined {
  if (!isEndpointKey(endpoint)) return undefined;
  const digest = cache.get(endpoint) ?? createDigest(endpoint, endpoints[endpoint]);
  cache.set(endpoint, digest);
  return digest;
}

/** Digests of the whole contract. */
export const currentDigests = (): EndpointDigest[] =>
  Object.keys(endpoints).flatMap((endpoint) => currentDigest(endpoint) ?? []);
