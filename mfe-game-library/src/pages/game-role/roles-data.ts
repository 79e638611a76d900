import type { PageContext } from '@huoban/contracts';
import { apiQuery, useApiQuery, usePage } from '@huoban/runtime';
import { GAME_DETAIL, ROLE_LIST, type Game } from '../../components/service';
import { idOf, validId } from '../../components/valid-id';

const gameInput = (id: string) => ({ query: { game_id: id } });
/** The most that the service gives on one page: no game has that many. */
const rolesInput = (id: string) => ({ query: { game_id: id, size: 60 } });

/** Loads the game that the address names, and its roles; an unknown game is a 404. */
export async function loadRoles({ api, cache, language, params }: PageContext): Promise<void> {
  const id = validId(params);
  await Promise.all([
    cache.query({
      ...apiQuery(api, language, GAME_DETAIL, gameInput(id), { quiet: true }),
      staleTime: 'static',
    }),
    cache.query({
      ...apiQuery(api, language, ROLE_LIST, rolesInput(id), { quiet: true }),
      staleTime: 'static',
    }),
  ]);
}

export const gameOf = ({ cache, language, params }: PageContext): Game | undefined =>
  cache.getQueryData<Game>([language, GAME_DETAIL, gameInput(idOf(params))]);

/** The game of the address and its roles. */
export function useRoles() {
  const id = idOf(usePage().params);
  return {
    game: useApiQuery(GAME_DETAIL, gameInput(id), { quiet: true }).data,
    roles: useApiQuery(ROLE_LIST, rolesInput(id), { quiet: true }),
  };
}
