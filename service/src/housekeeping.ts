import { sql } from 'kysely';
import type { OpenDatabase } from './database/database';
import type { Log } from './log';

const EVERY_MS = 10 * 60_000;
const REPORT_DAYS = 90;

/** Deletes what has expired, then lets the engine tidy up. */
export const tidyOnce = async ({ db, tidy }: OpenDatabase): Promise<void> => {
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
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${REPORT_DAYS})`)
    .execute();
  await tidy();
};

/** Tidies every ten minutes. @returns a function that stops it and waits for a round under way. */
export const keepTidy = (database: OpenDatabase, log: Log): (() => Promise<void>) => {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = tidyOnce(database).catch((error: unknown) =>
      log.warn(`housekeeping failed: ${String(error)}`),
    );
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
};
