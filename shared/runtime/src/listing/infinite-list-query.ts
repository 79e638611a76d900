import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { onServer } from '../environment';
import { readPageCount } from './page-count-in-url';

/** How long a list that was left is kept, so that Back finds all its pages and the old position. */
const CACHE_TIME_MS = 30 * 60_000;
// A timer per request would keep the caches of a server alive.
const GC_TIME_MS = onServer ? Infinity : CACHE_TIME_MS;

interface InfiniteList<Page> {
  /** What the list is: language, endpoint, filters. */
  key: readonly unknown[];
  /** The page it begins with, from 1. */
  from: number;
  fetchPage: (page: number, signal: AbortSignal) => Promise<Page>;
}

/** The pages of a list as one query that grows; loader and list share it. */
export function endlessQuery<Page extends { next_page: number | null }>({
  key,
  from,
  fetchPage,
}: InfiniteList<Page>) {
  return infiniteQueryOptions({
    queryKey: [...key, { from }],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: from,
    getNextPageParam: (last: Page) => last.next_page,
    placeholderData: keepPreviousData,
    gcTime: GC_TIME_MS,
  });
}

/**
 * Loads as many pages of a list as its address says were read. The server waits for them; in the browser the page is
 * there at once, with places for what is coming, and shows failures itself.
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
