import { sql } from 'kysely';
import type { OpenDatabase } from '../database/database';
import { errorMessage } from './error-message';
import type { Log } from './log';

const INTERVAL_MS = 10 * 60_000;

/**
 * Deletes expired rows and reports older than `reportDays`, then runs the engine's maintenance. A step that fails does not
 * stop the others; `signal` does.
 * @throws AggregateError with what failed
 */
export async function runCleanup(
  { db, maintain }: OpenDatabase,
  reportDays: number,
  signal?: AbortSignal,
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
  const steps: (() => Promise<unknown>)[] = [
    ...statements.map((statement) => () => statement.execute(db)),
    maintain,
  ];
  const errors: unknown[] = [];
  for (const step of steps) {
    if (signal?.aborted) break;
    await step().catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, errors.map(errorMessage).join('; '));
}

/** Runs the cleanup every ten minutes. @returns a function that stops it and waits for its current step */
export function startCleanupJob(
  database: OpenDatabase,
  log: Log,
  reportDays: number,
): () => Promise<void> {
  let running = Promise.resolve();
  // Without a database each step takes its time limit.
  const stopping = new AbortController();
  const timer = setInterval(() => {
    running = runCleanup(database, reportDays, stopping.signal).catch((error: unknown) =>
      log.warn(`cleanup failed: ${errorMessage(error)}`),
    );
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
