import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { EndpointInput, EndpointPayload } from '@huoban/contracts/api';
import { apiQuery, useApi, useApiQuery, useLanguage, useSession } from '@huoban/runtime';

export const ACCOUNT = 'GET /api/users/me/';
const INPUT = { query: {} };
const UPDATE_PROFILE = 'POST /api/users/update_profile';

export type OwnAccount = EndpointPayload<typeof ACCOUNT>;

/**
 * The account of the session; call it inside an `observer`. Sends no request on the server, before the stored session
 * is read, or without a login. The shell clears the cached account when another visitor logs in.
 */
export function useAccount() {
  const { ready, isLoggedIn } = useSession();
  const enabled = ready && isLoggedIn;
  const query = useApiQuery(ACCOUNT, INPUT, { enabled });
  return { ...query, enabled, account: enabled ? (query.data ?? null) : null };
}

/** The valid sessions of the account, the last used one first; null until they are known. */
export function useAccountSessions() {
  const query = useApiQuery('GET /api/users/sessions', { query: {} });
  return { ...query, sessions: query.data?.items ?? null };
}

type Profile = EndpointInput<typeof UPDATE_PROFILE>['body'];

/** Changes nickname and avatar on the service and in the cache. */
export function useUpdateProfile(): (profile: Profile) => Promise<void> {
  const api = useApi();
  const cache = useQueryClient();
  const language = useLanguage();
  return async (profile) => {
    const account = await api.call(UPDATE_PROFILE, { body: profile });
    cache.setQueryData(apiQuery(api, language, ACCOUNT, INPUT).queryKey, account);
  };
}

/** Keeps the session, which the header shows, equal to the account: it may have changed on another device. */
export function useSessionOfAccount(account: OwnAccount | null): void {
  const session = useSession();
  useEffect(() => {
    if (account === null || session.userInfo === null) return;
    const { nickname, avatar } = account;
    const { nickname: knownName, avatar: knownAvatar } = session.userInfo;
    if (JSON.stringify([nickname, avatar]) === JSON.stringify([knownName, knownAvatar])) return;
    session.login({ ...session.userInfo, nickname, avatar });
  }, [account, session]);
}
