import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../database/database';
import type { Log } from '../../process/log';
import { appendMessage } from '../storage/messages';
import { notify } from '../delivery/notifications';
import { releaseLease } from './reply-lease';
import type { WrittenReply } from './write-reply';

/** A short outage of the database must not lose a reply that readers already saw. */
const RETRY_DELAYS_MS = [200, 1_000, 0];

interface FinishedReply {
  conversationId: string;
  accountId: string;
  replyId: string;
  /** Position of the message that is answered. */
  answeredSeq: number;
  node: string;
  result: WrittenReply;
}

/** Whether a message still exists. After its conversation was cleared it does not. */
async function isStored(db: Database, conversationId: string, seq: number): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('seq')
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row !== undefined;
}

const storeOnce = (db: Database, reply: FinishedReply): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { conversationId, accountId, replyId, answeredSeq, node, result } = reply;
    const conversation = await trx
      .selectFrom('conversations')
      .select('id')
      .where('id', '=', conversationId)
      .forUpdate()
      .executeTakeFirst();
    // The account was deleted in the meantime.
    if (conversation === undefined) return;
    if (result.message !== null && (await isStored(trx, conversationId, answeredSeq))) {
      await appendMessage(trx, {
        conversationId,
        accountId,
        sender: 'character',
        clientMessageId: replyId,
        ...result.message,
      });
      await notify(trx, { kind: 'stored', conversation: conversationId });
    }
    await releaseLease(trx, conversationId, replyId);
    const { outcome } = result;
    await notify(trx, {
      kind: 'reply_ended',
      conversation: conversationId,
      reply: replyId,
      node,
      outcome,
    });
  });

/**
 * Stores the result of a reply, releases its lease and notifies all nodes. Retries on failure; the reply id prevents a
 * second copy.
 * @returns false when all attempts failed
 */
export async function storeReply(db: Database, reply: FinishedReply, log: Log): Promise<boolean> {
  for (const delayMs of RETRY_DELAYS_MS) {
    try {
      await storeOnce(db, reply);
      return true;
    } catch (error) {
      log.warn(`messaging: storing a reply failed: ${String(error)}`);
      await sleep(delayMs);
    }
  }
  return false;
}
