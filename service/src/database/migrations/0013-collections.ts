import { sql } from 'kysely';
import { createMigration } from './create-migration';

/** Play list and favourite partners of an account. Deleted with it. */
export const collectionTables = createMigration([
  sql`create table play_list (
    account_id bigint not null references accounts on delete cascade, game_id text not null,
    state text not null check (state in ('want', 'playing', 'finished')),
    rating int check (rating between 1 and 5), changed_at timestamptz not null default now(),
    primary key (account_id, game_id))`,
  sql`create table favorites (
    account_id bigint not null references accounts on delete cascade, character_id text not null,
    chosen_at timestamptz not null default now(), primary key (account_id, character_id))`,
]);
