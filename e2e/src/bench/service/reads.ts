import {
  type Database,
  listFeaturedCharacters,
  findDocuments,
  findGame,
  FOUND_KINDS,
  listCharacters,
  parseQuery,
} from '@huoban/service/testing';

export interface Read {
  name: string;
  path: string;
  body?: object;
  statement: (db: Database) => Promise<unknown>;
}

const GAME = '2017';
const WORDS = '灯塔';

export const READS: readonly Read[] = [
  {
    name: 'home characters',
    path: '/api/visitor/web/index/characters',
    statement: (db) => listFeaturedCharacters(db, 8),
  },
  {
    name: 'square page',
    path: '/api/character/legion_zone/pc_character_square',
    body: {},
    statement: (db) => listCharacters(db, {}, { sort: 'popular', page: 1, size: 24 }),
  },
  {
    name: 'game detail',
    path: `/api/visitor/game/detail?game_id=${GAME}`,
    statement: (db) => findGame(db, GAME),
  },
  {
    name: 'search',
    path: `/api/visitor/game/knowledge/search?q=${encodeURIComponent(WORDS)}`,
    statement: async (db) => {
      const query = parseQuery(WORDS);
      if (query === null) throw new Error(`${WORDS} is no query`);
      return findDocuments(db, query, 'all', { kinds: FOUND_KINDS, page: { page: 1, size: 12 } });
    },
  },
];
