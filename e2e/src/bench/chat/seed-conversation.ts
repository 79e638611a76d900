import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

export interface LongConversation {
  webUserId: string;
  characterId: string;
  count: number;
}

/**
 * Fills a conversation while the service is stopped: messages of alternating senders, one every ten minutes up to now, of
 * one to six sentences, each beginning with its position.
 * @param folder of the embedded database
 */
export async function seedConversation(folder: string, given: LongConversation): Promise<void> {
  const engine = await PGlite.create(path.join(folder, 'postgres'));
  try {
    const { rows } = await engine.query<{ id: string }>(
      `insert into conversations (account_id, character_id, last_seq)
       select id, $2, $3 from accounts where web_user_id = $1 returning id`,
      [given.webUserId, given.characterId, given.count],
    );
    const [conversation] = rows;
    if (!conversation) throw new Error(`no account has the id ${given.webUserId}`);
    await engine.query(
      `insert into messages (conversation_id, seq, account_id, sender, text, client_message_id, created_at)
       select $1::bigint, n, c.account_id, case when n % 2 = 0 then 'user' else 'character' end,
         '#' || n || ' ' || repeat('今晚带上灯，我们去老码头钓鱼，潮水十点才退。', 1 + (n * 7) % 6),
         case when n % 2 = 0 then 'seeded-' || n end, now() - ($2::int - n) * interval '10 minutes'
       from generate_series(1, $2::int) as n, conversations c where c.id = $1::bigint`,
      [conversation.id, given.count],
    );
  } finally {
    await engine.close();
  }
}
