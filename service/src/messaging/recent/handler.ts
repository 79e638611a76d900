import { sql } from 'kysely';
import type { Database } from '../../database/database';
import type { Localized } from '../../database/tables';
import type { Handler } from '../../http/handler';
import type { Library } from '../../library/library';

const MAX_CONVERSATIONS = 12;
/** Characters of the last message. */
const MAX_EXCERPT = 120;

interface Row {
  id: string;
  slug: string;
  name: Localized;
  sender: 'user' | 'character';
  text: string;
  at: Date;
  unread: number;
}

/** Conversations in which the visitor has written, the latest first. */
async function listRecent(db: Database, accountId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select characters.id, slug, name, last.sender, left(last.text, ${MAX_EXCERPT}) as text,
      last.created_at as at,
      (select count(*)::int from messages as later where later.conversation_id = conversations.id
        and later.seq > conversations.read_seq and later.sender = 'character') as unread
    from conversations
    join characters on characters.id = conversations.character_id
    join messages as last on last.conversation_id = conversations.id
      and last.seq = conversations.last_seq
    where conversations.account_id = ${accountId} and exists (
      select from messages as own
      where own.conversation_id = conversations.id and own.sender = 'user')
    order by last.created_at desc limit ${MAX_CONVERSATIONS}`.execute(db);
  return rows;
}

export const recentConversations =
  (db: Database, pictureOf: Library['pictureOf']): Handler<'GET /api/im/conversations'> =>
  async ({ session, language }) => {
    const rows = await listRecent(db, session.accountId);
    return {
      items: rows.map(({ id, slug, name, sender, text, at, unread }) => ({
        character: { id, name: name[language], picture: pictureOf('portraits', slug) },
        last: { sender, text, created_at: at.toISOString() },
        unread,
      })),
    };
  };
