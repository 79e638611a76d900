import type { PageContext } from '@huoban/contracts';
import { apiQuery, inTime, useApiQuery, useLateData, usePage } from '@huoban/runtime';
import { ROLE_DETAIL, type Role } from '../../components/game-queries';
import { idOf, validId } from '../../components/valid-id';

const roleInput = (id: string) => ({ query: { entity_id: id } });

/** Loads the role. An unknown role is a 404. */
export async function loadRole({ api, cache, language, params }: PageContext): Promise<void> {
  const role = apiQuery(api, language, ROLE_DETAIL, roleInput(validId(params)));
  await inTime(cache.query({ ...role, staleTime: 'static' }));
}

/** The role that `loadRole` stored in the cache. */
export const cachedRole = ({ cache, language, params }: PageContext): Role | undefined =>
  cache.getQueryData<Role>([language, ROLE_DETAIL, roleInput(idOf(params))]);

/** The role in the URL. */
export function useRole() {
  const id = idOf(usePage().params);
  const role = useApiQuery(ROLE_DETAIL, roleInput(id));
  useLateData(role.data !== undefined, role.error);
  return role;
}
