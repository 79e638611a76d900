import * as z from 'zod';
import { LANGUAGES } from '../language';
import { id } from '../api/parts';
import type { Message } from '../api/public';
import { MAX_MESSAGE_LENGTH } from './limits';

/**
 * `auth` of a connection: the `im_token` of `GET /api/im/get_token`. A refused connection fails with a `connect_error`
 * and `data: {error_code, error_message}`; the code is 41001 for an invalid token or session.
 */
export const handshake = z.strictObject({ token: z.string().max(1000) });

/** Chosen by the sender per message. The service stores each id once, so that sending can be repeated. */
const clientMessageId = z.string().regex(/^[\w-]{8,64}$/);

/** Client → service. Each is acknowledged with a `SocketReply`. */
export const clientEvents = {
  /**
   * Joins the conversation with a partner, which starts with the partner's greeting. Messages stored from then on
   * arrive as `message`, in order; earlier messages with a position greater than `after` are delivered first.
   */
  open: z.strictObject({
    character_id: id,
    language: z.enum(LANGUAGES),
    after: z.number().int().nonnegative().optional(),
  }),
  /** Leaves the conversation: no further messages of it are delivered. */
  leave: z.strictObject({ character_id: id }),
  /**
   * Stores a message and acknowledges it afterwards. The partner's reply follows as events. A reply in progress is
   * stopped first, and its text so far is stored before the new message. Without an acknowledgement, send it again with
   * the same id. Opens the conversation if necessary.
   */
  send: z.strictObject({
    character_id: id,
    language: z.enum(LANGUAGES),
    client_message_id: clientMessageId,
    text: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH),
  }),
  /**
   * Requests a reply to the last message again, after a failed attempt or when no reply is in progress. Has no effect
   * when a reply is in progress or stored; with `again` another reply follows the stored one.
   */
  answer: z.strictObject({
    character_id: id,
    language: z.enum(LANGUAGES),
    again: z.boolean().optional(),
  }),
  /** Deletes all messages of the conversation, which starts again with the greeting. Memories stay. */
  clear: z.strictObject({ character_id: id, language: z.enum(LANGUAGES) }),
  /** Stops a reply in progress; its text so far is stored. */
  stop: z.strictObject({ character_id: id, reply_id: z.string().max(64) }),
} as const;

export type ClientEventName = keyof typeof clientEvents;
export type ClientEvent<Name extends ClientEventName> = z.input<(typeof clientEvents)[Name]>;

/** An acknowledgement. `error_code` as in the envelope of the API; `retry_after` in seconds. */
export type SocketReply<Value = object> =
  | ({ ok: true } & Value)
  | { ok: false; error_code: number; error_message: string; retry_after?: number };

/**
 * Reply to `open`: the last stored position and the reply in progress, if any. A new greeting also arrives as
 * `message`.
 */
export interface OpenedConversation {
  last_seq: number;
  reply: { reply_id: string; text: string } | null;
}

export interface ClientToService {
  open: (
    event: ClientEvent<'open'>,
    done: (result: SocketReply<OpenedConversation>) => void,
  ) => void;
  leave: (event: ClientEvent<'leave'>, done: (result: SocketReply) => void) => void;
  send: (
    event: ClientEvent<'send'>,
    done: (result: SocketReply<{ message: Message }>) => void,
  ) => void;
  answer: (event: ClientEvent<'answer'>, done: (result: SocketReply) => void) => void;
  clear: (event: ClientEvent<'clear'>, done: (result: SocketReply) => void) => void;
  stop: (event: ClientEvent<'stop'>, done: (result: SocketReply) => void) => void;
}

/** How a reply ended. `failed`: nothing is stored, `answer` retries. `refused`: not allowed by the content rules. */
export const REPLY_OUTCOMES = ['done', 'stopped', 'failed', 'refused'] as const;
export type ReplyOutcome = (typeof REPLY_OUTCOMES)[number];

export interface ServiceToClient {
  /** A stored message of an open conversation: in order, once per connection. */
  message: (event: { character_id: string; message: Message }) => void;
  /** Tabs on other nodes than the one that writes the reply receive all events except `reply_delta`. */
  reply_started: (event: { character_id: string; reply_id: string }) => void;
  /** `at`: length of the text sent before, in UTF-16 units; a gap means that a delta was lost. */
  reply_delta: (event: {
    character_id: string;
    reply_id: string;
    at: number;
    text: string;
  }) => void;
  /** Follows the `message` event of the stored reply. */
  reply_ended: (event: { character_id: string; reply_id: string; outcome: ReplyOutcome }) => void;
  /** The session has ended in another tab or device; the connection closes. */
  signed_out: () => void;
}
