import { sql } from 'kysely';
import { createMigration } from './create-migration';

/** Roles, things and places inside games. */
export const entityTables = createMigration([
  sql`create table game_entities (
    id text primary key, game_id text not null references games on delete cascade, position int not null,
    kind text not null, name jsonb not null, summary jsonb not null, sections jsonb not null, role jsonb,
    check ((kind = 'role') = (role is not null)))`,
  sql`create unique index game_entities_game on game_entities (game_id, position)`,
]);
