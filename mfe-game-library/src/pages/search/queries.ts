import type { PageContext } from '@huoban/contracts';
import { apiQuery, onServer, useApiQuery } from '@huoban/runtime';
import { readSearch, type Search } from '../../components/search-params';
import { GAME_LIST, SEARCH, type SearchResult } from '../../components/game-queries';

/** Results of one kind on one page; of everything together, fewer of each. */
const PAGE_SIZE = 24;
const OVERVIEW_SIZE = 8;

const inputOf = ({ text, kind, page }: Search) => ({
  query: { q: text, kind, page, size: kind === 'all' ? OVERVIEW_SIZE : PAGE_SIZE },
});
const NEWEST_GAMES = { query: { sort: 'newest', size: 6 } } as const;

export const resultCount = ({ games, characters }: SearchResult): number =>
  games.total + characters.total;

/** On the server: what the address searches for, and games to go on with when that is nothing. */
export async function loadSearch({ api, cache, language, query }: PageContext): Promise<void> {
  // In the browser the page follows the typing at once and shows failures itself.
  if (!onServer) return;
  const found = await cache.query({
    ...apiQuery(api, language, SEARCH, inputOf(readSearch(query))),
    staleTime: 'static',
  });
  if (resultCount(found) > 0) return;
  await cache.query({ ...apiQuery(api, language, GAME_LIST, NEWEST_GAMES), staleTime: 'static' });
}

/** What was found; while another search is under way, what the one before had found. */
export const useSearchResult = (search: Search) =>
  useApiQuery(SEARCH, inputOf(search), { keepPrevious: true, quiet: true });

/** Games to go on with where nothing was found. */
export const useNewestGames = () => useApiQuery(GAME_LIST, NEWEST_GAMES, { quiet: true });
