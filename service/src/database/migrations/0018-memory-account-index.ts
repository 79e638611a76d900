import { sql } from 'kysely';
import { createMigration } from './create-migration';

/** Index without which the deletion of an account reads all memories. */
export const memoryAccountIndex = createMigration([
  sql`create index memories_account on memories (account_id)`,
]);
