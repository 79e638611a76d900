import type { Database } from '../../database/database';
import type { Call, Handler } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { findConversation, findGreeting } from '../storage/conversations';
import { readMessages } from '../storage/messages';

type HistoryRange = Call<'POST /api/im/history_messages'>['body'];

/** Messages of a conversation; empty when it was never opened, or without an account. */
export async function readHistory(db: Database, accountId: string | null, range: HistoryRange) {
  if ((await findGreeting(db, range.character_id)) === undefined) return new Refusal('notFound');
  const conversation =
    accountId === null ? undefined : await findConversation(db, accountId, range.character_id);
  if (conversation === undefined) return { items: [], has_more: false };
  const { items, hasMore } = await readMessages(db, conversation.id, range);
  return { items, has_more: hasMore };
}

export const history =
  (db: Database): Handler<'POST /api/im/history_messages'> =>
  ({ body, session }) =>
    readHistory(db, session.accountId, body);
