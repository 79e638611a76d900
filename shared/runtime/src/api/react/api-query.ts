import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiClient, Language } from '@huoban/contracts';
import type { EndpointInput, EndpointKey, EndpointPayload } from '@huoban/contracts/api';
import { useLanguage } from '../../page/page-context';
import { useApi } from './api-context';

export interface ApiQueryOptions {
  /** False: not asked yet. */
  enabled?: boolean;
  /** While another input loads, the data of the one before stays. */
  keepPrevious?: boolean;
  /** No toast: the component shows the failure itself. */
  quiet?: boolean;
}

/**
 * Key and function of a query; content differs by language, so the language is part of the key. Loaders and components
 * that name the same endpoint and input share one answer.
 */
export function apiQuery<K extends EndpointKey>(
  api: ApiClient,
  language: Language,
  endpoint: K,
  input: EndpointInput<K>,
  { quiet = false }: Pick<ApiQueryOptions, 'quiet'> = {},
) {
  return {
    queryKey: [language, endpoint, input] as const,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<EndpointPayload<K>> =>
      api.call(endpoint, input, { signal, quiet }),
  };
}

/** The payload of an endpoint; there at once where the loader has put it into the page's cache. */
export function useApiQuery<K extends EndpointKey>(
  endpoint: K,
  input: EndpointInput<K>,
  { enabled = true, keepPrevious = false, quiet = false }: ApiQueryOptions = {},
): UseQueryResult<EndpointPayload<K>> {
  const api = useApi();
  const language = useLanguage();
  return useQuery({
    ...apiQuery(api, language, endpoint, input, { quiet }),
    enabled,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}
