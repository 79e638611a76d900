import type { z } from 'zod';
import type { endpoints } from './endpoints';
import type { ErrorName } from './envelope';

/**
 * `visitor`: anyone. `user`: requires a valid session (else 41001). `either`: anyone, a valid session changes the
 * response.
 */
export type Access = 'visitor' | 'user' | 'either';

/** Definition of an endpoint, the source of routes, typed client, validation and OpenAPI. */
export interface Endpoint {
  summary: string;
  access: Access;
  query?: z.ZodObject;
  body?: z.ZodObject;
  payload: z.ZodType;
  /** Business errors (HTTP 200), besides a missing session. */
  refusals?: readonly ErrorName[];
}

type Endpoints = typeof endpoints;
/** `METHOD path`, for example `GET /api/visitor/game/list`. */
export type EndpointKey = keyof Endpoints;
export type EndpointPayload<K extends EndpointKey> = z.output<Endpoints[K]['payload']>;
type Part<E, P extends 'query' | 'body'> = E extends { [key in P]: infer S extends z.ZodType }
  ? Record<P, z.input<S>>
  : unknown;
/** `{query}`, `{body}`, both or neither, depending on the endpoint. */
export type EndpointInput<K extends EndpointKey> = Part<Endpoints[K], 'query'> &
  Part<Endpoints[K], 'body'>;
