import { sql } from 'kysely';
import type { Database } from '../../database/database';

/** Account of a valid session. `session`: hash of its token in hexadecimal digits. */
export async function findSessionAccount(db: Database, session: string): Promise<string | null> {
  const row = await db
    .selectFrom('sessions')
    .select('account_id')
    .where('token_hash', '=', Buffer.from(session, 'hex'))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.account_id ?? null;
}
