import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient, Language, PageContext } from '@huoban/contracts';
import {
  apiQuery,
  endlessQuery,
  loadEndless,
  useApi,
  useApiQuery,
  useLanguage,
} from '@huoban/runtime';
import { SQUARE } from '../../components/partner-queries';
import { STORY, useOwnStory, type Story, type StoryCard } from '../../components/story-queries';
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

/** The first story, with all others. */
const ALL_STORIES = { query: {} };

/** Partners, and the stories of the shelf, without which the page is complete. */
export async function loadSquare({ api, cache, language, query }: PageContext): Promise<void> {
  await Promise.all([
    loadEndless(cache, squareQuery(api, language, readFilters(query)), query, PAGES_READ),
    cache
      .query({ ...apiQuery(api, language, STORY, ALL_STORIES), staleTime: 'static' })
      .catch(() => undefined),
  ]);
}

const storiesOf = (first: Story | undefined): StoryCard[] =>
  first ? [first, ...first.others] : [];

/**
 * Stories of the page, the same for all visitors, and those of the reader's account with its progress; call it inside an
 * `observer`.
 */
export function useShelf() {
  const { data } = useApiQuery(STORY, ALL_STORIES);
  const { accountId, story } = useOwnStory(ALL_STORIES);
  return { accountId, stories: storiesOf(story ?? data) };
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
