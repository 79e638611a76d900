import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { requireObject } from '../api/failure/require-object';
import { onServer } from '../environment';
import { readPageCount } from './page-count-in-url';

/** Retention of an unmounted list, so that the Back button restores its pages and scroll position. */
const CACHE_TIME_MS = 30 * 60_000;
// No timer on the server, where it would retain the cache of every request.
const GC_TIME_MS = onServer ? Infinity : CACHE_TIME_MS;

interface InfiniteList<Page> {
  /** Identifies the list: language, endpoint, filters. */
  key: readonly unknown[];
  /** First page, 1-based. */
  from: number;
  fetchPage: (page: number, signal: AbortSignal) => Promise<Page>;
}

/** Options of the infinite query of a list, for its loader and its component. */
export function endlessQuery<Page extends { next_page: number | null }>({
  key,
  from,
  fetchPage,
}: InfiniteList<Page>) {
  return infiniteQueryOptions({
    queryKey: [...key, { from }],
    queryFn: async ({ pageParam, signal }) => requireObject(await fetchPage(pageParam, signal)),
    initialPageParam: from,
    getNextPageParam: (last: Page) => last.next_page,
    placeholderData: keepPreviousData,
    gcTime: GC_TIME_MS,
  });
}

/**
 * Loads as many pages of a list as its URL states. The server waits for them; in the browser the page opens at once
 * with skeletons and shows failures itself.
 */
export async function loadEndless<Page extends { next_page: number | null }>(
  cache: QueryClient,
  list: ReturnType<typeof endlessQuery<Page>>,
  query: URLSearchParams,
  parameter: string,
): Promise<void> {
  const pages = cache.infiniteQuery({
    ...list,
    pages: readPageCount(query, parameter),
    staleTime: 'static',
  });
  if (onServer) await pages;
  else pages.catch(() => undefined);
}
