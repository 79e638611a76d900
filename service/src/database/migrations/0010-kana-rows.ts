import { sql } from 'kysely';
import { createMigration } from './create-migration';

/** Row of the Japanese index (あかさたな) of each game. */
export const kanaRows = createMigration([
  sql`alter table games add column letter_ja text not null default '#'`,
  // Forces the seed to write all content rows again.
  sql`delete from facts where name = 'content'`,
]);
