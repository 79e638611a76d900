import type { Handlers } from '../../http/handler';
import type { Library } from '../library';
import { entityDetail } from './entity-detail/handler';
import { entityList } from './entity-list/handler';
import { gameDetail } from './game-detail/handler';
import { gameList } from './game-list/handler';

type GameEndpoints =
  | 'GET /api/visitor/game/list'
  | 'GET /api/visitor/game/detail'
  | 'GET /api/visitor/game/entity/list'
  | 'GET /api/visitor/game/entity/detail';

/** Endpoints of the game library: games and their entities. */
export const gameHandlers = (library: Library): Pick<Handlers, GameEndpoints> => ({
  'GET /api/visitor/game/list': gameList(library),
  'GET /api/visitor/game/detail': gameDetail(library),
  'GET /api/visitor/game/entity/list': entityList(library),
  'GET /api/visitor/game/entity/detail': entityDetail(library),
});
