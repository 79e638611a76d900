import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  sql`create table game_entities (
    id text primary key, game_id text not null references games on delete cascade, position int not null,
    kind text not null, name jsonb not null, summary jsonb not null, sections jsonb not null, role jsonb,
    check ((kind = 'role') = (role is not null)))`,
  sql`create unique index game_entities_game on game_entities (game_id, position)`,
];

/** Roles, things and places inside games. */
export const entityTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
