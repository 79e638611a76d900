import type { PageContext } from '@huoban/contracts';
import type { EndpointPayload } from '@huoban/contracts/api';
import { apiQuery, inTime, useApiQuery } from '@huoban/runtime';
import { withTimeLimit } from '../../components/with-time-limit';

const CHARACTERS = 'GET /api/visitor/web/index/characters';
const CHARACTERS_INPUT = { query: { size: 11 } };
const GAMES = 'GET /api/visitor/game/list';
export const GAMES_INPUT = { query: { size: 8 } };
/** The hero panel shows this many partners, the partners panel the others. */
export const HERO_POSTERS = 4;

/** A failure stays in the cache and is shown by the panel. */
const ignoreError = (): void => undefined;

/** Loads partners and games. Lists that fail or exceed the time limit are fetched by their panels. */
export async function loadLists({ api, cache, language }: PageContext): Promise<void> {
  const lists = Promise.all([
    cache.query(apiQuery(api, language, CHARACTERS, CHARACTERS_INPUT)).catch(ignoreError),
    cache.query(apiQuery(api, language, GAMES, GAMES_INPUT)).catch(ignoreError),
  ]);
  await inTime(withTimeLimit(lists));
}

/** The first featured partner that `loadLists` stored in the cache. */
export const cachedFirstPartner = ({ cache, language }: PageContext) =>
  cache.getQueryData<EndpointPayload<typeof CHARACTERS>>([language, CHARACTERS, CHARACTERS_INPUT])
    ?.items[0];

export const useFeaturedPartners = () => useApiQuery(CHARACTERS, CHARACTERS_INPUT);

export const useNewestGames = () => useApiQuery(GAMES, GAMES_INPUT);
