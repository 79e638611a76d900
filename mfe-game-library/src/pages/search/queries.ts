import type { PageContext } from '@huoban/contracts';
import { apiQuery, onServer, useApiQuery } from '@huoban/runtime';
import { readSearch, type Search } from '../../components/search-params';
import { GAME_LIST, SEARCH, type SearchResult } from '../../components/game-queries';

/** Results per page of one kind; the overview of all kinds shows fewer of each. */
const PAGE_SIZE = 24;
const OVERVIEW_SIZE = 8;

const searchInput = ({ text, kind, page }: Search) => ({
  query: { q: text, kind, page, size: kind === 'all' ? OVERVIEW_SIZE : PAGE_SIZE },
});
const NEWEST_GAMES = { query: { sort: 'newest', size: 6 } } as const;

export const resultCount = ({ games, characters, entities }: SearchResult): number =>
  games.total + characters.total + (entities?.total ?? 0);

/** On the server, loads the search in the URL, and the newest games if nothing is found. */
export async function loadSearch({ api, cache, language, query }: PageContext): Promise<void> {
  // In the browser the page must not wait while the visitor types; it shows failures itself.
  if (!onServer) return;
  const result = await cache.query({
    ...apiQuery(api, language, SEARCH, searchInput(readSearch(query))),
    staleTime: 'static',
  });
  if (resultCount(result) > 0) return;
  await cache.query({ ...apiQuery(api, language, GAME_LIST, NEWEST_GAMES), staleTime: 'static' });
}

/** The result of a search. While it loads, the previous result. */
export const useSearchResult = (search: Search) =>
  useApiQuery(SEARCH, searchInput(search), { keepPrevious: true });

export const useNewestGames = () => useApiQuery(GAME_LIST, NEWEST_GAMES);
