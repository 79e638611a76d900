import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '@huoban/service/testing';

async function createAccount(db: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into accounts (web_user_id, phone, nickname, avatar_index, avatar_color, source)
    values (${randomUUID()}, ${randomUUID()}, 'bench', 1, 'red', 'bench') returning id`.execute(db);
  return rows[0]?.id ?? '';
}

/** @returns the main statement of a login, which stores a session */
export async function prepareLoginStatement(db: Database): Promise<() => Promise<void>> {
  const account = await createAccount(db);
  return async () => {
    await sql`
      insert into sessions (token_hash, account_id, expires_at)
      values (${randomBytes(32)}, ${account}, now() + interval '30 days')`.execute(db);
  };
}

/** @returns the main statement of sending, which stores a message in the conversation of a loop */
export async function prepareMessageStatement(
  db: Database,
): Promise<(loop: number, nth: number) => Promise<void>> {
  const account = await createAccount(db);
  const conversations = new Map<number, Promise<string>>();
  const createConversation = async (loop: number) => {
    const { rows } = await sql<{ id: string }>`
      insert into conversations (account_id, character_id, last_seq)
      values (${account}, ${`bench-${loop}`}, 0) returning id`.execute(db);
    return rows[0]?.id ?? '';
  };
  return async (loop, nth) => {
    const conversation = conversations.get(loop) ?? createConversation(loop);
    conversations.set(loop, conversation);
    await sql`
      insert into messages (conversation_id, seq, account_id, sender, text, client_message_id)
      values (${await conversation}, ${nth + 1}, ${account}, 'user', 'Which game would you play with me tonight?',
        ${randomUUID()})`.execute(db);
  };
}
