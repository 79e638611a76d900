import type * as z from 'zod';
import type { Language } from '@huoban/contracts';
import type { EndpointKey, EndpointPayload, endpoints } from '@huoban/contracts/api';
import type { Session } from '../accounts/sessions';
import type { Refusal } from './refusal';

type Definition<K extends EndpointKey> = (typeof endpoints)[K];
type Parsed<E, Part extends 'query' | 'body'> = E extends {
  [key in Part]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;

type SessionFor<E> = E extends { access: 'user' }
  ? Session
  : E extends { access: 'either' }
    ? Session | null
    : null;

/** Facts about the caller that travel in headers. */
export interface Caller {
  address: string;
  deviceIdentifier: string | null;
  platform: string | null;
  channel: string | null;
}

/** What a handler is given: parsed input, the language to answer in, and the session where the endpoint looks for one. */
export interface Call<K extends EndpointKey> {
  query: Parsed<Definition<K>, 'query'>;
  body: Parsed<Definition<K>, 'body'>;
  language: Language;
  caller: Caller;
  session: SessionFor<Definition<K>>;
}

export type Handler<K extends EndpointKey> = (
  call: Call<K>,
) => Promise<EndpointPayload<K> | Refusal> | EndpointPayload<K> | Refusal;

/** One handler for each endpoint: a missing one does not compile. */
export type Handlers = { [K in EndpointKey]: Handler<K> };
