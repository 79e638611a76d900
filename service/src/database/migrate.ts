import {
  DEFAULT_MIGRATION_TABLE,
  Migrator,
  sql,
  type Kysely,
  type Migration,
  type MigrationResultSet,
} from 'kysely';
import { errorMessage } from '../process/error-message';
import { createMigration } from './migrations/create-migration';
import { accountTables } from './migrations/0002-accounts';
import { contentTables } from './migrations/0001-content';
import { entityTables } from './migrations/0003-entities';
import { storyTables } from './migrations/0004-stories';
import { messagingTables } from './migrations/0005-messaging';
import { reportOwners } from './migrations/0006-reports';
import { searchTables } from './migrations/0007-search';
import { searchSpellings } from './migrations/0008-search-spellings';
import { sessionUse } from './migrations/0009-session-use';
import { kanaRows } from './migrations/0010-kana-rows';
import { memoryTables } from './migrations/0011-memories';
import { readMessagePositions } from './migrations/0012-read-messages';
import { collectionTables } from './migrations/0013-collections';
import { guestTables } from './migrations/0014-guests';
import { activityParticipation } from './migrations/0015-activities';
import { readingTime } from './migrations/0016-reading-time';
import { facetIndex } from './migrations/0017-facet-index';
import { memoryAccountIndex } from './migrations/0018-memory-account-index';
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
  '0008-search-spellings': searchSpellings,
  '0009-session-use': sessionUse,
  '0010-kana-rows': kanaRows,
  '0011-memories': memoryTables,
  '0012-read-messages': readMessagePositions,
  '0013-collections': collectionTables,
  '0014-guests': guestTables,
  '0015-activities': activityParticipation,
  '0016-reading-time': readingTime,
  '0017-facet-index': facetIndex,
  '0018-memory-account-index': memoryAccountIndex,
};

/** Names of the migrations of this release, in order. */
export const MIGRATIONS: readonly string[] = Object.keys(migrations).sort();
/** Name of the last migration of this release. */
export const LATEST_MIGRATION: string = MIGRATIONS.at(-1) ?? '';

/** A migration failed; nothing of it was applied. */
export class MigrationFailed extends OperatorError {
  override name = 'MigrationFailed';
}

/** Names after `0012-contract-0008-…`: it removes what releases without migration 0008 use. */
const CONTRACT = /^\d+-contract-(\d+)/;

/** Names of the applied migrations, in order. */
async function readApplied(db: Kysely<Tables>): Promise<string[]> {
  const found = await sql<{ found: string | null }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE})::text as found`.execute(db);
  if (found.rows[0]?.found == null) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Applied migrations of newer releases. This release works on their schema, because a migration only extends, except those
 * named `contract`.
 * @throws MigrationFailed when one removed what this release uses
 */
function ofNewerReleases(applied: string[]): string[] {
  const later = applied.filter((name) => name > LATEST_MIGRATION);
  for (const name of later) {
    const needed = CONTRACT.exec(name)?.[1];
    if (needed !== undefined && needed > LATEST_MIGRATION)
      throw new MigrationFailed(
        `The database was migrated by ${name}, which needs a release with migration ${needed}; the last one of this release is ${LATEST_MIGRATION}.`,
      );
  }
  return later;
}

async function run(
  db: Kysely<Tables>,
  applied: string[],
  migrateWith: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<string[]> {
  const known: Record<string, Migration> = {
    ...migrations,
    // Already applied, so they never run here.
    ...Object.fromEntries(ofNewerReleases(applied).map((name) => [name, createMigration([])])),
  };
  const provider = { getMigrations: () => Promise.resolve(known) };
  const { error, results } = await migrateWith(new Migrator({ db, provider }));
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
 * @throws MigrationFailed when a step fails or a newer release removed what this one uses
 */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  const applied = await readApplied(db);
  const isLatest = MIGRATIONS.every((name) => applied.includes(name));
  // The migrator inspects all tables first, which takes an embedded database a third of a second after its start.
  if (isLatest && ofNewerReleases(applied).length === 0) return [];
  return run(db, applied, (migrator) => migrator.migrateToLatest());
}

/** Migrates an empty database up to the given migration. @throws MigrationFailed */
export const migrateTo = async (db: Kysely<Tables>, last: string): Promise<string[]> =>
  run(db, await readApplied(db), (migrator) => migrator.migrateTo(last));
