import { sql } from 'kysely';
import type { Language } from '@huoban/contracts';
import type { Database } from '../../database/database';
import { notify } from '../delivery/notifications';

export interface Conversation {
  id: string;
  characterId: string;
  /** Position of the last message. */
  lastSeq: number;
  /** Id of the reply that a node is currently writing. */
  replyId: string | null;
}

const CONVERSATION_COLUMNS = [
  'id',
  'character_id as characterId',
  'last_seq as lastSeq',
  sql<string | null>`case when reply_until > clock_timestamp() then reply_id end`.as('replyId'),
] as const;

/** Conversation of an account with a character; `undefined` before it was opened. */
export const findConversation = (
  db: Database,
  accountId: string,
  characterId: string,
): Promise<Conversation | undefined> =>
  db
    .selectFrom('conversations')
    .select(CONVERSATION_COLUMNS)
    .where('account_id', '=', accountId)
    .where('character_id', '=', characterId)
    .executeTakeFirst();

/** Greeting of a partner by language; `undefined` for an unknown partner. */
export async function findGreeting(db: Database, characterId: string) {
  // PostgreSQL rejects U+0000 in a text.
  if (characterId.includes('\0')) return undefined;
  const row = await db
    .selectFrom('characters')
    .select('greeting')
    .where('id', '=', characterId)
    .executeTakeFirst();
  return row?.greeting;
}

/**
 * Conversation of an account with a character. The first call creates it with the greeting as first message; parallel
 * calls create one.
 * @returns with `isNew`: whether this call created it; `undefined` for an unknown character
 */
export async function openConversation(
  db: Database,
  ref: { accountId: string; characterId: string },
  language: Language,
): Promise<(Conversation & { isNew: boolean }) | undefined> {
  const greeting = await findGreeting(db, ref.characterId);
  if (greeting === undefined) return undefined;
  const existing = await findConversation(db, ref.accountId, ref.characterId);
  if (existing !== undefined) return { ...existing, isNew: false };
  const isNew = await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('conversations')
      .values({ account_id: ref.accountId, character_id: ref.characterId, last_seq: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return false;
    await trx
      .insertInto('messages')
      .values({
        conversation_id: row.id,
        seq: 1,
        account_id: ref.accountId,
        sender: 'character',
        text: greeting[language],
      })
      .execute();
    await notify(trx, { kind: 'stored', conversation: row.id });
    return true;
  });
  const opened = await findConversation(db, ref.accountId, ref.characterId);
  return opened && { ...opened, isNew };
}

/** Stores that the visitor has read a conversation up to a position. */
export async function markRead(db: Database, conversationId: string, seq: number): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ read_seq: seq })
    .where('id', '=', conversationId)
    .where('read_seq', '<', seq)
    .execute();
}
