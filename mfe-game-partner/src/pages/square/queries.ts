import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient, Language, PageContext } from '@huoban/contracts';
import { endlessQuery, loadEndless, useApi, useLanguage } from '@huoban/runtime';
import { SQUARE } from '../../components/partner-queries';
import { PAGES_READ, readFilters, type SquareFilters } from './filters/filters';

const PAGE_SIZE = 24;

/** Infinite query of the filtered partners, shared by loader and component. */
function squareQuery(
  api: ApiClient,
  language: Language,
  { page: from, category, tag, text, sort }: SquareFilters,
) {
  const filters = {
    sort,
    size: PAGE_SIZE,
    ...(category && { category }),
    ...(tag && { tag }),
    ...(text && { text }),
  };
  return endlessQuery({
    key: [language, SQUARE, filters],
    from,
    fetchPage: (page, signal) => api.call(SQUARE, { body: { ...filters, page } }, { signal }),
  });
}

export async function loadSquare({ api, cache, language, query }: PageContext): Promise<void> {
  await loadEndless(cache, squareQuery(api, language, readFilters(query)), query, PAGES_READ);
}

/** The partners that `loadSquare` stored in the cache. */
export function cachedPartners({ api, cache, language, query }: PageContext) {
  const pages = cache.getQueryData(squareQuery(api, language, readFilters(query)).queryKey)?.pages;
  return pages?.flatMap(({ items }) => items) ?? [];
}

export function useSquare(filters: SquareFilters) {
  return useInfiniteQuery(squareQuery(useApi(), useLanguage(), filters));
}

export type SquareQuery = ReturnType<typeof useSquare>;
