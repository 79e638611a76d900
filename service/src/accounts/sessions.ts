import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { Caller } from '../http/handler';
import { generateToken, hashToken } from './keys';

/** A valid session and the account behind it. */
export interface Session {
  tokenHash: Buffer;
  accountId: string;
  webUserId: string;
  phone: string;
  nickname: string;
  avatar: { index: number; color: string };
  createdAt: Date;
  /** Deadline for deleting the account, set by a verified code. */
  deletableUntil: Date | null;
}

export type FindSession = (token: string) => Promise<Session | null>;

/** Finds the session of an access token; `null` when it is unknown, expired or its account was deleted. */
export const createFindSession =
  (db: Database): FindSession =>
  async (token) => {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .selectAll('accounts')
      .select(['sessions.token_hash', 'sessions.deletable_until'])
      .where('sessions.token_hash', '=', hashToken(token))
      .where('sessions.expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      tokenHash: row.token_hash,
      accountId: row.id,
      webUserId: row.web_user_id,
      phone: row.phone,
      nickname: row.nickname,
      avatar: { index: row.avatar_index, color: row.avatar_color },
      createdAt: row.created_at,
      deletableUntil: row.deletable_until,
    };
  };

/** Creates a session. @returns the access token; only its hash is stored. */
export async function createSession(
  db: Database,
  accountId: string,
  caller: Caller,
  days: number,
): Promise<string> {
  const { token, hash } = generateToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hash,
      account_id: accountId,
      device_identifier: caller.deviceIdentifier,
      platform: caller.platform,
      channel: caller.channel,
      expires_at: new Date(Date.now() + days * 86_400_000),
      deletable_until: null,
    })
    .execute();
  return token;
}
