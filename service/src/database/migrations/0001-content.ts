import { sql } from 'kysely';
import { createMigration } from './create-migration';

/** Tables that the seed writes: games, partners and activities. */
export const contentTables = createMigration([
  sql`create table facts (name text primary key, value text not null)`,
  sql`create table terms (
    kind text not null, id text not null, position int not null, name jsonb not null, primary key (kind, id))`,
  sql`create table games (
    id text primary key, slug text not null unique, title jsonb not null, aliases jsonb not null,
    summary jsonb not null, article jsonb not null, developer jsonb not null, genres text[] not null,
    platforms text[] not null, released text not null, players text not null, letter_zh text not null,
    letter_latin text not null, order_zh int not null, order_en int not null, order_ja int not null,
    names text[] not null, search tsvector not null)`,
  sql`create index games_search on games using gin (search)`,
  sql`create index games_names on games using gin (names)`,
  sql`create index games_genres on games using gin (genres)`,
  sql`create index games_released on games (released desc, id)`,
  sql`create table characters (
    id text primary key, slug text not null unique, name jsonb not null, line jsonb not null, bio jsonb not null,
    greeting jsonb not null, voice jsonb not null, samples jsonb not null, tags text[] not null,
    category text not null, popularity int not null, created text not null, names text[] not null,
    search tsvector not null)`,
  sql`create index characters_search on characters using gin (search)`,
  sql`create index characters_names on characters using gin (names)`,
  sql`create index characters_tags on characters using gin (tags)`,
  sql`create index characters_popularity on characters (popularity desc, id)`,
  sql`create table character_games (
    character_id text not null references characters on delete cascade,
    game_id text not null references games on delete cascade,
    position int not null, primary key (character_id, game_id))`,
  sql`create index character_games_game on character_games (game_id)`,
  sql`create table activities (
    id text primary key, slug text not null unique, content jsonb not null, starts int not null, ends int not null)`,
]);
