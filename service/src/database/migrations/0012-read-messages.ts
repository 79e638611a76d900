import { sql } from 'kysely';
import { createMigration } from './create-migration';

/** The position up to which the visitor has read a conversation. */
export const readMessagePositions = createMigration([
  sql`alter table conversations add column read_seq int not null default 0`,
  sql`update conversations set read_seq = last_seq`,
]);
