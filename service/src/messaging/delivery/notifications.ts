import { sql } from 'kysely';
import * as z from 'zod';
import { REPLY_OUTCOMES } from '@huoban/contracts/messaging';
import type { Database } from '../../database/database';

/** The channel on which nodes tell each other; a trigger of the sessions table speaks on it as well. */
export const NOTIFICATION_CHANNEL = 'im';

const replyFields = { conversation: z.string(), reply: z.string(), node: z.string() };

const notificationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stored'), conversation: z.string() }),
  z.object({ kind: z.literal('stop_reply'), conversation: z.string(), reply: z.string() }),
  z.object({ kind: z.literal('reply_started'), ...replyFields }),
  z.object({ kind: z.literal('reply_ended'), ...replyFields, outcome: z.enum(REPLY_OUTCOMES) }),
  /** `session`: the hash of its token, as hexadecimal digits. */
  z.object({ kind: z.literal('session_ended'), session: z.string() }),
]);

/** What one node says to all. Ids only: a payload is limited to 8000 bytes, and the database is read anyway. */
export type Notification = z.output<typeof notificationSchema>;

/** Says it when the transaction commits, or at once outside of one. */
export async function notify(db: Database, notification: Notification): Promise<void> {
  await sql`select pg_notify(${NOTIFICATION_CHANNEL}, ${JSON.stringify(notification)})`.execute(db);
}

/** @returns `null` for what is no notice: a newer program may speak on the channel as well. */
export function parseNotification(payload: string): Notification | null {
  try {
    return notificationSchema.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
