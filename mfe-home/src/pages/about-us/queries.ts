import type { PageContext } from '@huoban/contracts';
import { apiQuery, inTime } from '@huoban/runtime';
import { withTimeLimit } from '../../components/with-time-limit';

export const PARTNERS = 'GET /api/character/get_official_character_list';
export const PARTNERS_INPUT = { query: { size: 10 } };

/** Loads the official partners. The page renders without them if that fails. */
export async function loadPartners({ api, cache, language }: PageContext): Promise<void> {
  const partners = apiQuery(api, language, PARTNERS, PARTNERS_INPUT);
  await inTime(withTimeLimit(cache.query(partners).catch(() => undefined)));
}
