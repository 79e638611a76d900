import type { ApiClient, Language } from '@huoban/contracts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { LibraryFilters } from '../../components/library-filters';
import { onServer } from '../../components/on-server';
import { GAME_LIST } from '../../components/service';

const PAGE_SIZE = 24;

/** How long a list that was left is kept, so that Back finds all its pages and the old position. */
const KEPT_MS = 30 * 60_000;
// A timer per request would keep the caches of a server alive.
const KEPT = onServer ? Infinity : KEPT_MS;

/** The pages of games behind some filters, as one query that grows; loader and wall share it. */
export function libraryPages(
  api: ApiClient,
  language: Language,
  { page, genre, platform, letter, sort }: LibraryFilters,
) {
  const filters = {
    sort,
    size: PAGE_SIZE,
    ...(genre && { genre }),
    ...(platform && { platform }),
    ...(letter && { letter }),
  };
  return infiniteQueryOptions({
    queryKey: [language, GAME_LIST, filters, { from: page }],
    queryFn: ({ pageParam, signal }) =>
      api.call(GAME_LIST, { query: { ...filters, page: pageParam } }, { signal, quiet: true }),
    initialPageParam: page,
    getNextPageParam: (last) => last.next_page,
    placeholderData: keepPreviousData,
    gcTime: KEPT,
  });
}
