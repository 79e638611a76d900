import { sql } from 'kysely';
import type { Database } from '../../database/database';
import type { Caller } from '../../http/handler';
import { generateToken, hashToken } from '../keys';
import { avatarOf } from '../accounts';

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

/** The use of a session is recorded at most this often. */
const USE_INTERVAL_MS = 5 * 60_000;

export type FindSession = (token: string) => Promise<Session | null>;

/** Finds the session of an access token; `null` when it is unknown, expired or its account was deleted. */
export const createFindSession =
  (db: Database): FindSession =>
  async (token) => {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .selectAll('accounts')
      .select(['sessions.token_hash', 'sessions.deletable_until', 'sessions.last_used_at'])
      .where('sessions.token_hash', '=', hashToken(token))
      .where('sessions.expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (row === undefined || row.phone === null) return null;
    if (Date.now() - row.last_used_at.getTime() > USE_INTERVAL_MS)
      await db
        .updateTable('sessions')
        .set({ last_used_at: sql<Date>`now()` })
        .where('token_hash', '=', row.token_hash)
        .execute();
    return {
      tokenHash: row.token_hash,
      accountId: row.id,
      webUserId: row.web_user_id,
      phone: row.phone,
      nickname: row.nickname,
      avatar: avatarOf(row),
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
      user_agent: caller.userAgent,
      expires_at: new Date(Date.now() + days * 86_400_000),
      deletable_until: null,
    })
    .execute();
  return token;
}

const MAX_LISTED = 50;

/** The valid sessions of an account, the last used one first. */
export const listSessions = (db: Database, accountId: string) =>
  db
    .selectFrom('sessions')
    .select(['token_hash', 'user_agent', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(MAX_LISTED)
    .execute();

/** Ends one session, or all of its account. A trigger tells the sockets. @returns how many ended */
export async function endSessions(
  db: Database,
  { accountId, tokenHash }: Pick<Session, 'accountId' | 'tokenHash'>,
  all: boolean,
): Promise<number> {
  const ended = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .$if(!all, (query) => query.where('token_hash', '=', tokenHash))
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}
