import { sql } from 'kysely';
import type { OpenDatabase } from './database';
import { describeOnEachDatabase } from '../testing/database-suites';
import { LATEST_MIGRATION, migrate, MigrationFailed, MIGRATIONS, migrateTo } from './migrate';

const recordMigration = ({ db }: OpenDatabase, name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, 'now')`.execute(db);

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

  it('of a newer release that adds something leaves this one working', async () => {
    const database = await open('migrated');
    await sql`alter table accounts add column added_later text not null default ''`.execute(
      database.db,
    );
    await recordMigration(database, '9998-nickname');
    await recordMigration(database, `9999-contract-${LATEST_MIGRATION.slice(0, 4)}-old-name`);
    expect(await migrate(database.db)).toEqual([]);
    await database.close();
  }, 120_000);

  it('of a newer release that removes what this one uses is named', async () => {
    const database = await open('migrated');
    await recordMigration(database, '9998-nickname');
    await recordMigration(database, '9999-contract-9998-old-name');
    await expect(migrate(database.db)).rejects.toThrow(
      'The database was migrated by 9999-contract-9998-old-name, which needs a release with migration 9998; ' +
        `the last one of this release is ${LATEST_MIGRATION}.`,
    );
    await database.close();
  }, 120_000);

  it('creates an index for every foreign key, so that no deletion reads a whole table', async () => {
    const database = await open('migrated');
    const { rows } = await sql<{ name: string }>`
      select conrelid::regclass::text || '.' || attname::text as name
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
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
