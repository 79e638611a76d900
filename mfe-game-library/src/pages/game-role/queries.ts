import type { PageContext } from '@huoban/contracts';
import { apiQuery, inTime, useApiQuery, useLateData, usePage } from '@huoban/runtime';
import { GAME_DETAIL, ROLE_LIST, type Game } from '../../components/game-queries';
import { idOf, validId } from '../../components/valid-id';

const gameInput = (id: string) => ({ query: { game_id: id } });
/** The maximum page size of the service, so that one page contains all roles. */
const rolesInput = (id: string) => ({ query: { game_id: id, size: 60 } });

/** Loads the game and its roles. An unknown game is a 404. */
export async function loadRoles({ api, cache, language, params }: PageContext): Promise<void> {
  const id = validId(params);
  const game = apiQuery(api, language, GAME_DETAIL, gameInput(id));
  const roles = apiQuery(api, language, ROLE_LIST, rolesInput(id));
  await inTime(
    Promise.all([
      cache.query({ ...game, staleTime: 'static' }),
      cache.query({ ...roles, staleTime: 'static' }),
    ]),
  );
}

/** The game that `loadRoles` stored in the cache. */
export const cachedGame = ({ cache, language, params }: PageContext): Game | undefined =>
  cache.getQueryData<Game>([language, GAME_DETAIL, gameInput(idOf(params))]);

/** The game in the URL and its roles. */
export function useRoles() {
  const id = idOf(usePage().params);
  const game = useApiQuery(GAME_DETAIL, gameInput(id));
  const roles = useApiQuery(ROLE_LIST, rolesInput(id));
  useLateData(game.data !== undefined && roles.data !== undefined, game.error ?? roles.error);
  return { game: game.data, roles };
}
