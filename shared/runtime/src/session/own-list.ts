import { useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { EndpointInput, EndpointPayload } from '@huoban/contracts/api';
import { useApi } from '../api/react/api-context';
import { apiQuery, useApiQuery } from '../api/react/api-query';
import { useLoginFirst } from '../login/use-login-first';
import { useLanguage } from '../page/page-context';
import { useSession } from './session-context';

/** Lists of the account, by the call that changes each and answers with the new list. */
interface ListsByChange {
  'POST /api/users/play_list/set': 'GET /api/users/play_list';
  'POST /api/users/favorites/set': 'GET /api/users/favorites';
  'POST /api/users/activities/join': 'GET /api/users/activities';
  'POST /api/users/activities/vote': 'GET /api/users/activities';
}
type Change = keyof ListsByChange;
type OwnList = ListsByChange[Change];

const LIST_OF: ListsByChange = {
  'POST /api/users/play_list/set': 'GET /api/users/play_list',
  'POST /api/users/favorites/set': 'GET /api/users/favorites',
  'POST /api/users/activities/join': 'GET /api/users/activities',
  'POST /api/users/activities/vote': 'GET /api/users/activities',
};
const INPUT = { query: {} };

/** Last change of each list, by the cache of the tab. */
const lastChanges = new WeakMap<QueryClient, Map<OwnList, Promise<void>>>();

/** Runs `change` after the previous one of the list, since an older answer must not replace a newer list. */
function changeInOrder(
  cache: QueryClient,
  list: OwnList,
  change: () => Promise<void>,
): Promise<void> {
  const changes = lastChanges.get(cache) ?? new Map<OwnList, Promise<void>>();
  lastChanges.set(cache, changes);
  const current = (changes.get(list) ?? Promise.resolve()).then(change, change);
  changes.set(list, current);
  return current;
}

/**
 * A list of the account, never part of a cached page: `data` is undefined on the server, before the stored session is
 * read, and without a login. Call it inside an `observer`.
 */
export function useOwnList<K extends OwnList>(list: K) {
  const { ready, isLoggedIn } = useSession();
  const isOwned = ready && isLoggedIn;
  const query = useApiQuery<OwnList>(list, INPUT, { enabled: isOwned });
  // TypeScript does not relate the payload of a generic endpoint to the endpoint.
  const data = isOwned ? (query.data as EndpointPayload<K> | undefined) : undefined;
  const { isFetching, refetch } = query;
  return { data, error: isOwned ? query.error : null, isFetching, refetch };
}

/**
 * Changes a list of the account, after a login if there is none. `isBusy` while the call runs; a failure shows a toast.
 * Call it inside an `observer`.
 */
export function useOwnChange<C extends Change>(
  change: C,
): { run: (body: EndpointInput<C>['body']) => void; isBusy: boolean } {
  const api = useApi();
  const cache = useQueryClient();
  const language = useLanguage();
  const loginFirst = useLoginFirst();
  const [isBusy, setBusy] = useState(false);
  const { queryKey } = apiQuery<OwnList>(api, language, LIST_OF[change], INPUT);

  const send = async (body: EndpointInput<C>['body']) => {
    setBusy(true);
    try {
      await changeInOrder(cache, LIST_OF[change], async () => {
        const list = await api.call<Change>(change, { body } as EndpointInput<Change>);
        // A list that was requested before would replace this one.
        await cache.cancelQueries({ queryKey });
        cache.setQueryData(queryKey, list);
      });
    } catch {
      // The API client has shown a toast.
    } finally {
      setBusy(false);
    }
  };
  return { run: (body) => loginFirst(() => void send(body)), isBusy };
}
