import type { SearchResult, GameMatch, GameCard, GamePage } from '../components/game-queries';

export const createGame = (id: string, title: string): GameCard => ({
  id,
  slug: `game-${id}`,
  title,
  summary: `${title}的介绍`,
  genres: [{ id: 'rpg', name: '角色扮演' }],
  platforms: [{ id: 'pc', name: '电脑' }],
  released: '2025-01-02',
  developer: '灯泡街',
  players: '1-4',
  picture: null,
});

/** One page of games with facets. */
export const createGamePage = (items: GameCard[], more: Partial<GamePage> = {}): GamePage => ({
  items,
  total: items.length,
  page: 1,
  size: 24,
  next_page: null,
  genres: [
    { id: 'rpg', name: '角色扮演', count: 10 },
    { id: 'racing', name: '竞速', count: 8 },
  ],
  platforms: [{ id: 'pc', name: '电脑', count: 55 }],
  letters: [{ id: 'S', name: 'S', count: 11 }],
  ...more,
});

/** A search result with these game titles and suggestions. */
export function createSearchResult(
  q: string,
  titles: string[],
  suggestions: string[] = [],
): SearchResult {
  const items: GameMatch[] = titles.map((title, index) => ({
    ...createGame(String(2001 + index), title),
    title_parts: [{ text: title, hit: true }],
    snippet: [{ text: `${title}的介绍`, hit: false }],
  }));
  const list = { total: items.length, page: 1, size: 8, next_page: null };
  return {
    q,
    games: { ...list, items },
    characters: { ...list, total: 0, items: [] },
    suggestions,
  };
}
