import { sql } from 'kysely';
import type { Database } from '../../database/database';

/** After this time without a renewal another node may write the reply. */
const LEASE_SECONDS = 10;
export const RENEW_INTERVAL_MS = 4_000;

const leaseEnd = sql<null>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

/** @returns false when any node is writing another reply */
export async function acquireLease(
  db: Database,
  conversationId: string,
  replyId: string,
): Promise<boolean> {
  const { rows } = await sql`
    update conversations set reply_id = ${replyId}, reply_until = ${leaseEnd}
    where id = ${conversationId} and (reply_id is null or reply_until <= clock_timestamp())
    returning id`.execute(db);
  return rows.length > 0;
}

/** @returns false when the lease was lost */
export async function renewLease(
  db: Database,
  conversationId: string,
  replyId: string,
): Promise<boolean> {
  const { rows } = await sql`
    update conversations set reply_until = ${leaseEnd}
    where id = ${conversationId} and reply_id = ${replyId} returning id`.execute(db);
  return rows.length > 0;
}

/** Releases the lease, also that of another node, so that the next reply can start. */
export async function releaseLease(
  db: Database,
  conversationId: string,
  replyId: string,
): Promise<void> {
  await sql`
    update conversations set reply_id = null, reply_until = null
    where id = ${conversationId} and reply_id = ${replyId}`.execute(db);
}
