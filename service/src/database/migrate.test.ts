import { sql } from 'kysely';
import { describeOnEachDatabase } from '../testing/database-suites';
import { LATEST_MIGRATION, migrate, MigrationFailed, MIGRATIONS, migrateTo } from './migrate';

describeOnEachDatabase('a migration', (open) => {
  it('that fails on an existing table is named and rolled back', async () => {
    const database = await open();
    await sql`create table games (id int)`.execute(database.db);
    await expect(migrate(database.db)).rejects.toThrow(MigrationFailed);
    await expect(migrate(database.db)).rejects.toThrow(
      /Database migration of 0001-content failed: .*"games" already exists/,
    );
    const { rows } = await sql<{ found: string | null }>`
      select to_regclass('characters')::text as found`.execute(database.db);
    expect(rows).toEqual([{ found: null }]);
    await database.close();
  }, 120_000);

  it('fails on the database of a newer release', async () => {
    const database = await open('migrated');
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', 'now')`.execute(
      database.db,
    );
    await expect(migrate(database.db)).rejects.toThrow(
      /Database migration of the schema failed: .*9999-later/,
    );
    await database.close();
  }, 120_000);

  it('can stop at a given migration and continue later', async () => {
    const database = await open();
    const half = MIGRATIONS.slice(0, 3);
    expect(await migrateTo(database.db, half.at(-1) ?? '')).toEqual(half);
    expect(await migrate(database.db)).toEqual(MIGRATIONS.slice(3));
    expect(await migrate(database.db)).toEqual([]);
    expect(LATEST_MIGRATION).toBe(MIGRATIONS[MIGRATIONS.length - 1]);
    await database.close();
  }, 120_000);
});
