import type { PageContext } from '@huoban/contracts';
import { apiQuery, inTime, useApiQuery, useLateData, usePage } from '@huoban/runtime';
import { GAME_DETAIL, ROLE_LIST, type Game } from '../../components/game-queries';
import { idOf, validId } from '../../components/valid-id';

const gameInput = (id: string) => ({ query: { game_id: id } });
const rolesInput = (id: string) => ({ query: { game_id: id, size: 12 } });

/** Loads the game and its roles. An unknown game is a 404; the page renders without roles if they fail. */
export async function loadGame({ api, cache, language, params }: PageContext): Promise<void> {
  const id = validId(params);
  const roles = cache.query({
    ...apiQuery(api, language, ROLE_LIST, rolesInput(id)),
    staleTime: 'static',
  });
  const game = cache.query({
    ...apiQuery(api, language, GAME_DETAIL, gameInput(id)),
    staleTime: 'static',
  });
  await inTime(Promise.all([game, roles.catch(() => undefined)]));
}

/** The game that `loadGame` stored in the cache. */
export const cachedGame = ({ cache, language, params }: PageContext): Game | undefined =>
  cache.getQueryData<Game>([language, GAME_DETAIL, gameInput(idOf(params))]);

/** The game in the URL and its roles. */
export function useGame() {
  const id = idOf(usePage().params);
  const game = useApiQuery(GAME_DETAIL, gameInput(id));
  useLateData(game.data !== undefined, game.error);
  const { data: roles } = useApiQuery(ROLE_LIST, rolesInput(id));
  return { game, roles };
}
