import * as z from 'zod';
import { id, picture } from './parts';
import { characterCard } from './cards';
import type { Endpoint } from './endpoint';

/** How far the caller is in a story. `scene_id`: where to go on; `ending_ids`: scenes of the endings found so far. */
const progress = z.object({
  scene_id: z.string(),
  ending_ids: z.array(z.string()),
  updated_at: z.string(),
});

/** A story as a list shows it. `minutes`: to read it once. `progress`: `null` for visitors and unread stories. */
export const questCard = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  character: characterCard,
  minutes: z.number().int(),
  start_scene_id: z.string(),
  scene_count: z.number().int(),
  ending_count: z.number().int(),
  progress: progress.nullable(),
  picture,
});

export const quest = questCard.extend({
  /** Every other story, in the order of the library. */
  others: z.array(questCard),
});

export const SCENE_SPEAKERS = ['narrator', 'partner', 'player'] as const;

/**
 * A scene goes on in exactly one way: `choices` is not empty, or `next_scene_id` is set, or `ending` is.
 * `title`: of the ending, else of the story. `text`: the lines, joined by line breaks. `speaker_name`: only of partners.
 */
export const scene = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  speaker: z.enum(SCENE_SPEAKERS),
  speaker_name: z.string().nullable(),
  lines: z.array(z.string()),
  choices: z.array(z.object({ id: z.string(), text: z.string(), next_scene_id: z.string() })),
  next_scene_id: z.string().nullable(),
  ending: z.object({ title: z.string(), text: z.string() }).nullable(),
  picture,
});

/** Stories are named by id or slug. */
export const questEndpoints = {
  'GET /api/quest/get_info': {
    summary:
      'One story and the partner who tells it: by quest_id, or the first one of a partner, or the first of all',
    access: 'either',
    refusals: ['notFound'],
    query: z.object({ quest_id: id.optional(), character_id: id.optional() }),
    payload: quest,
  },
  'GET /api/quest/story/scenes': {
    summary: 'Scenes of a story, in order',
    access: 'visitor',
    refusals: ['notFound'],
    query: z.object({ quest_id: id }),
    payload: z.object({
      quest_id: z.string(),
      start_scene_id: z.string(),
      items: z.array(scene),
    }),
  },
  'POST /api/quest/get_chat_respond': {
    summary:
      'What the partner answers inside a scene, to a choice or a typed text; neither goes on',
    access: 'either',
    refusals: ['notFound'],
    body: z.strictObject({
      quest_id: id,
      scene_id: id,
      choice_id: id.optional(),
      text: z.string().trim().max(500).optional(),
    }),
    /**
     * `reply`: what the partner says to it before the next scene, may be empty. `next_scene_id`: `null` when the story
     * stays where it is. `choice_id`: the choice taken or meant. `fits`: false when a text fits no choice. `saved`:
     * whether the place was kept, as it is for every logged-in reader who moves.
     */
    payload: z.object({
      reply: z.string(),
      next_scene_id: z.string().nullable(),
      choice_id: z.string().nullable(),
      fits: z.boolean(),
      saved: z.boolean(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
