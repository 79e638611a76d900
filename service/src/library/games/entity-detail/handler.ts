import type { Handler } from '../../../http/handler';
import { Refusal } from '../../../http/refusal';
import type { Library } from '../../library';
import { findEntity } from '../entity-queries';
import { findGame } from '../game-queries';
import { presentEntityDetail } from './presenter';

/** One role, thing or place. */
export const entityDetail =
  (library: Library): Handler<'GET /api/visitor/game/entity/detail'> =>
  async ({ query, language }) => {
    const entity = await findEntity(library.db, query.entity_id);
    if (entity === undefined) return new Refusal('notFound');
    const game = await findGame(library.db, entity.game_id);
    if (game === undefined) return new Refusal('notFound');
    return presentEntityDetail(library, entity, game, language);
  };
