import { sql } from 'kysely';
import { createMigration } from './create-migration';

/**
 * Guests: accounts without a number that hold what a visitor writes before a login, until it expires or the login carries
 * it over. `messages_left` is the number of messages before the login.
 */
export const guestTables = createMigration([
  sql`alter table accounts alter column phone drop not null`,
  sql`create table guests (
    account_id bigint primary key references accounts on delete cascade,
    messages_left int not null, expires_at timestamptz not null)`,
  sql`create index guests_expiry on guests (expires_at)`,
]);
