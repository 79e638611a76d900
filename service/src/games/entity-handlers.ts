import type { Handlers } from '../http/handler';
import { Refusal } from '../http/refusal';
import type { Library } from '../library/library';
import { pageOf } from '../library/paging';
import { presentEntity } from './entity-card';
import { findEntity, listEntities } from './entity-queries';
import { presentGame } from './game-card';
import { findGame } from './game-queries';

type EntityEndpoints = 'GET /api/visitor/game/entity/list' | 'GET /api/visitor/game/entity/detail';

/** Roles, things and places inside games. */
export const entityHandlers = (library: Library): Pick<Handlers, EntityEndpoints> => ({
  'GET /api/visitor/game/entity/list': async ({ query, language }) => {
    const game = await findGame(library.db, query.game_id);
    if (game === undefined) return new Refusal('notFound');
    const { rows, total } = await listEntities(library.db, game.id, query);
    return pageOf(
      rows.map((row) => presentEntity(row, language)),
      total,
      query,
    );
  },

  'GET /api/visitor/game/entity/detail': async ({ query, language }) => {
    const entity = await findEntity(library.db, query.entity_id);
    if (entity === undefined) return new Refusal('notFound');
    const game = await findGame(library.db, entity.game_id);
    if (game === undefined) return new Refusal('notFound');
    return {
      ...presentEntity(entity, language),
      sections: entity.sections.map(({ heading, body }) => ({
        heading: heading[language],
        body: body[language],
      })),
      game: presentGame(library, game, language),
    };
  },
});
