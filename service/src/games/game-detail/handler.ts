import { charactersOfGame } from '../../characters/character-queries';
import type { Handler } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import type { Library } from '../../library/library';
import { findGame, similarGames } from '../game-queries';
import { presentGameDetail } from './presenter';

const SIMILAR = 6;
const PARTNERS = 12;

/** One game with article, partners and similar games. */
export const gameDetail =
  (library: Library): Handler<'GET /api/visitor/game/detail'> =>
  async ({ query, language }) => {
    const game = await findGame(library.db, query.game_id);
    if (game === undefined) return new Refusal('notFound');
    const characters = await charactersOfGame(library.db, game.id, PARTNERS);
    const similar = await similarGames(library.db, game, SIMILAR);
    return presentGameDetail(library, { game, characters, similar }, language);
  };
