import { sql } from 'kysely';
import { createMigration } from './create-migration';

/** Stories, their scenes, and the progress of each account. */
export const storyTables = createMigration([
  sql`create table stories (
    id text primary key, slug text not null unique,
    character_id text not null references characters on delete cascade, position int not null, title jsonb not null,
    summary jsonb not null, minutes int not null, start text not null, asides jsonb not null,
    scene_count int not null, ending_count int not null)`,
  sql`create index stories_character on stories (character_id)`,
  sql`create table story_scenes (
    story_id text not null references stories on delete cascade, id text not null, position int not null,
    content jsonb not null, primary key (story_id, id))`,
  // Progress has no foreign key to content rows, because the seed replaces them.
  sql`create table story_progress (
    account_id bigint not null references accounts on delete cascade, story_id text not null, scene_id text not null,
    endings text[] not null, updated_at timestamptz not null default now(), primary key (account_id, story_id))`,
]);
