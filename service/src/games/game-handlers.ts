import { charactersOfGame } from '../characters/character-queries';
import { presentCharacter } from '../characters/character-card';
import type { Handlers } from '../http/handler';
import { Refusal } from '../http/refusal';
import type { Library } from '../library/library';
import { pageOf } from '../library/paging';
import { presentGame } from './game-card';
import { countGames, findGame, listGames, similarGames } from './game-queries';
import { infoboxOf } from './infobox';

type GameEndpoints = 'GET /api/visitor/game/list' | 'GET /api/visitor/game/detail';

const SIMILAR = 6;
const PARTNERS = 12;

/** The game library: lists and articles. */
export const gameHandlers = (library: Library): Pick<Handlers, GameEndpoints> => ({
  'GET /api/visitor/game/list': async ({ query, language }) => {
    const { rows, total } = await listGames(library.db, query, query, language);
    const counts = await countGames(library.db, language);
    const cards = rows.map((row) => presentGame(library, row, language));
    return {
      ...pageOf(cards, total, query),
      genres: library.terms.facets('genre', counts.genres, language),
      platforms: library.terms.facets('platform', counts.platforms, language),
      letters: [...counts.letters]
        .map(([id, count]) => ({ id, name: id, count }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    };
  },

  'GET /api/visitor/game/detail': async ({ query, language }) => {
    const game = await findGame(library.db, query.game_id);
    if (game === undefined) return new Refusal('notFound');
    const card = presentGame(library, game, language);
    const aliases = game.aliases[language];
    const characters = await charactersOfGame(library.db, game.id, PARTNERS);
    const similar = await similarGames(library.db, game, SIMILAR);
    return {
      ...card,
      aliases,
      sections: game.article.map(({ heading, body }) => ({
        heading: heading[language],
        body: body[language],
      })),
      infobox: infoboxOf(card, aliases, language),
      characters: characters.map((row) => presentCharacter(library, row, language)),
      similar: similar.map((row) => presentGame(library, row, language)),
    };
  },
});
