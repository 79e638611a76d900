import type { Handler } from '../../../http/handler';
import type { Library } from '../../library';
import { presentPage } from '../../paging';
import { presentGame } from '../game-card';
import { countGameFacets, listGames } from '../game-queries';
import { presentLetters } from './presenter';

/** A filtered page of games with the available filters. */
export const gameList =
  (library: Library): Handler<'GET /api/visitor/game/list'> =>
  async ({ query, language }) => {
    const { rows, total } = await listGames(library.db, query, query, language);
    const counts = await countGameFacets(library.db, language);
    const cards = rows.map((row) => presentGame(library, row, language));
    return {
      ...presentPage(cards, total, query),
      genres: library.facets.withCounts('genre', counts.genres, language),
      platforms: library.facets.withCounts('platform', counts.platforms, language),
      letters: presentLetters(counts.letters),
    };
  };
