import { listCharactersOfGame } from '../../characters/character-queries';
import type { Handler } from '../../../http/handler';
import { Refusal } from '../../../http/refusal';
import type { Library } from '../../library';
import { listEntities } from '../entity-queries';
import { findGame, listSimilarGames } from '../game-queries';
import { presentGameDetail } from './presenter';

const SIMILAR_COUNT = 6;
const MAX_PARTNERS = 12;
/** Enough for the two roles and the thing or place of the scenes. */
const SCENE_ENTITIES = { page: 1, size: 12 };

/** One game with article, partners and similar games. */
export const gameDetail =
  (library: Library): Handler<'GET /api/visitor/game/detail'> =>
  async ({ query, language }) => {
    const game = await findGame(library.db, query.game_id);
    if (game === undefined) return new Refusal('notFound');
    const characters = await listCharactersOfGame(library.db, game.id, MAX_PARTNERS);
    const similar = await listSimilarGames(library.db, game, SIMILAR_COUNT);
    const { rows: entities } = await listEntities(library.db, game.id, SCENE_ENTITIES);
    return presentGameDetail(library, { game, characters, similar, entities }, language);
  };
