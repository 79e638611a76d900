import { sql, type RawBuilder } from 'kysely';
import type { SearchQuery } from './query';

/** Title A, alias B, summary C, article D, in the order PostgreSQL wants: D, C, B, A. */
const WEIGHTS = '{0.05, 0.2, 0.6, 1}';

/**
 * Best first: the exact name, then hits in the title, an alias, the summary, the article; inside a tier by rank. A long
 * article that repeats a word must not outrun the game of that name.
 */
export const bestFirst = (query: SearchQuery): RawBuilder<unknown> => sql`
  (names @> array[${query.name}]::text[]) desc,
  (search @@ ${query.inTitle}::tsquery) desc,
  (search @@ ${query.inNames}::tsquery) desc,
  (search @@ ${query.inSummary}::tsquery) desc,
  ts_rank(${WEIGHTS}::float4[], search, ${query.all}::tsquery) desc, id`;

/** For a text that matches nothing as a whole: most of it in a title or alias first. */
export const nearestFirst = (query: SearchQuery): RawBuilder<unknown> => sql`
  ts_rank(${WEIGHTS}::float4[], search, ${query.loose}::tsquery) desc, id`;
