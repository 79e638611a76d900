import { Migrator, type Kysely } from 'kysely';
import { accountTables } from './migrations/0002-accounts';
import { contentTables } from './migrations/0001-content';
import { entityTables } from './migrations/0003-entities';
import { storyTables } from './migrations/0004-stories';
import { messagingTables } from './migrations/0005-messaging';
import { reportOwners } from './migrations/0006-reports';
import type { Tables } from './tables';

/** Applied in the order of their names. Forward only: a migration that has shipped is never edited. */
const migrations = {
  '0001-content': contentTables,
  '0002-accounts': accountTables,
  '0003-entities': entityTables,
  '0004-stories': storyTables,
  '0005-messaging': messagingTables,
  '0006-reports': reportOwners,
};

/** Name of the last migration of this program. */
export const LATEST_MIGRATION: string = Object.keys(migrations).sort().at(-1) ?? '';

/** A migration failed; nothing of it was applied. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed';
}

/**
 * Brings the schema up to date. Safe when several processes start at once: one migrates under an advisory lock, the
 * others wait.
 * @throws MigrationFailed when a step fails or the database is newer than this program.
 */
export const migrate = async (db: Kysely<Tables>): Promise<string[]> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'the schema';
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new MigrationFailed(`Database migration of ${failed} failed: ${reason}`, {
      cause: error,
    });
  }
  return (results ?? []).map(({ migrationName }) => migrationName);
};
