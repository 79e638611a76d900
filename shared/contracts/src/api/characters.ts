import * as z from 'zod';
import { facet, id, pageOf, paging, picture } from './parts';
import { characterCard, gameCard } from './cards';
import type { Endpoint } from './endpoint';

export const CHARACTER_SORTS = ['popular', 'newest'] as const;

export const featuredCharacter = characterCard.extend({ greeting: z.string() });

export const characterSquare = z.object({
  ...pageOf(characterCard),
  /** Filters over all partners, each with its number of partners. */
  categories: z.array(facet),
  tags: z.array(facet),
});

export const characterDetail = characterCard.extend({
  /** Link preview, 1200 × 630, WebP only. */
  preview: picture,
  bio: z.string(),
  voice: z.string(),
  greeting: z.string(),
  /** Sample exchanges. */
  samples: z.array(z.object({ user: z.string(), reply: z.string() })),
  /** Games that the partner plays. */
  games: z.array(gameCard),
  /** Partners with the same games, tags or category. */
  related: z.array(characterCard),
});

export const characterEndpoints = {
  'GET /api/visitor/web/index/characters': {
    summary: 'Featured partners of the home page',
    access: 'visitor',
    query: z.object({ size: z.number().int().min(1).max(24).default(8) }),
    payload: z.object({ items: z.array(featuredCharacter) }),
  },
  'GET /api/character/get_official_character_list': {
    summary: 'Official partners, most popular first',
    access: 'visitor',
    query: z.object({
      /** Only partners who play this game. */
      game_id: id.optional(),
      ...paging(24),
    }),
    payload: z.object(pageOf(characterCard)),
  },
  'POST /api/character/legion_zone/pc_character_square': {
    summary: 'Partners, filtered and in pages',
    access: 'visitor',
    body: z.strictObject({
      category: z.string().max(40).optional(),
      tag: z.string().max(40).optional(),
      text: z.string().trim().max(100).optional(),
      sort: z.enum(CHARACTER_SORTS).default('popular'),
      ...paging(24),
    }),
    payload: characterSquare,
  },
  'GET /api/character/legion_zone/pc_character_figures': {
    summary: 'One partner',
    access: 'visitor',
    refusals: ['notFound'],
    query: z.object({ character_id: id }),
    payload: characterDetail,
  },
} as const satisfies Record<string, Endpoint>;
