import type { Handler } from '../../../http/handler';
import type { Library } from '../../library';
import { listFeaturedCharacters } from '../character-queries';
import { presentFeatured } from './presenter';

/** Partners of the home page. */
export const featured =
  (library: Library): Handler<'GET /api/visitor/web/index/characters'> =>
  async ({ query, language }) => {
    const rows = await listFeaturedCharacters(library.db, query.size);
    return { items: rows.map((row) => presentFeatured(library, row, language)) };
  };
