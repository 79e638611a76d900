import type { Database } from '../../database/database';
import type { Handler } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { findConversation, findGreeting } from '../storage/conversations';
import { readMessages } from '../storage/messages';

/** Messages of a conversation; empty when it was never opened. */
export const history =
  (db: Database): Handler<'POST /api/im/history_messages'> =>
  async ({ body, session }) => {
    if ((await findGreeting(db, body.character_id)) === undefined) return new Refusal('notFound');
    const conversation = await findConversation(db, session.accountId, body.character_id);
    if (conversation === undefined) return { items: [], has_more: false };
    const { items, hasMore } = await readMessages(db, conversation.id, body);
    return { items, has_more: hasMore };
  };
