import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { OpenDatabase } from '../database/database';
import { LATEST_MIGRATION } from '../database/migrate';
import type { PartHealth, Probe } from './health-states';

const TIMEOUT_MS = 2_000;

/** Resolves with the fallback when the work fails or exceeds the timeout. */
const withTimeout = <Value>(work: Promise<Value>, fallback: Value): Promise<Value> =>
  Promise.race([work.catch(() => fallback), delay(TIMEOUT_MS, fallback, { ref: false })]);

/** Checks that the database responds. */
export const createDatabaseProbe =
  ({ db }: OpenDatabase): Probe =>
  async () => {
    const isAlive = await withTimeout(
      sql`select 1`.execute(db).then(() => true),
      false,
    );
    return isAlive
      ? { part: 'database', state: 'ready' }
      : {
          part: 'database',
          state: 'unavailable',
          reason: `no response within ${TIMEOUT_MS / 1000} s`,
        };
  };

/** Checks that the schema has the latest migration. A newer schema is only degraded, because updates migrate first. */
export function createMigrationsProbe({ db }: OpenDatabase): Probe {
  const readState = async (): Promise<PartHealth> => {
    const { rows } = await sql<{ last: string | null }>`
      select max(name) as last from kysely_migration`.execute(db);
    const last = rows[0]?.last ?? '';
    if (last === LATEST_MIGRATION) return { part: 'migrations', state: 'ready' };
    return last > LATEST_MIGRATION
      ? {
          part: 'migrations',
          state: 'degraded',
          reason: 'the schema is newer than this version of the service',
        }
      : { part: 'migrations', state: 'unavailable', reason: 'the schema is outdated' };
  };
  return () =>
    withTimeout(readState(), {
      part: 'migrations',
      state: 'unavailable',
      reason: 'the schema could not be read',
    });
}
