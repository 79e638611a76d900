import * as z from 'zod';
import { characterCard, gameCard } from './cards';
import { id } from './parts';
import type { Endpoint } from './endpoint';

export const PLAY_STATES = ['want', 'playing', 'finished'] as const;

/** `rating`: 1 to 5; null without one, and always for a game that is only wanted. */
const playedGame = z.object({
  game: gameCard,
  state: z.enum(PLAY_STATES),
  rating: z.number().int().nullable(),
});

/** Games of the account, the last changed one first. */
export const playList = z.object({ items: z.array(playedGame) });

/** Favourite partners of the account, the last chosen one first. */
export const favorites = z.object({ items: z.array(characterCard) });

/* Under `/api/users/`, because the shell forgets the responses of these paths when the account changes. */
export const collectionEndpoints = {
  'GET /api/users/play_list': {
    summary: 'The play list of the account',
    access: 'user',
    query: z.object({}),
    payload: playList,
  },
  'POST /api/users/play_list/set': {
    summary: 'Puts a game on the play list or, with the state null, takes it off',
    access: 'user',
    refusals: ['notFound'],
    body: z.strictObject({
      game_id: id,
      state: z.enum(PLAY_STATES).nullable(),
      /** Left out: the rating stays. Ignored for a game that is only wanted. */
      rating: z.number().int().min(1).max(5).nullable().optional(),
    }),
    payload: playList,
  },
  'GET /api/users/favorites': {
    summary: 'The favourite partners of the account',
    access: 'user',
    query: z.object({}),
    payload: favorites,
  },
  'POST /api/users/favorites/set': {
    summary: 'Makes a partner a favourite, or no favourite any more',
    access: 'user',
    refusals: ['notFound'],
    body: z.strictObject({ character_id: id, favorite: z.boolean() }),
    payload: favorites,
  },
} as const satisfies Record<string, Endpoint>;
