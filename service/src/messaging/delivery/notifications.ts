import { sql } from 'kysely';
import * as z from 'zod';
import { REPLY_OUTCOMES } from '@huoban/contracts/messaging';
import type { Database } from '../../database/database';

/** PostgreSQL channel between nodes. A trigger of the sessions table uses it, too. */
export const NOTIFICATION_CHANNEL = 'im';

const replyFields = { conversation: z.string(), reply: z.string(), node: z.string() };

const notificationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stored'), conversation: z.string() }),
  z.object({ kind: z.literal('stop_reply'), conversation: z.string(), reply: z.string() }),
  z.object({ kind: z.literal('reply_started'), ...replyFields }),
  z.object({ kind: z.literal('reply_ended'), ...replyFields, outcome: z.enum(REPLY_OUTCOMES) }),
  /** `session`: hash of its token in hexadecimal digits. */
  z.object({ kind: z.literal('session_ended'), session: z.string() }),
]);

/** Broadcast from one node to all. Ids only, because a payload is limited to 8000 bytes. */
export type Notification = z.output<typeof notificationSchema>;

/** Sends a notification when the transaction commits, or at once outside of one. */
export async function notify(db: Database, notification: Notification): Promise<void> {
  await sql`select pg_notify(${NOTIFICATION_CHANNEL}, ${JSON.stringify(notification)})`.execute(db);
}

/** @returns `null` for unknown payloads: a newer version may use the channel as well. */
export function parseNotification(payload: string): Notification | null {
  try {
    return notificationSchema.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
