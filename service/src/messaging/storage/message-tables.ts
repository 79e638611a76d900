import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Message } from '@huoban/contracts/api';

export interface ConversationsTable {
  id: GeneratedAlways<string>;
  account_id: string;
  character_id: string;
  /** Position of the last message. */
  last_seq: number;
  /** Position up to which the visitor has read. */
  read_seq: Generated<number>;
  /** Lease of the reply that is being written; expires at `reply_until`. */
  reply_id: string | null;
  reply_until: ColumnType<Date | null, never, null>;
  /** Whether the partner remembers what the visitor says. */
  remembers: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface MessagesTable {
  id: GeneratedAlways<string>;
  conversation_id: string;
  seq: number;
  account_id: string;
  sender: Message['sender'];
  text: string;
  /** Chosen by the client; the reply id for a message of a partner; `null` for a greeting. */
  client_message_id: string | null;
  mark: Message['mark'];
  created_at: Generated<Date>;
}

export interface MessageTables {
  conversations: ConversationsTable;
  messages: MessagesTable;
}
