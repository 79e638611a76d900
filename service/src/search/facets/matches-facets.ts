import { sql, type RawBuilder } from 'kysely';
import type { RequestedFacets } from './read-facets';

const FEWEST = sql`split_part(games.players, '-', 1)::int`;
const MOST = sql`coalesce(nullif(split_part(games.players, '-', 2), ''), games.players)::int`;

/** Condition that a row of `games` has all requested genres and platforms and admits every requested number of players. */
export function matchesFacets({
  genres,
  platforms,
  players,
}: RequestedFacets): RawBuilder<boolean> {
  const counts = players.map(({ count, atLeast }) =>
    atLeast ? sql` and ${MOST} >= ${count}` : sql` and ${count} between ${FEWEST} and ${MOST}`,
  );
  return sql`games.genres @> ${genres}::text[] and games.platforms @> ${platforms}::text[]${sql.join(counts, sql``)}`;
}
