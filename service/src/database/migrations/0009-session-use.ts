import { sql } from 'kysely';
import { createMigration } from './create-migration';

/** What the list of an account's sessions shows. */
export const sessionUse = createMigration([
  sql`alter table sessions
    add column user_agent text,
    add column last_used_at timestamptz not null default now()`,
]);
