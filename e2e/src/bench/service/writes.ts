import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '@huoban/service/testing';

const makeAccount = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into accounts (web_user_id, phone, nickname, avatar_index, avatar_color, source)
    values (${randomUUID()}, ${randomUUID()}, 'bench', 1, 'red', 'bench') returning id`.execute(db);
  return rows[0]?.id ?? '';
};

/** The main statement of a login: a session is stored. */
export const oneLogin = async (db: Database): Promise<() => Promise<void>> => {
  const account = await makeAccount(db);
  return async () => {
    await sql`
      insert into sessions (token_hash, account_id, expires_at)
      values (${randomBytes(32)}, ${account}, now() + interval '30 days')`.execute(db);
  };
};

/** The main statement of sending: a message is stored in a conversation, one for each loop. */
export const oneMessage = async (
  db: Database,
): Promise<(loop: number, nth: number) => Promise<void>> => {
  const account = await makeAccount(db);
  const conversations = new Map<number, Promise<string>>();
  const conversation = async (loop: number) => {
    const { rows } = await sql<{ id: string }>`
      insert into conversations (account_id, character_id, last_seq)
      values (${account}, ${`bench-${loop}`}, 0) returning id`.execute(db);
    return rows[0]?.id ?? '';
  };
  return async (loop, nth) => {
    const made = conversations.get(loop) ?? conversation(loop);
    conversations.set(loop, made);
    await sql`
      insert into messages (conversation_id, seq, account_id, sender, text, client_message_id)
      values (${await made}, ${nth + 1}, ${account}, 'user', 'Which game would you play with me tonight?',
        ${randomUUID()})`.execute(db);
  };
};
