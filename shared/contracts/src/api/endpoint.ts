import type { z } from 'zod';
import type { endpoints } from './endpoints';
import type { ErrorName } from './envelope';

/** Who may call: anyone; only with a valid session (else 41001); or anyone, but a valid session changes the answer. */
export type Access = 'visitor' | 'user' | 'either';

/** One definition per endpoint; routes, typed client, validation and OpenAPI come from it. */
export interface Endpoint {
  summary: string;
  access: Access;
  query?: z.ZodObject;
  body?: z.ZodObject;
  payload: z.ZodType;
  /** What it refuses on HTTP 200, beside a missing session. */
  refusals?: readonly ErrorName[];
}

type Endpoints = typeof endpoints;
/** `METHOD path`, for example `GET /api/visitor/game/list`. */
export type EndpointKey = keyof Endpoints;
export type EndpointPayload<K extends EndpointKey> = z.output<Endpoints[K]['payload']>;
type Part<E, P extends 'query' | 'body'> = E extends { [key in P]: infer S extends z.ZodType }
  ? Record<P, z.input<S>>
  : unknown;
/** `{query}`, `{body}`, both or neither, as the endpoint asks. */
export type EndpointInput<K extends EndpointKey> = Part<Endpoints[K], 'query'> &
  Part<Endpoints[K], 'body'>;
