import { useApiQuery, useSession } from '@huoban/runtime';

/**
 * The account of the session; call it inside an `observer`. Nothing is asked on the server, before the stored session
 * is read, or without a login. The shell empties the answer from the cache when somebody else logs in.
 */
export function useAccount() {
  const { ready, isLoggedIn } = useSession();
  const known = ready && isLoggedIn;
  const query = useApiQuery('GET /api/users/me/', { query: {} }, { enabled: known, quiet: true });
  return { ...query, known, account: known ? (query.data ?? null) : null };
}
