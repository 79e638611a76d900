import type { ApiClient, Language } from '@huoban/contracts';
import { endlessQuery } from '@huoban/runtime';
import type { LibraryFilters } from '../../components/library-filters';
import { GAME_LIST } from '../../components/game-queries';

const PAGE_SIZE = 24;

/** The pages of games behind some filters, as one query that grows; loader and wall share it. */
export function libraryQuery(
  api: ApiClient,
  language: Language,
  { page: from, genre, platform, letter, sort }: LibraryFilters,
) {
  const filters = {
    sort,
    size: PAGE_SIZE,
    ...(genre && { genre }),
    ...(platform && { platform }),
    ...(letter && { letter }),
  };
  return endlessQuery({
    key: [language, GAME_LIST, filters],
    from,
    fetchPage: (page, signal) =>
      api.call(GAME_LIST, { query: { ...filters, page } }, { signal, quiet: true }),
  });
}
