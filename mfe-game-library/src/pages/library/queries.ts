import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient, Language, PageContext } from '@huoban/contracts';
import { endlessQuery, loadEndless, useApi, useLanguage } from '@huoban/runtime';
import { GAME_LIST } from '../../components/game-queries';
import {
  isKanaRow,
  PAGES_READ,
  readFilters,
  type LibraryFilters,
} from '../../components/library-filters';

const PAGE_SIZE = 24;

/** Infinite query of the filtered games, shared by loader and component. */
function libraryQuery(
  api: ApiClient,
  language: Language,
  { page: from, genre, platform, players, letter, sort }: LibraryFilters,
) {
  const filters = {
    sort,
    size: PAGE_SIZE,
    ...(genre && { genre }),
    ...(platform && { platform }),
    ...(players && { players }),
    ...(isKanaRow(letter) ? { kana: letter } : letter && { letter }),
  };
  return endlessQuery({
    key: [language, GAME_LIST, filters],
    from,
    fetchPage: (page, signal) => api.call(GAME_LIST, { query: { ...filters, page } }, { signal }),
  });
}

export async function loadLibrary({ api, cache, language, query }: PageContext): Promise<void> {
  await loadEndless(cache, libraryQuery(api, language, readFilters(query)), query, PAGES_READ);
}

/** The games that `loadLibrary` stored in the cache. */
export function cachedGames({ api, cache, language, query }: PageContext) {
  const pages = cache.getQueryData(libraryQuery(api, language, readFilters(query)).queryKey)?.pages;
  return pages?.flatMap(({ items }) => items) ?? [];
}

export function useLibrary(filters: LibraryFilters) {
  return useInfiniteQuery(libraryQuery(useApi(), useLanguage(), filters));
}

export type LibraryQuery = ReturnType<typeof useLibrary>;
