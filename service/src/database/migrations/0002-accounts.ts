import { sql } from 'kysely';
import { createMigration } from './create-migration';

/** Tables with visitor data: accounts, sessions, codes, limits and reports. */
export const accountTables = createMigration([
  sql`create table accounts (
    id bigint primary key generated always as identity, web_user_id text not null unique, phone text not null unique,
    nickname text not null, avatar_index int not null, avatar_color text not null, source text not null,
    created_at timestamptz not null default now())`,
  sql`create table sessions (
    token_hash bytea primary key, account_id bigint not null references accounts on delete cascade,
    device_identifier text, platform text, channel text, created_at timestamptz not null default now(),
    expires_at timestamptz not null, deletable_until timestamptz)`,
  sql`create index sessions_account on sessions (account_id)`,
  sql`create index sessions_expiry on sessions (expires_at)`,
  sql`create table verification_codes (
    phone text not null, purpose text not null, code_hash bytea not null, attempts int not null,
    sent_at timestamptz not null, expires_at timestamptz not null, primary key (phone, purpose))`,
  sql`create table limits (key text primary key, points int not null, ends_at timestamptz not null)`,
  sql`create table sms_outbox (
    phone text primary key, code text not null, sent_at timestamptz not null, expires_at timestamptz not null)`,
  sql`create table reports (
    id bigint primary key generated always as identity, kind text not null, content jsonb not null,
    created_at timestamptz not null default now())`,
]);
