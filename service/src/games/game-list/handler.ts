import type { Handler } from '../../http/handler';
import type { Library } from '../../library/library';
import { pageOf } from '../../library/paging';
import { presentGame } from '../game-card';
import { countGames, listGames } from '../game-queries';
import { presentLetters } from './presenter';

/** Games, filtered and in pages, with the filters that there are. */
export const gameList =
  (library: Library): Handler<'GET /api/visitor/game/list'> =>
  async ({ query, language }) => {
    const { rows, total } = await listGames(library.db, query, query, language);
    const counts = await countGames(library.db, language);
    const cards = rows.map((row) => presentGame(library, row, language));
    return {
      ...pageOf(cards, total, query),
      genres: library.terms.facets('genre', counts.genres, language),
      platforms: library.terms.facets('platform', counts.platforms, language),
      letters: presentLetters(counts.letters),
    };
  };
