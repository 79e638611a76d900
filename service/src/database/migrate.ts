import { Migrator, type Kysely, type MigrationResultSet } from 'kysely';
import { errorMessage } from '../process/error-message';
import { accountTables } from './migrations/0002-accounts';
import { contentTables } from './migrations/0001-content';
import { entityTables } from './migrations/0003-entities';
import { storyTables } from './migrations/0004-stories';
import { messagingTables } from './migrations/0005-messaging';
import { reportOwners } from './migrations/0006-reports';
import { searchTables } from './migrations/0007-search';
import type { Tables } from './tables';
import { OperatorError } from '../process/operator-error';

/** Applied in the order of their names. Forward only: a migration that has shipped is never edited. */
const migrations = {
  '0001-content': contentTables,
  '0002-accounts': accountTables,
  '0003-entities': entityTables,
  '0004-stories': storyTables,
  '0005-messaging': messagingTables,
  '0006-reports': reportOwners,
  '0007-search': searchTables,
};

/** Names of the migrations of this release, in order. */
export const MIGRATIONS: readonly string[] = Object.keys(migrations).sort();
/** Name of the last migration of this release. */
export const LATEST_MIGRATION: string = MIGRATIONS.at(-1) ?? '';

/** A migration failed; nothing of it was applied. */
export class MigrationFailed extends OperatorError {
  override name = 'MigrationFailed';
}

async function run(
  db: Kysely<Tables>,
  migrateWith: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<string[]> {
  const { error, results } = await migrateWith(
    new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } }),
  );
  if (error !== undefined) {
    const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'the schema';
    throw new MigrationFailed(`Database migration of ${failed} failed: ${errorMessage(error)}`, {
      cause: error,
    });
  }
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/**
 * Migrates to the latest schema. Safe for processes that start in parallel: one migrates under an advisory lock, the
 * others wait.
 * @throws MigrationFailed when a step fails or the database is newer than this release
 */
export const migrate = (db: Kysely<Tables>): Promise<string[]> =>
  run(db, (migrator) => migrator.migrateToLatest());

/** Migrates an empty database up to the given migration. @throws MigrationFailed */
export const migrateTo = (db: Kysely<Tables>, last: string): Promise<string[]> =>
  run(db, (migrator) => migrator.migrateTo(last));
