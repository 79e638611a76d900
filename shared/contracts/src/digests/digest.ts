import type { Endpoint } from '../api/endpoint';
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
export const digestOf = (endpoint: string, { access, query, body, payload }: Endpoint) => {
  const digest: EndpointDigest = {
    endpoint,
    access,
    ...(query && { query: inputSchema(query) }),
    ...(body && { body: inputSchema(body) }),
    payload: outputSchema(payload),
  };
  return digest;
};

/** Digests of the whole contract, by endpoint. */
export const currentDigests = (): EndpointDigest[] =>
  Object.entries(endpoints).map(([key, endpoint]) => digestOf(key, endpoint));
