import type * as z from 'zod';
import type { Language } from '@huoban/contracts';
import type { EndpointKey, EndpointPayload, endpoints } from '@huoban/contracts/api';
import type { GuestCookie } from '../messaging/guests/guest-cookie';
import type { Session } from '../accounts/sessions/sessions';
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

/** Client information from headers. */
export interface Caller {
  address: string;
  deviceIdentifier: string | null;
  platform: string | null;
  channel: string | null;
  userAgent: string | null;
}

/** Input of a handler: parsed query and body, response language, and the session if the endpoint uses one. */
export interface Call<K extends EndpointKey> {
  query: Parsed<Definition<K>, 'query'>;
  body: Parsed<Definition<K>, 'body'>;
  language: Language;
  caller: Caller;
  guest: GuestCookie;
  session: SessionFor<Definition<K>>;
}

export type Handler<K extends EndpointKey> = (
  call: Call<K>,
) => Promise<EndpointPayload<K> | Refusal> | EndpointPayload<K> | Refusal;

/** One handler per endpoint. A missing handler is a type error. */
export type Handlers = { [K in EndpointKey]: Handler<K> };
