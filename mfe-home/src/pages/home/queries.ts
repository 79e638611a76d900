import type { PageContext } from '@huoban/contracts';
import { apiQuery, inTime } from '@huoban/runtime';
import { withTimeLimit } from '../../components/with-time-limit';

export const CHARACTERS = 'GET /api/visitor/web/index/characters';
export const CHARACTERS_INPUT = { query: { size: 11 } };
/** As many of them hang on the first screen's wall; the next scene shows the others. */
export const HERO_POSTERS = 4;
export const GAMES = 'GET /api/visitor/game/list';
export const GAMES_INPUT = { query: { size: 8 } };

/** A failure stays in the cache, for the scene to show. */
const ignoreError = (): void => undefined;

/** Fills the cache with what the scenes show; what fails or comes late, the scenes fetch for themselves. */
export async function loadLists({ api, cache, language }: PageContext): Promise<void> {
  const quiet = { quiet: true };
  const lists = Promise.all([
    cache.query(apiQuery(api, language, CHARACTERS, CHARACTERS_INPUT, quiet)).catch(ignoreError),
    cache.query(apiQuery(api, language, GAMES, GAMES_INPUT, quiet)).catch(ignoreError),
  ]);
  await inTime(withTimeLimit(lists));
}
