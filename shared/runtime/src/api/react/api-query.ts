import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiClient, Language } from '@huoban/contracts';
import type { EndpointInput, EndpointKey, EndpointPayload } from '@huoban/contracts/api';
import { useLanguage } from '../../page/page-context';
import { requireObject } from '../failure/require-object';
import { useApi } from './api-context';

export interface ApiQueryOptions {
  /** False delays the request. */
  enabled?: boolean;
  /** Keeps the data of the previous input while the next one loads. */
  keepPrevious?: boolean;
}

/**
 * Query options of an endpoint. Loaders and components with the same endpoint and input share one response. The
 * language is part of the key because content depends on it.
 */
export function apiQuery<K extends EndpointKey>(
  api: ApiClient,
  language: Language,
  endpoint: K,
  input: EndpointInput<K>,
) {
  return {
    queryKey: [language, endpoint, input] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<EndpointPayload<K>> =>
      requireObject(await api.call(endpoint, input, { signal })),
  };
}

/** Query of an endpoint. `data` is available on the first render when the loader of the page fetched it. */
export function useApiQuery<K extends EndpointKey>(
  endpoint: K,
  input: EndpointInput<K>,
  { enabled = true, keepPrevious = false }: ApiQueryOptions = {},
): UseQueryResult<EndpointPayload<K>> {
  const api = useApi();
  const language = useLanguage();
  return useQuery({
    ...apiQuery(api, language, endpoint, input),
    enabled,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}
