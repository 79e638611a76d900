import { sql } from 'kysely';
import type { Database } from '../database/database';

/** At most `points` in a window of `seconds`, counted per key. The window begins with its first point. */
export interface RateLimit {
  points: number;
  seconds: number;
}

/** One key to spend a point of; `name` says which limit it is, for metrics. */
export interface Charge<Name extends string = string> {
  name: Name;
  key: string;
  limit: RateLimit;
}

export interface ConsumeResult {
  allowed: boolean;
  /** Points spent in this window, this one included. */
  points: number;
  /** Seconds until the window ends; 0 when it was allowed. */
  retryAfter: number;
}

/** A limit that forbids, and for how many seconds. */
export interface LimitExceeded<Name extends string = string> {
  name: Name;
  retryAfter: number;
}

/**
 * Spends one point. Atomic on every engine: within a transaction it also holds the key's row until commit, so that
 * parallel callers of one key queue up. A refused call is not counted. Reads the clock of the statement: a transaction
 * that queued may have begun before the one it waited for, and would count more than the whole window to its end.
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

/** Gives back a point that turned out not to count. */
export async function refund(db: Database, key: string): Promise<void> {
  await sql`update limits set points = greatest(points - 1, 0) where key = ${key}`.execute(db);
}

/** How much is left to wait when the limit of the key is reached, without spending. */
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
 * Spends a point of every charge, or of none: what one limit refuses never eats another. Within a transaction only,
 * and with the charges in the same order everywhere, or two callers could wait for each other.
 * @returns every limit that forbids; empty when all points are spent. `spent` are the points of each window by name.
 */
export async function consumeAll<Name extends string>(
  trx: Database,
  charges: readonly Charge<Name>[],
): Promise<{ exceeded: LimitExceeded<Name>[]; spent: Map<Name, number> }> {
  const exceeded: LimitExceeded<Name>[] = [];
  const spent = new Map<Name, number>();
  for (const { name, key, limit } of charges) {
    const { allowed, points, retryAfter } = await consume(trx, key, limit);
    if (allowed) spent.set(name, points);
    else exceeded.push({ name, retryAfter });
  }
  if (exceeded.length > 0)
    for (const { name, key } of charges) if (spent.has(name)) await refund(trx, key);
  return { exceeded, spent };
}

/** The limit that forbids for the longest time: after its wait nothing else stands in the way. */
export const longestWait = <Name extends string>(
  exceeded: readonly LimitExceeded<Name>[],
): LimitExceeded<Name> | undefined =>
  [...exceeded].sort((one, other) => other.retryAfter - one.retryAfter)[0];
