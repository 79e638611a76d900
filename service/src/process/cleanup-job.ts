import { sql } from 'kysely';
import type { OpenDatabase } from '../database/database';
import type { Log } from './log';

const INTERVAL_MS = 10 * 60_000;

/** Deletes expired rows and reports older than `reportDays`, then runs the engine's maintenance. */
export async function runCleanup(
  { db, maintain }: OpenDatabase,
  reportDays: number,
): Promise<void> {
  const statements = [
    sql`delete from sessions where expires_at < now()`,
    // First what a reply that is being stored locks first, too.
    sql`delete from conversations using guests where guests.account_id = conversations.account_id and guests.expires_at < now()`,
    sql`delete from accounts using guests where guests.account_id = accounts.id and guests.expires_at < now()`,
    sql`delete from limits where ends_at < now()`,
    sql`delete from sms_outbox where expires_at < now()`,
    sql`delete from verification_codes where sent_at < now() - interval '1 hour'`,
    sql`delete from reports where created_at < now() - make_interval(days => ${reportDays})`,
  ];
  for (const statement of statements) await statement.execute(db);
  await maintain();
}

/** Runs the cleanup every ten minutes. @returns a function that stops it and waits for a running cleanup */
export function startCleanupJob(
  database: OpenDatabase,
  log: Log,
  reportDays: number,
): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = runCleanup(database, reportDays).catch((error: unknown) =>
      log.warn(`cleanup failed: ${String(error)}`),
    );
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
