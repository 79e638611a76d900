import { sql } from 'kysely';
import { createMigration } from './create-migration';

/** What partners remember of visitors. Deleted with the account, and with the conversation. */
export const memoryTables = createMigration([
  sql`alter table conversations add column remembers boolean not null default true`,
  sql`create table memories (
    id bigint generated always as identity primary key,
    conversation_id bigint not null references conversations on delete cascade,
    account_id bigint not null references accounts on delete cascade,
    kind text not null check (kind in
      ('name', 'platform', 'like', 'dislike', 'fact', 'game', 'promise', 'mood')),
    slot text not null, text text not null, stated_at timestamptz not null,
    unique (conversation_id, kind, slot))`,
]);
