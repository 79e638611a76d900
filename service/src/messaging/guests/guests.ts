import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/database';

/** Messages of a guest before a login, to all partners together. */
export const GUEST_MESSAGES = 3;
/** Lifetime of a guest. The privacy policy states it. */
export const GUEST_DAYS = 7;

export interface Guest {
  accountId: string;
  webUserId: string;
  messagesLeft: number;
}

/** A guest that has neither expired nor logged in. */
export async function findGuest(db: Database, accountId: string): Promise<Guest | null> {
  const row = await db
    .selectFrom('guests')
    .innerJoin('accounts', 'accounts.id', 'guests.account_id')
    .select(['guests.messages_left', 'accounts.web_user_id'])
    .where('guests.account_id', '=', accountId)
    .where('guests.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ? { accountId, webUserId: row.web_user_id, messagesLeft: row.messages_left } : null;
}

/** Creates a guest: an account without a number. @returns its account id */
export async function createGuest(trx: Database): Promise<string> {
  const { id } = await trx
    .insertInto('accounts')
    .values({
      phone: null,
      source: 'guest',
      web_user_id: `guest-${randomInt(2 ** 47).toString(36)}${randomInt(2 ** 47).toString(36)}`,
      nickname: '',
      avatar_index: 0,
      avatar_color: 'teal',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('guests')
    .values({
      account_id: id,
      messages_left: GUEST_MESSAGES,
      expires_at: new Date(Date.now() + GUEST_DAYS * 86_400_000),
    })
    .execute();
  return id;
}

/**
 * Locks a guest, before anything else of it, for the transaction that stores a message.
 * @returns messages left; `null` for the account of a number
 */
export async function lockGuest(trx: Database, accountId: string): Promise<number | null> {
  const row = await trx
    .selectFrom('guests')
    .select('messages_left')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return row?.messages_left ?? null;
}

export async function countGuestMessage(trx: Database, accountId: string): Promise<void> {
  await trx
    .updateTable('guests')
    .set({ messages_left: sql<number>`messages_left - 1` })
    .where('account_id', '=', accountId)
    .execute();
}

const SESSION = /^guest (\d{1,18})$/;

/** What stands for the session of a guest in messaging tokens and notifications. */
export const guestSession = (accountId: string): string => `guest ${accountId}`;

/** Account of `guestSession`; `null` for the session of an account. */
export const accountOfGuestSession = (session: string): string | null =>
  SESSION.exec(session)?.[1] ?? null;
