import { useApiQuery, useSession } from '@huoban/runtime';

export const ACCOUNT = 'GET /api/users/me/';

/**
 * The account of the session; call it inside an `observer`. Sends no request on the server, before the stored session
 * is read, or without a login. The shell clears the cached account when another visitor logs in.
 */
export function useAccount() {
  const { ready, isLoggedIn } = useSession();
  const enabled = ready && isLoggedIn;
  const query = useApiQuery(ACCOUNT, { query: {} }, { enabled });
  return { ...query, enabled, account: enabled ? (query.data ?? null) : null };
}

/** The valid sessions of the account, the last used one first; null until they are known. */
export function useAccountSessions() {
  const query = useApiQuery('GET /api/users/sessions', { query: {} });
  return { ...query, sessions: query.data?.items ?? null };
}
