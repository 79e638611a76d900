import { sql } from 'kysely';
import type { Database } from '../database/database';

/** At most `points` in a window of `seconds`, counted per key. */
export interface Limit {
  points: number;
  seconds: number;
}

export interface Spent {
  allowed: boolean;
  /** Seconds until the window ends. */
  retryAfter: number;
}

/**
 * Spends one point. Atomic on every engine: within a transaction it also holds the key's row until commit, so that
 * parallel callers of one key queue up. A refused call is not counted. Reads the clock of the statement: a transaction
 * that queued may have begun before the one it waited for, and would count more than the whole window to its end.
 */
export const spend = async (
  db: Database,
  key: string,
  { points, seconds }: Limit,
): Promise<Spent> => {
  const { rows } = await sql<{ points: number; wait: number }>`
    insert into limits as l (key, points, ends_at)
    values (${key}, 1, clock_timestamp() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      points = case when l.ends_at <= clock_timestamp() then 1 else least(l.points + 1, ${points + 1}::int) end,
      ends_at = case when l.ends_at <= clock_timestamp() then excluded.ends_at else l.ends_at end
    returning points, ceil(extract(epoch from ends_at - clock_timestamp()))::int as wait`.execute(
    db,
  );
  const row = rows[0];
  return { allowed: (row?.points ?? 1) <= points, retryAfter: row?.wait ?? seconds };
};

/** Gives back a point that turned out not to count. */
export const refund = async (db: Database, key: string): Promise<void> => {
  await sql`update limits set points = greatest(points - 1, 0) where key = ${key}`.execute(db);
};

/** How much is left to wait when the limit of the key is reached, without spending. */
export const peek = async (db: Database, key: string, { points }: Limit): Promise<Spent> => {
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from ends_at - clock_timestamp()))::int as wait from limits
    where key = ${key} and ends_at > clock_timestamp() and points >= ${points}`.execute(db);
  const row = rows[0];
  return { allowed: row === undefined, retryAfter: row?.wait ?? 0 };
};
