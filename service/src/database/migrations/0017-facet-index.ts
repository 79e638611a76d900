import { sql } from 'kysely';
import { createMigration } from './create-migration';

/** Index from which games are counted by facets without reading the games; its expressions are those of the searches. */
export const facetIndex = createMigration([
  sql`create index games_facets on games (
    (coalesce(nullif(split_part(players, '-', 2), ''), players)::int), (split_part(players, '-', 1)::int), id)
    include (players, genres, platforms)`,
]);
