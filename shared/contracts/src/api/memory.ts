import * as z from 'zod';
import { id } from './parts';
import type { Endpoint } from './endpoint';

/** `text`: a name, a thing, the title of a game, or the visitor's own words. */
const memory = z.object({
  id: z.string(),
  kind: z.enum(['name', 'platform', 'like', 'dislike', 'fact', 'game', 'promise', 'mood']),
  text: z.string(),
  stated_at: z.string(),
});

/** `enabled`: whether the partner remembers what the visitor says from now on, and uses what is listed. */
const memoryList = z.object({ enabled: z.boolean(), items: z.array(memory) });

export const memoryEndpoints = {
  'GET /api/memory/list': {
    summary: 'What a partner remembers of the visitor, the latest first',
    access: 'user',
    refusals: ['notFound'],
    query: z.object({ character_id: id }),
    payload: memoryList,
  },
  'POST /api/memory/update': {
    summary: 'Changes the text of one memory',
    access: 'user',
    refusals: ['notFound', 'messageRefused'],
    body: z.strictObject({
      character_id: id,
      memory_id: id,
      text: z.string().trim().min(1).max(120),
    }),
    payload: memoryList,
  },
  'POST /api/memory/delete': {
    summary: 'Forgets one memory or, without its id, all; also in the messages of the conversation',
    access: 'user',
    refusals: ['notFound'],
    body: z.strictObject({ character_id: id, memory_id: id.optional() }),
    payload: memoryList,
  },
  'POST /api/memory/switch': {
    summary: 'Switches the memory of a partner on or off',
    access: 'user',
    refusals: ['notFound'],
    body: z.strictObject({ character_id: id, enabled: z.boolean() }),
    payload: memoryList,
  },
} as const satisfies Record<string, Endpoint>;
