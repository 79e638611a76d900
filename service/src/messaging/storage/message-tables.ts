import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Message } from '@huoban/contracts/api';

export interface ConversationsTable {
  id: GeneratedAlways<string>;
  account_id: string;
  character_id: string;
  /** Position of the last message. */
  last_seq: number;
  /** The reply being written, until `reply_until` at most. */
  reply_id: string | null;
  reply_until: ColumnType<Date | null, never, null>;
  created_at: Generated<Date>;
}

export interface MessagesTable {
  id: GeneratedAlways<string>;
  conversation_id: string;
  seq: number;
  /** Whose conversation it is. */
  account_id: string;
  sender: Message['sender'];
  text: string;
  /** Chosen by the sender; of what a partner says, the id of the reply; `null` for a greeting. */
  client_message_id: string | null;
  mark: Message['mark'];
  created_at: Generated<Date>;
}

/** The tables of messaging. */
export interface MessageTables {
  conversations: ConversationsTable;
  messages: MessagesTable;
}
