import { sql } from 'kysely';
import { createMigration } from './create-migration';

/** Minutes of reading a story, by language. */
export const readingTime = createMigration([
  sql`alter table stories add column reading_minutes jsonb`,
]);
