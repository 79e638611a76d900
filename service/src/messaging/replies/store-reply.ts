import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../database/database';
import type { Log } from '../../process/log';
import { appendMessage } from '../storage/messages';
import { notify } from '../delivery/notifications';
import { releaseLease } from './reply-lease';
import type { WrittenReply } from './write-reply';

/** The database may be away for a moment; a reply that was read should not be lost by it. */
const RETRY_DELAYS_MS = [200, 1_000, 0];

interface FinishedReply {
  conversationId: string;
  accountId: string;
  replyId: string;
  node: string;
  result: WrittenReply;
}

const storeOnce = (db: Database, reply: FinishedReply): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { conversationId, accountId, replyId, node, result } = reply;
    const conversation = await trx
      .selectFrom('conversations')
      .select('id')
      .where('id', '=', conversationId)
      .forUpdate()
      .executeTakeFirst();
    // Erased with its account in the meantime.
    if (conversation === undefined) return;
    if (result.message !== null) {
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
 * Stores what a reply has come to, makes room for the next, and tells all nodes. Tried again when the database is
 * away: the id of the reply keeps it from being stored twice.
 * @returns false when it could not be stored
 */
export async function storeReply(db: Database, reply: FinishedReply, log: Log): Promise<boolean> {
  for (const pause of RETRY_DELAYS_MS) {
    try {
      await storeOnce(db, reply);
      return true;
    } catch (error) {
      log.warn(`a reply could not be stored: ${String(error)}`);
      await sleep(pause);
    }
  }
  return false;
}
