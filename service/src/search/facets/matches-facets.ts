import { sql, type RawBuilder } from 'kysely';
import type { RequestedFacets } from './read-facets';

/** SQL of the numbers of players of a row of `games`, which has `1-4` or `10`; the index `games_facets` has them. */
export const MIN_PLAYERS = sql`split_part(games.players, '-', 1)::int`;
export const MAX_PLAYERS = sql`coalesce(nullif(split_part(games.players, '-', 2), ''), games.players)::int`;

/** Condition that a row of `games` has all requested genres and platforms and admits every requested number of players. */
export function matchesFacets({
  genres,
  platforms,
  players,
}: RequestedFacets): RawBuilder<boolean> {
  const contains = (['genres', 'platforms'] as const).flatMap((column) => {
    const ids = { genres, platforms }[column];
    return ids.length === 0 ? [] : [sql`${sql.ref(`games.${column}`)} @> ${ids}::text[]`];
  });
  const counts = players.map(({ count, atLeast }) =>
    atLeast
      ? sql`${MAX_PLAYERS} >= ${count}`
      : sql`${count} between ${MIN_PLAYERS} and ${MAX_PLAYERS}`,
  );
  return sql`${sql.join([...contains, ...counts], sql` and `)}`;
}
