import * as z from 'zod';
import { id, picture } from './parts';
import type { Endpoint } from './endpoint';

export const MESSAGE_SENDERS = ['user', 'character'] as const;

export const message = z.object({
  id: z.string(),
  /** Position in the conversation, from 1 without gaps. */
  seq: z.number().int(),
  sender: z.enum(MESSAGE_SENDERS),
  text: z.string(),
  created_at: z.string(),
  /** Id chosen by the sender; null for messages of the partner. */
  client_message_id: z.string().nullable(),
  /** `masked`: the content rules hid words. `stopped`: the user stopped the reply. */
  mark: z.enum(['masked', 'stopped']).nullable(),
});

/** Input of a message history. */
export const historyRange = z.strictObject({
  character_id: id,
  before: z.number().int().positive().optional(),
  after: z.number().int().nonnegative().optional(),
  size: z.number().int().min(1).max(100).default(30),
});
export const historyPage = z.object({ items: z.array(message), has_more: z.boolean() });
/** `expires_in`: seconds. */
export const imToken = z.object({ im_token: z.string(), expires_in: z.number().int() });

/** A conversation in a list. `unread`: messages of the partner that reached no open chat yet. */
const recentConversation = z.object({
  character: z.object({ id: z.string(), name: z.string(), picture }),
  last: z.object({ sender: z.enum(MESSAGE_SENDERS), text: z.string(), created_at: z.string() }),
  unread: z.number().int(),
});

export const imEndpoints = {
  'GET /api/im/get_token': {
    summary: 'A short-lived token for the messaging connection',
    access: 'user',
    query: z.object({ app_id: z.string().min(1).max(64) }),
    payload: imToken,
  },
  'GET /api/im/conversations': {
    summary: 'Conversations in which the visitor has written, the latest first, at most 12',
    access: 'user',
    query: z.object({}),
    payload: z.object({ items: z.array(recentConversation) }),
  },
  'POST /api/im/history_messages': {
    summary: 'Messages with a partner, oldest first, before or after a position',
    access: 'user',
    refusals: ['notFound'],
    body: historyRange,
    payload: historyPage,
  },
} as const satisfies Record<string, Endpoint>;
