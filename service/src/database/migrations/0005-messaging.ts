import { sql } from 'kysely';
import { createMigration } from './create-migration';

/** Conversations with partners and their messages. */
export const messagingTables = createMigration([
  // Conversations have no foreign key to character rows, because the seed replaces them. `reply_id` is the reply that a
  // node is writing; its lease expires at `reply_until`.
  sql`create table conversations (
    id bigint generated always as identity primary key,
    account_id bigint not null references accounts on delete cascade, character_id text not null,
    last_seq int not null, reply_id text, reply_until timestamptz, created_at timestamptz not null default now(),
    unique (account_id, character_id))`,
  // For messages of a partner, `client_message_id` is the id of the reply, which clients cannot choose.
  sql`create table messages (
    id bigint generated always as identity primary key,
    conversation_id bigint not null references conversations on delete cascade, seq int not null,
    account_id bigint not null references accounts on delete cascade,
    sender text not null check (sender in ('user', 'character')), text text not null, client_message_id text,
    mark text check (mark in ('masked', 'stopped')), created_at timestamptz not null default now(),
    unique (conversation_id, seq), unique (account_id, client_message_id))`,
  // Notifies the sockets of a session however it ends.
  sql`create function tell_session_ended() returns trigger language plpgsql as $$ begin
    perform pg_notify('im', json_build_object('kind', 'session_ended', 'session', encode(old.token_hash, 'hex'))::text);
    return null; end $$`,
  sql`create trigger session_ended after delete on sessions for each row execute function tell_session_ended()`,
]);
