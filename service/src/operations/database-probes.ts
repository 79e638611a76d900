import { sql } from 'kysely';
import type { OpenDatabase } from '../database/database';
import { LATEST_MIGRATION } from '../database/migrate';
import type { PartHealth, Probe } from './health-states';

const TIMEOUT_MS = 2_000;

/** The value of `work`, or `otherwise` when it fails or takes longer than two seconds. */
async function withTimeout<Value>(work: Promise<Value>, otherwise: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), TIMEOUT_MS);
  });
  const answer = await Promise.race([work.catch(() => otherwise), late]);
  clearTimeout(timer);
  return answer;
}

/** Whether the database answers. */
export const createDatabaseProbe =
  ({ db }: OpenDatabase): Probe =>
  async () => {
    const alive = await withTimeout(
      sql`select 1`.execute(db).then(() => true),
      false,
    );
    return alive
      ? { part: 'database', state: 'ready' }
      : {
          part: 'database',
          state: 'unavailable',
          reason: `it does not answer within ${TIMEOUT_MS / 1000} s`,
        };
  };

/** Whether the schema is the one of this program. A newer one still serves: that is how an update begins. */
export function createMigrationsProbe({ db }: OpenDatabase): Probe {
  const readState = async (): Promise<PartHealth> => {
    const { rows } = await sql<{ last: string | null }>`
      select max(name) as last from kysely_migration`.execute(db);
    const last = rows[0]?.last ?? '';
    if (last === LATEST_MIGRATION) return { part: 'migrations', state: 'ready' };
    return last > LATEST_MIGRATION
      ? { part: 'migrations', state: 'degraded', reason: 'the schema is newer than this program' }
      : { part: 'migrations', state: 'unavailable', reason: 'the schema is not up to date' };
  };
  return () =>
    withTimeout(readState(), {
      part: 'migrations',
      state: 'unavailable',
      reason: 'the schema could not be read',
    });
}
