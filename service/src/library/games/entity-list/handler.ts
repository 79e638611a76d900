import type { Handler } from '../../../http/handler';
import { Refusal } from '../../../http/refusal';
import type { Library } from '../../library';
import { presentPage } from '../../paging';
import { presentEntity } from '../entity-card';
import { listEntities } from '../entity-queries';
import { findGame } from '../game-queries';

/** Roles, things and places, optionally of one game. */
export const entityList =
  ({ db, pictureOf }: Library): Handler<'GET /api/visitor/game/entity/list'> =>
  async ({ query, language }) => {
    let gameId: string | null = null;
    if (query.game_id !== undefined) {
      const game = await findGame(db, query.game_id);
      if (game === undefined) return new Refusal('notFound');
      gameId = game.id;
    }
    const { rows, total } = await listEntities(db, gameId, query);
    const cards = rows.map((row) => presentEntity({ pictureOf }, row, language));
    return presentPage(cards, total, query);
  };
