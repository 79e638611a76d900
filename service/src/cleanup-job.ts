import { sql } from 'kysely';
import type { OpenDatabase } from './database/database';
import type { Log } from './log';

const INTERVAL_MS = 10 * 60_000;

/** Deletes what has expired, reports older than so many days among it, then lets the engine tidy up. */
export async function runCleanup(
  { db, maintain }: OpenDatabase,
  reportDays: number,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom('limits')
    .where('ends_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom('sms_outbox')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom('verification_codes')
    .where('sent_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
  await db
    .deleteFrom('reports')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${reportDays})`)
    .execute();
  await maintain();
}

/** Tidies every ten minutes. @returns a function that stops it and waits for a round under way. */
export function startCleanupJob(
  database: OpenDatabase,
  log: Log,
  reportDays: number,
): () => Promise<void> {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = runCleanup(database, reportDays).catch((error: unknown) =>
      log.warn(`housekeeping failed: ${String(error)}`),
    );
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
