import type { Selectable } from 'kysely';
import type { Message } from '@huoban/contracts/api';
import type { Database } from '../../database/database';
import type { MessagesTable } from './message-tables';

/** Maximum of the integer column; larger positions of callers are clamped to it. */
export const MAX_SEQ = 2 ** 31 - 1;

const COLUMNS = ['id', 'seq', 'sender', 'text', 'client_message_id', 'mark', 'created_at'] as const;
type MessageRow = Pick<Selectable<MessagesTable>, (typeof COLUMNS)[number]>;

const presentMessage = (row: MessageRow): Message => ({
  id: row.id,
  seq: row.seq,
  sender: row.sender,
  text: row.text,
  created_at: row.created_at.toISOString(),
  client_message_id: row.sender === 'user' ? row.client_message_id : null,
  mark: row.mark,
});

/** Position of the visitor's last message. */
export async function findLastSeqOfUser(
  db: Database,
  conversationId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('messages')
    .select('seq')
    .where('conversation_id', '=', conversationId)
    .where('sender', '=', 'user')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.seq;
}

/** A stored message with its conversation. */
export interface StoredMessage {
  conversationId: string;
  message: Message;
}

/** Stored message of an account by its client message id. */
export async function findSentMessage(
  db: Database,
  accountId: string,
  clientMessageId: string,
): Promise<StoredMessage | undefined> {
  const row = await db
    .selectFrom('messages')
    .select([...COLUMNS, 'conversation_id'])
    .where('account_id', '=', accountId)
    .where('client_message_id', '=', clientMessageId)
    .executeTakeFirst();
  return row && { conversationId: row.conversation_id, message: presentMessage(row) };
}

export interface MessageRange {
  /** Both bounds are exclusive. */
  after?: number | undefined;
  before?: number | undefined;
  size: number;
}

/**
 * Messages of a conversation between two positions, oldest first: the first ones after `after`, else the last ones.
 * @returns with `hasMore`: whether more messages follow in the direction of reading
 */
export async function readMessages(
  db: Database,
  conversationId: string,
  { after, before, size }: MessageRange,
): Promise<{ items: Message[]; hasMore: boolean }> {
  const isForward = after !== undefined;
  const rows = await db
    .selectFrom('messages')
    .select(COLUMNS)
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', Math.min(after ?? 0, MAX_SEQ))
    .where('seq', '<', Math.min(before ?? MAX_SEQ, MAX_SEQ))
    .orderBy('seq', isForward ? 'asc' : 'desc')
    .limit(size + 1)
    .execute();
  const items = rows.slice(0, size).map(presentMessage);
  return { items: isForward ? items : items.reverse(), hasMore: rows.length > size };
}

export interface NewMessage {
  conversationId: string;
  accountId: string;
  sender: Message['sender'];
  text: string;
  /** `null` for a greeting. */
  clientMessageId: string | null;
  mark: Message['mark'];
}

/**
 * Stores a message at the next position. Must run in a transaction: it locks the conversation's row until the commit, so
 * that readers never see a position before its predecessors.
 * @returns `undefined` when the account already stored a message with this client message id
 */
export async function appendMessage(
  trx: Database,
  { conversationId, sender, text, clientMessageId, mark }: NewMessage,
): Promise<Message | undefined> {
  const { last_seq: last, account_id: owner } = await trx
    .selectFrom('conversations')
    .select(['last_seq', 'account_id'])
    .where('id', '=', conversationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const row = await trx
    .insertInto('messages')
    .values({
      conversation_id: conversationId,
      seq: last + 1,
      account_id: owner,
      sender,
      text,
      client_message_id: clientMessageId,
      mark,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'client_message_id']).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await trx
    .updateTable('conversations')
    // Who writes has read what is above.
    .set({ last_seq: row.seq, ...(sender === 'user' && { read_seq: row.seq }) })
    .where('id', '=', conversationId)
    .execute();
  return presentMessage(row);
}
