import type { Language } from '@huoban/contracts';
import type { Database } from '../../database/database';
import { notify } from '../delivery/notifications';
import { findGreeting, type Conversation } from './conversations';
import { appendMessage } from './messages';

/**
 * Deletes all messages of a conversation and greets again. Positions go on, because open clients wait for the next one.
 */
export const clearConversation = (
  db: Database,
  { id, characterId, replyId, accountId }: Conversation & { accountId: string },
  language: Language,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (replyId !== null)
      await notify(trx, { kind: 'stop_reply', conversation: id, reply: replyId });
    const greeting = await findGreeting(trx, characterId);
    const position = await appendMessage(trx, {
      conversationId: id,
      accountId,
      sender: 'character',
      text: greeting?.[language] ?? '…',
      clientMessageId: null,
      mark: null,
    });
    await trx
      .deleteFrom('messages')
      .where('conversation_id', '=', id)
      .where('seq', '<', position?.seq ?? 0)
      .execute();
    await notify(trx, { kind: 'stored', conversation: id });
  });
