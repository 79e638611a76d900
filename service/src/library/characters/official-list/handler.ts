import type { Handler } from '../../../http/handler';
import type { Library } from '../../library';
import { presentPage } from '../../paging';
import { presentCharacter } from '../character-card';
import { listCharacters } from '../character-queries';

/** Official partners, optionally of one game. */
export const officialList =
  (library: Library): Handler<'GET /api/character/get_official_character_list'> =>
  async ({ query, language }) => {
    const order = { sort: 'popular', page: query.page, size: query.size } as const;
    const { rows, total } = await listCharacters(library.db, { game_id: query.game_id }, order);
    const cards = rows.map((row) => presentCharacter(library, row, language));
    return presentPage(cards, total, query);
  };
