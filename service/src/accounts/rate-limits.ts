import { sql } from 'kysely';
import type { Database } from '../database/database';

/** At most `points` per key in a window of `seconds`. The window starts with its first point. */
export interface RateLimit {
  points: number;
  seconds: number;
}

/** A point to consume of one key; `name` identifies the limit in metrics. */
export interface Charge<Name extends string = string> {
  name: Name;
  key: string;
  limit: RateLimit;
}

export interface ConsumeResult {
  allowed: boolean;
  /** Points consumed in this window, including this one. */
  points: number;
  /** Seconds until the window ends; 0 when it was allowed. */
  retryAfter: number;
}

/** An exceeded limit and the seconds until it allows the next call. */
export interface LimitExceeded<Name extends string = string> {
  name: Name;
  retryAfter: number;
}

/**
 * Consumes one point atomically. Within a transaction it also locks the key's row until commit, so that parallel
 * callers of one key queue up. A rejected call is not counted. Uses `clock_timestamp()`: a transaction that waited may
 * have started before the one it waited for, and `now()` would give it a wait longer than the window.
 */
export async function consume(
  db: Database,
  key: string,
  { points, seconds }: RateLimit,
): Promise<ConsumeResult> {
  const { rows } = await sql<{ points: number }>`
    insert into limits as l (key, points, ends_at)
    values (${key}, 1, clock_timestamp() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      points = case when l.ends_at <= clock_timestamp() then 1 else l.points + 1 end,
      ends_at = case when l.ends_at <= clock_timestamp() then excluded.ends_at else l.ends_at end
    where l.ends_at <= clock_timestamp() or l.points < ${points}
    returning points`.execute(db);
  const row = rows[0];
  if (row !== undefined) return { allowed: true, points: row.points, retryAfter: 0 };
  return { ...(await peek(db, key, { points, seconds })), allowed: false };
}

/** Returns a consumed point. Without points no row stays, so that refused requests for many numbers store nothing. */
export async function refund(db: Database, key: string): Promise<void> {
  const { rows } = await sql`
    delete from limits where key = ${key} and points <= 1 returning key`.execute(db);
  if (rows.length > 0) return;
  await sql`update limits set points = greatest(points - 1, 0) where key = ${key}`.execute(db);
}

/** Reads the state of a key without consuming a point. */
export async function peek(
  db: Database,
  key: string,
  { points }: RateLimit,
): Promise<ConsumeResult> {
  const { rows } = await sql<{ points: number; wait: number }>`
    select points, ceil(extract(epoch from ends_at - clock_timestamp()))::int as wait from limits
    where key = ${key} and ends_at > clock_timestamp() and points >= ${points}`.execute(db);
  const row = rows[0];
  return { allowed: row === undefined, points: row?.points ?? 0, retryAfter: row?.wait ?? 0 };
}

/**
 * Consumes a point of every charge, or of none when any limit is exceeded. Must run in a transaction, with the charges
 * in the same order everywhere to avoid deadlocks.
 * @returns the exceeded limits, and in `consumed` the points of each window by name
 */
export async function consumeAll<Name extends string>(
  trx: Database,
  charges: readonly Charge<Name>[],
): Promise<{ exceeded: LimitExceeded<Name>[]; consumed: Map<Name, number> }> {
  const exceeded: LimitExceeded<Name>[] = [];
  const consumed = new Map<Name, number>();
  for (const { name, key, limit } of charges) {
    const isRefused = exceeded.length > 0;
    const read = isRefused ? peek : consume;
    const { allowed, points, retryAfter } = await read(trx, key, limit);
    if (!allowed) exceeded.push({ name, retryAfter });
    else if (!isRefused) consumed.set(name, points);
  }
  if (exceeded.length > 0)
    for (const { name, key } of charges) if (consumed.has(name)) await refund(trx, key);
  return { exceeded, consumed };
}

/** The exceeded limit with the longest wait. */
export const maxWait = <Name extends string>(
  exceeded: readonly LimitExceeded<Name>[],
): LimitExceeded<Name> | undefined =>
  [...exceeded].sort((one, other) => other.retryAfter - one.retryAfter)[0];
