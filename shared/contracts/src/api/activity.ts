import * as z from 'zod';
import { named, picture } from './parts';
import type { Endpoint } from './endpoint';

export const ACTIVITY_STATES = ['running', 'upcoming', 'ended'] as const;

export const activity = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  /** Instructions for participants, in order. */
  steps: z.array(z.string()),
  rewards: z.array(z.object({ name: z.string() })),
  state: z.enum(ACTIVITY_STATES),
  /** First and last day (inclusive), `YYYY-MM-DD`, in China time. */
  starts_on: z.string(),
  ends_on: z.string(),
  /** Whole days until the end (running) or the start (upcoming); 0 once ended. */
  days_left: z.number().int(),
  games: z.array(z.object({ id: z.string(), title: z.string() })),
  characters: z.array(named),
  picture,
});

export const activityEndpoints = {
  'GET /api/visitor/web/activity/index': {
    summary: 'Activities: running, then upcoming, then ended',
    access: 'visitor',
    query: z.object({ state: z.enum(ACTIVITY_STATES).optional() }),
    payload: z.object({ items: z.array(activity) }),
  },
} as const satisfies Record<string, Endpoint>;
