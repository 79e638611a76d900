import * as z from 'zod';
import { LANGUAGES } from '../language';
import { id } from '../api/parts';
import type { Message } from '../api/public';
import { MAX_MESSAGE_LENGTH } from './limits';

/**
 * What the client presents as `auth` when it connects: the `im_token` of `GET /api/im/get_token`. A refused connection
 * is a `connect_error` with `data: {error_code, error_message}`: 41001 when token or session are not valid (any more).
 */
export const handshake = z.strictObject({ token: z.string().max(1000) });

/** Chosen by the sender, once for each message: sending it again never stores it twice. */
const clientMessageId = z.string().regex(/^[\w-]{8,64}$/);

/** Client → service. Each is acknowledged with a `Result`. */
export const clientEvents = {
  /**
   * Takes part in the conversation with a partner, which begins with the partner's greeting. Messages stored from then
   * on arrive as `message`, in order; what lies after `after` and before them is delivered first.
   */
  open: z.strictObject({
    character_id: id,
    language: z.enum(LANGUAGES),
    after: z.number().int().nonnegative().optional(),
  }),
  /** No further messages of this conversation, please. */
  leave: z.strictObject({ character_id: id }),
  /**
   * Stores a message; acknowledged after it is stored. The partner's reply follows as events. A reply under way is
   * stopped first: what it has said so far is stored before the new message. Unanswered, send it again under the same
   * id; begins the conversation when it is not open yet.
   */
  send: z.strictObject({
    character_id: id,
    language: z.enum(LANGUAGES),
    client_message_id: clientMessageId,
    text: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH),
  }),
  /**
   * Asks again for a reply to the last message, when the first attempt failed, or nobody is writing one although the
   * last message is the user's. Harmless when a reply is under way or there already.
   */
  answer: z.strictObject({ character_id: id, language: z.enum(LANGUAGES) }),
  /** Ends a reply under way; what has been said so far is kept. */
  stop: z.strictObject({ character_id: id, reply_id: z.string().max(64) }),
} as const;

export type ClientEventName = keyof typeof clientEvents;
export type ClientEvent<Name extends ClientEventName> = z.input<(typeof clientEvents)[Name]>;

/** An acknowledgement. `error_code` as in the envelope of the API; `retry_after` in seconds. */
export type SocketReply<Value = object> =
  | ({ ok: true } & Value)
  | { ok: false; error_code: number; error_message: string; retry_after?: number };

/**
 * Answer to `open`: the last position stored, and the reply that is being written, if any. A greeting that has just
 * been stored arrives as `message`, too.
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
  stop: (event: ClientEvent<'stop'>, done: (result: SocketReply) => void) => void;
}

/** How a reply ended. `failed`: nothing is kept, `answer` asks again. `refused`: not allowed by the rules of the house. */
export const REPLY_OUTCOMES = ['done', 'stopped', 'failed', 'refused'] as const;
export type ReplyOutcome = (typeof REPLY_OUTCOMES)[number];

export interface ServiceToClient {
  /** A stored message of an open conversation: in order, once for each connection. */
  message: (event: { character_id: string; message: Message }) => void;
  /** Two nodes may serve two tabs of one user: only the tabs on the node that writes get the parts, all get the rest. */
  reply_started: (event: { character_id: string; reply_id: string }) => void;
  /** `at`: length of the text already sent, in UTF-16 units; a gap means that a part was missed. */
  reply_delta: (event: {
    character_id: string;
    reply_id: string;
    at: number;
    text: string;
  }) => void;
  /** The stored message arrives as `message`, before this event. */
  reply_ended: (event: { character_id: string; reply_id: string; outcome: ReplyOutcome }) => void;
  /** The session has ended elsewhere; the connection closes. */
  signed_out: () => void;
}
