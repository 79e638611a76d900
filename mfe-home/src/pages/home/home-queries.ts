import type { PageContext } from '@huoban/contracts';
import { apiQuery } from '@huoban/runtime';

export const CHARACTERS = 'GET /api/visitor/web/index/characters';
export const CHARACTERS_INPUT = { query: { size: 7 } };
export const GAMES = 'GET /api/visitor/game/list';
export const GAMES_INPUT = { query: { size: 8 } };

/** The page is worth reading without its lists, so it waits for them no longer than this. Milliseconds. */
const PATIENCE_MS = 2500;

/** Fills the cache with what the scenes show; what fails or comes late, the scenes fetch for themselves. */
export async function fetchLists({ api, cache, language }: PageContext): Promise<void> {
  const quiet = { quiet: true };
  const lists = Promise.all([
    cache.prefetchQuery(apiQuery(api, language, CHARACTERS, CHARACTERS_INPUT, quiet)),
    cache.prefetchQuery(apiQuery(api, language, GAMES, GAMES_INPUT, quiet)),
  ]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([lists, patience]);
  clearTimeout(timer);
}
