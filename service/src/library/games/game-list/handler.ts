import type { Handler } from '../../../http/handler';
import type { Library } from '../../library';
import { presentPage } from '../../paging';
import { presentGame } from '../game-card';
import { countGameFacets, findText, listGames } from '../game-queries';
import { presentLetters, presentPlayers } from './presenter';

/** A filtered page of games with the available filters. */
export const gameList =
  (library: Library): Handler<'GET /api/visitor/game/list'> =>
  async ({ query, language }) => {
    const found = await findText(library.db, query);
    const { rows, total } = await listGames(library.db, query, found, query, language);
    const counts = await countGameFacets(library.db, query, found, language);
    const cards = rows.map((row) => presentGame(library, row, language));
    return {
      ...presentPage(cards, total, query),
      genres: library.facets.withCounts('genre', counts.genres, language),
      platforms: library.facets.withCounts('platform', counts.platforms, language),
      letters: presentLetters(counts.letters),
      ...(language === 'ja' && { kana: presentLetters(counts.kana) }),
      players: presentPlayers(counts.players, language),
    };
  };
