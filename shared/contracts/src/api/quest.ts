import * as z from 'zod';
import { id, picture } from './parts';
import { characterCard } from './cards';
import type { Endpoint } from './endpoint';

export const quest = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  character: characterCard,
  scene_count: z.number().int(),
  picture,
});

export const scene = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  picture,
  choices: z.array(z.object({ id: z.string(), text: z.string(), next_scene_id: z.string() })),
});

export const questEndpoints = {
  'GET /api/quest/get_info': {
    summary: 'One story and the partner who tells it',
    access: 'visitor',
    query: z.object({ quest_id: id }),
    payload: quest,
  },
  'GET /api/quest/story/scenes': {
    summary: 'Scenes of a story, in order',
    access: 'visitor',
    query: z.object({ quest_id: id }),
    payload: z.object({ items: z.array(scene) }),
  },
  'POST /api/quest/get_chat_respond': {
    summary: 'What the partner answers inside a scene',
    access: 'visitor',
    body: z.object({
      quest_id: id,
      scene_id: id,
      choice_id: id.optional(),
      text: z.string().trim().max(500).optional(),
    }),
    payload: z.object({ reply: z.string(), next_scene_id: z.string().nullable() }),
  },
} as const satisfies Record<string, Endpoint>;
