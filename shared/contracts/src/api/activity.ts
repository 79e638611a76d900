import * as z from 'zod';
import { id, named, picture } from './parts';
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
  /** What each step leads to; null for a step of the page itself. Older versions of the service do not send it. */
  step_targets: z
    .array(
      z
        .object({ page: z.enum(['partners', 'library', 'chat', 'game']), id: z.string() })
        .nullable(),
    )
    .optional(),
  /** Whether visitors can join now. Older versions of the service do not send what follows. */
  joinable: z.boolean().optional(),
  /** Null when there is nothing to vote on. `open`: whether votes are accepted now. */
  vote: z
    .object({ question: z.string(), options: z.array(named), open: z.boolean() })
    .nullable()
    .optional(),
  /** Texts to read. */
  replays: z.array(z.object({ title: z.string(), body: z.string() })).optional(),
  /** The first one first. */
  results: z
    .object({ title: z.string(), rows: z.array(z.object({ name: z.string(), note: z.string() })) })
    .nullable()
    .optional(),
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

/** Activities that the account has joined or voted in. */
const ownActivities = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      state: z.enum(ACTIVITY_STATES),
      joined: z.boolean(),
      /** What the profile shows of a joined activity. */
      mark: z.string().nullable(),
      /** The chosen option, null without a vote. */
      vote: z.string().nullable(),
      /** Votes of everyone by option, once the account has voted. */
      counts: z.array(z.object({ option_id: z.string(), count: z.number().int() })),
    }),
  ),
});

export const activityEndpoints = {
  'GET /api/visitor/web/activity/index': {
    summary: 'Activities: running, then upcoming, then ended',
    access: 'visitor',
    query: z.object({ state: z.enum(ACTIVITY_STATES).optional() }),
    payload: z.object({ items: z.array(activity) }),
  },
  'GET /api/users/activities': {
    summary: 'Activities that the account has joined or voted in, the last joined first',
    access: 'user',
    query: z.object({}),
    payload: ownActivities,
  },
  'POST /api/users/activities/join': {
    summary: 'Joins an activity that has not ended, or leaves one',
    access: 'user',
    refusals: ['notFound', 'activityClosed'],
    body: z.strictObject({ activity_id: id, joined: z.boolean() }),
    payload: ownActivities,
  },
  'POST /api/users/activities/vote': {
    summary: 'Votes in a running activity, once per account',
    access: 'user',
    refusals: ['notFound', 'activityClosed', 'alreadyVoted'],
    body: z.strictObject({ activity_id: id, option_id: id }),
    payload: ownActivities,
  },
} as const satisfies Record<string, Endpoint>;
