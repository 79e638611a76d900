import { sql } from 'kysely';
import { accountOfGuestSession, findGuest } from '../guests/guests';
import type { Database } from '../../database/database';

/** Account of a valid session. `session`: hash of its token in hexadecimal digits, or that of a guest. */
export async function findSessionAccount(db: Database, session: string): Promise<string | null> {
  const guest = accountOfGuestSession(session);
  if (guest !== null) return (await findGuest(db, guest))?.accountId ?? null;
  const row = await db
    .selectFrom('sessions')
    .select('account_id')
    .where('token_hash', '=', Buffer.from(session, 'hex'))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.account_id ?? null;
}
