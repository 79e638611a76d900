import { presentGame } from '../games/game-card';
import { gamesOfCharacter } from '../games/game-queries';
import type { Handlers } from '../http/handler';
import { Refusal } from '../http/refusal';
import type { Library } from '../library/library';
import { pageOf } from '../library/paging';
import { presentCharacter } from './character-card';
import {
  countCharacters,
  featuredCharacters,
  findCharacter,
  listCharacters,
  relatedCharacters,
} from './character-queries';

type CharacterEndpoints =
  | 'GET /api/visitor/web/index/characters'
  | 'GET /api/character/get_official_character_list'
  | 'POST /api/character/legion_zone/pc_character_square'
  | 'GET /api/character/legion_zone/pc_character_figures';

const RELATED = 6;

/** Partners: featured, listed, and one by one. */
export const characterHandlers = (library: Library): Pick<Handlers, CharacterEndpoints> => ({
  'GET /api/visitor/web/index/characters': async ({ query, language }) => {
    const rows = await featuredCharacters(library.db, query.size);
    return {
      items: rows.map((row) => ({
        ...presentCharacter(library, row, language),
        greeting: row.greeting[language],
      })),
    };
  },

  'GET /api/character/get_official_character_list': async ({ query, language }) => {
    const order = { sort: 'popular', page: query.page, size: query.size } as const;
    const { rows, total } = await listCharacters(library.db, { game_id: query.game_id }, order);
    return pageOf(
      rows.map((row) => presentCharacter(library, row, language)),
      total,
      query,
    );
  },

  'POST /api/character/legion_zone/pc_character_square': async ({ body, language }) => {
    const { rows, total } = await listCharacters(library.db, body, body);
    const counts = await countCharacters(library.db);
    const cards = rows.map((row) => presentCharacter(library, row, language));
    return {
      ...pageOf(cards, total, body),
      categories: library.terms.facets('category', counts.categories, language),
      tags: library.terms.facets('tag', counts.tags, language),
    };
  },

  'GET /api/character/legion_zone/pc_character_figures': async ({ query, language }) => {
    const character = await findCharacter(library.db, query.character_id);
    if (character === undefined) return new Refusal('notFound');
    const games = await gamesOfCharacter(library.db, character.id);
    const related = await relatedCharacters(library.db, character, RELATED);
    return {
      ...presentCharacter(library, character, language),
      bio: character.bio[language],
      voice: character.voice[language],
      greeting: character.greeting[language],
      samples: character.samples.map(({ user, reply }) => ({
        user: user[language],
        reply: reply[language],
      })),
      games: games.map((row) => presentGame(library, row, language)),
      related: related.map((row) => presentCharacter(library, row, language)),
    };
  },
});
