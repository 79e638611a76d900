import * as z from 'zod';
import { LANGUAGES } from '../language';
import { facet, highlighted, id, pageOf, paging, picture } from './parts';
import { characterCard, gameCard } from './cards';
import type { Endpoint } from './endpoint';

export const GAME_SORTS = ['newest', 'az'] as const;
/** Rows of a Japanese index. */
export const KANA_ROWS = ['あ', 'か', 'さ', 'た', 'な', 'は', 'ま', 'や', 'ら', 'わ', '#'] as const;
export const PLAYER_COUNTS = ['1', '2', '4', '8'] as const;
export const SEARCH_KINDS = ['all', 'game', 'character', 'entity'] as const;

export const articleSection = z.object({ heading: z.string(), body: z.string() });

export const gameList = z.object({
  ...pageOf(gameCard),
  /** Filters of the library, each with its number of games under the other filters of the request. */
  genres: z.array(facet),
  platforms: z.array(facet),
  /** A to Z: pinyin initial of the Chinese title, else initial of the English one. */
  letters: z.array(facet),
  /** Rows by the reading of the Japanese title, only in Japanese. Older versions of the service do not send it. */
  kana: z.array(facet).optional(),
  /** Numbers of players, `8` for eight or more. Older versions of the service do not send it. */
  players: z.array(facet).optional(),
});

/** A drawn scene of a game with what it shows. */
export const gameScene = z.object({ picture: picture.unwrap(), caption: z.string() });

export const gameDetail = gameCard.extend({
  /** Link preview, 1200 × 630, WebP only. */
  preview: picture,
  aliases: z.array(z.string()),
  sections: z.array(articleSection),
  /** Older versions of the service do not send it. */
  scenes: z.array(gameScene).optional(),
  /** Names and values in display order; `language` only where the value is in another language than requested. */
  infobox: z.array(
    z.object({ name: z.string(), value: z.string(), language: z.enum(LANGUAGES).optional() }),
  ),
  /** Partners that play the game. */
  characters: z.array(characterCard),
  similar: z.array(gameCard),
});

export const ENTITY_KINDS = ['role', 'thing', 'place'] as const;

/** A role, thing or place inside a game. */
export const entityCard = z.object({
  id: z.string(),
  game_id: z.string(),
  name: z.string(),
  /** Display name of the kind. */
  kind: z.string(),
  /** Id of the kind. Older versions of the service do not send it. */
  kind_id: z.enum(ENTITY_KINDS).optional(),
  summary: z.string(),
  picture,
  /** Only for roles: title and skill. */
  role: z.object({ title: z.string(), skill: z.string() }).optional(),
});

export const entityDetail = entityCard.extend({
  sections: z.array(articleSection),
  game: gameCard,
});

const found = { title_parts: highlighted, snippet: highlighted };
export const foundGame = gameCard.extend(found);
export const foundCharacter = characterCard.extend(found);
export const foundEntity = entityCard.extend({
  ...found,
  /** Title of the game. */
  game: z.string(),
});

export const searchResult = z.object({
  q: z.string(),
  games: z.object(pageOf(foundGame)),
  characters: z.object(pageOf(foundCharacter)),
  /** Entities by name and summary. Older versions of the service do not send it. */
  entities: z.object(pageOf(foundEntity)).optional(),
  /** Names that are found instead, when nothing is called as typed. Older versions of the service do not send it. */
  did_you_mean: z.array(z.string()).optional(),
  /** Titles and names as further search terms. */
  suggestions: z.array(z.string()),
});

export const gameEndpoints = {
  'GET /api/visitor/game/list': {
    summary: 'Games of the library, filtered and in pages',
    access: 'visitor',
    query: z.object({
      genre: z.string().max(40).optional(),
      platform: z.string().max(40).optional(),
      text: z.string().trim().max(100).optional(),
      letter: z
        .string()
        .regex(/^[A-Za-z#]$/)
        .optional(),
      /** Row of the Japanese index. */
      kana: z.enum(KANA_ROWS).optional(),
      /** Only games that so many can play, eight for eight or more. */
      players: z.enum(PLAYER_COUNTS).optional(),
      /** Only games that this partner plays. */
      character_id: id.optional(),
      sort: z.enum(GAME_SORTS).default('newest'),
      ...paging(24),
    }),
    payload: gameList,
  },
  'GET /api/visitor/game/detail': {
    summary: 'One game with its article',
    access: 'visitor',
    refusals: ['notFound'],
    query: z.object({ game_id: id }),
    payload: gameDetail,
  },
  'GET /api/visitor/game/entity/list': {
    summary: 'Roles, things and places of a game, roles first; without one, of every game',
    access: 'visitor',
    refusals: ['notFound'],
    query: z.object({ game_id: id.optional(), ...paging(24) }),
    payload: z.object(pageOf(entityCard)),
  },
  'GET /api/visitor/game/entity/detail': {
    summary: 'One role, thing or place of a game, with its game',
    access: 'visitor',
    refusals: ['notFound'],
    query: z.object({ entity_id: id }),
    payload: entityDetail,
  },
  'GET /api/visitor/game/knowledge/search': {
    summary: 'Games and partners that match a text, best first',
    access: 'visitor',
    query: z.object({
      q: z.string().trim().max(100),
      kind: z.enum(SEARCH_KINDS).default('all'),
      ...paging(12),
    }),
    payload: searchResult,
  },
} as const satisfies Record<string, Endpoint>;
