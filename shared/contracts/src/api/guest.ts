import * as z from 'zod';
import { historyPage, historyRange, imToken } from './im';
import { id } from './parts';
import type { Endpoint } from './endpoint';

/**
 * `messages_left` of `max_messages`: what the guest may still write before a login, to all partners together.
 * `has_written`: whether a conversation with this partner exists. `kept_days`: lifetime of everything a guest writes.
 */
const guestChat = z.object({
  messages_left: z.number().int(),
  max_messages: z.number().int(),
  has_written: z.boolean(),
  kept_days: z.number().int(),
});

/** A guest is who holds the signed cookie that `begin` sets; calls of other sites have no guest. */
export const guestEndpoints = {
  'GET /api/guest/chat': {
    summary: 'What a visitor without a login may still write, and whether a conversation exists',
    access: 'visitor',
    refusals: ['notFound'],
    query: z.object({ character_id: id }),
    payload: guestChat,
  },
  'POST /api/guest/begin': {
    summary: 'Sets the cookie of a guest, unless the browser has a valid one',
    access: 'visitor',
    refusals: ['tooManyAttempts', 'foreignOrigin'],
    body: z.strictObject({}),
    payload: guestChat.pick({ messages_left: true, max_messages: true }),
  },
  'GET /api/guest/token': {
    summary: 'A short-lived token for the messaging connection of a guest',
    access: 'visitor',
    refusals: ['loginNeeded'],
    query: z.object({ app_id: z.string().min(1).max(64) }),
    payload: imToken,
  },
  'POST /api/guest/history': {
    summary: 'Messages of the guest with a partner, oldest first, before or after a position',
    access: 'visitor',
    refusals: ['notFound'],
    body: historyRange,
    payload: historyPage,
  },
} as const satisfies Record<string, Endpoint>;
