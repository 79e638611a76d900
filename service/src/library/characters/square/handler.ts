import type { Handler } from '../../../http/handler';
import type { Library } from '../../library';
import { presentPage } from '../../paging';
import { presentCharacter } from '../character-card';
import { countCharacterFacets, listCharacters } from '../character-queries';

/** A filtered page of partners with the available filters. */
export const square =
  (library: Library): Handler<'POST /api/character/legion_zone/pc_character_square'> =>
  async ({ body, language }) => {
    const { rows, total } = await listCharacters(library.db, body, body);
    const counts = await countCharacterFacets(library.db);
    const cards = rows.map((row) => presentCharacter(library, row, language));
    return {
      ...presentPage(cards, total, body),
      categories: library.facets.withCounts('category', counts.categories, language),
      tags: library.facets.withCounts('tag', counts.tags, language),
    };
  };
