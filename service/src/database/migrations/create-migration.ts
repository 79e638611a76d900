import type { Kysely, Migration, RawBuilder } from 'kysely';

/** A migration that executes SQL statements in order. It only extends the schema, or is named `contract`, see `migrate`. */
export const createMigration = (statements: RawBuilder<unknown>[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
});
