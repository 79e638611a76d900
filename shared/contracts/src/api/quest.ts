import * as z from 'zod';
import { id, picture } from './parts';
import { characterCard } from './cards';
import type { Endpoint } from './endpoint';

/** The caller's progress in a story. `scene_id`: current scene; `ending_ids`: scenes of the endings found so far. */
const progress = z.object({
  scene_id: z.string(),
  ending_ids: z.array(z.string()),
  updated_at: z.string(),
});

/** A story in a list. `minutes`: reading time. `progress`: null for visitors and unread stories. */
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
  /** All other stories, in library order. */
  others: z.array(questCard),
});

export const SCENE_SPEAKERS = ['narrator', 'partner', 'player'] as const;

/**
 * Exactly one of these is set: `choices` (not empty), `next_scene_id` or `ending`. `title`: of the ending, else of the
 * story. `text`: the lines, joined by line breaks. `speaker_name`: only for partners.
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

/** `quest_id` is an id or a slug. */
export const questEndpoints = {
  'GET /api/quest/get_info': {
    summary:
      'One story and its partner: by quest_id, or the first story of a partner, or the first of all',
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
    summary: 'Reply of the partner to a choice or a typed text inside a scene',
    access: 'either',
    refusals: ['notFound'],
    body: z.strictObject({
      quest_id: id,
      scene_id: id,
      choice_id: id.optional(),
      text: z.string().trim().max(500).optional(),
    }),
    /**
     * `reply`: reply of the partner before the next scene, can be empty. `next_scene_id`: null when the scene does not
     * change. `choice_id`: the chosen or recognized choice. `fits`: false when a text matches no choice. `saved`:
     * whether the progress was stored, which requires a login and a change of scene.
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
