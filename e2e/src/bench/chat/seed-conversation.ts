import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Whose talk with whom, and how many messages it is to have. */
export interface LongTalk {
  webUserId: string;
  characterId: string;
  count: number;
}

/**
 * Fills a talk while the service is down: both speakers in turn, one message every ten minutes up to now, of one to
 * six sentences, each beginning with its position.
 */
export async function seedTalk(dataDir: string, talk: LongTalk): Promise<void> {
  const engine = await PGlite.create(path.join(dataDir, 'pg', 'postgres'));
  try {
    const { rows } = await engine.query<{ id: string }>(
      `insert into conversations (account_id, character_id, last_seq)
       select id, $2, $3 from accounts where web_user_id = $1 returning id`,
      [talk.webUserId, talk.characterId, talk.count],
    );
    const [conversation] = rows;
    if (!conversation) throw new Error(`nobody has the id ${talk.webUserId}`);
    await engine.query(
      `insert into messages (conversation_id, seq, account_id, sender, text, client_message_id, created_at)
       select $1::bigint, n, c.account_id, case when n % 2 = 0 then 'user' else 'character' end,
         '#' || n || ' ' || repeat('今晚带上灯，我们去老码头钓鱼，潮水十点才退。', 1 + (n * 7) % 6),
         case when n % 2 = 0 then 'seeded-' || n end, now() - ($2::int - n) * interval '10 minutes'
       from generate_series(1, $2::int) as n, conversations c where c.id = $1::bigint`,
      [conversation.id, talk.count],
    );
  } finally {
    await engine.close();
  }
}
