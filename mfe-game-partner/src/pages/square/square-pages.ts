import type { ApiClient, Language } from '@huoban/contracts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { SQUARE } from '../../components/partner';
import type { SquareFilters } from './filters';
import { PAGE_SIZE } from './limits';

/** How long a list that was left is kept, so that Back finds all its pages and the old position. */
const KEPT_MS = 30 * 60_000;
// A timer per request would keep the caches of a server alive.
const KEPT = typeof document === 'undefined' ? Infinity : KEPT_MS;

/** The pages of partners behind some filters, as one query that grows; loader and list share it. */
export function squarePages(
  api: ApiClient,
  language: Language,
  { page, category, tag, text, sort }: SquareFilters,
) {
  const filters = {
    sort,
    size: PAGE_SIZE,
    ...(category && { category }),
    ...(tag && { tag }),
    ...(text && { text }),
  };
  return infiniteQueryOptions({
    queryKey: [language, SQUARE, filters, { from: page }],
    queryFn: ({ pageParam, signal }) =>
      api.call(SQUARE, { body: { ...filters, page: pageParam } }, { signal, quiet: true }),
    initialPageParam: page,
    getNextPageParam: (last) => last.next_page,
    placeholderData: keepPreviousData,
    gcTime: KEPT,
  });
}
