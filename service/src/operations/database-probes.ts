import { sql } from 'kysely';
import type { OpenDatabase } from '../database/database';
import { LATEST_MIGRATION } from '../database/migrate';
import type { PartState, Probe } from './health-states';

const PATIENCE_MS = 2_000;

/** The value of `work`, or `otherwise` when it fails or takes longer than two seconds. */
const inTime = async <Value>(work: Promise<Value>, otherwise: Value): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), PATIENCE_MS);
  });
  const answer = await Promise.race([work.catch(() => otherwise), late]);
  clearTimeout(timer);
  return answer;
};

/** Whether the database answers. */
export const databaseProbe =
  ({ db }: OpenDatabase): Probe =>
  async () => {
    const alive = await inTime(
      sql`select 1`.execute(db).then(() => true),
      false,
    );
    return alive
      ? { part: 'database', state: 'ready' }
      : {
          part: 'database',
          state: 'unavailable',
          reason: `it does not answer within ${PATIENCE_MS / 1000} s`,
        };
  };

/** Whether the schema is the one of this program. A newer one still serves: that is how an update begins. */
export const migrationsProbe = ({ db }: OpenDatabase): Probe => {
  const ask = async (): Promise<PartState> => {
    const { rows } = await sql<{ last: string | null }>`
      select max(name) as last from kysely_migration`.execute(db);
    const last = rows[0]?.last ?? '';
    if (last === LATEST_MIGRATION) return { part: 'migrations', state: 'ready' };
    return last > LATEST_MIGRATION
      ? { part: 'migrations', state: 'degraded', reason: 'the schema is newer than this program' }
      : { part: 'migrations', state: 'unavailable', reason: 'the schema is not up to date' };
  };
  return () =>
    inTime(ask(), {
      part: 'migrations',
      state: 'unavailable',
      reason: 'the schema could not be read',
    });
};
