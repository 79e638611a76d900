import type { Language } from '@huoban/contracts';
import type { Database } from '../database/database';
import type { Caller } from '../http/handler';
import { findOrCreateAccount } from './accounts';
import { createSession } from './sessions';

export interface Login {
  phone: string;
  /** Channel that brought the visitor. */
  source: string;
  language: Language;
  caller: Caller;
  /** Days that the session lives. */
  days: number;
}

/**
 * Opens a new session for a number that has been verified, with a new account when it has none. One transaction: an
 * account that is being deleted meanwhile is gone or kept, never half of it.
 */
export const logIn = (db: Database, { phone, source, language, caller, days }: Login) =>
  db.transaction().execute(async (trx) => {
    const account = await findOrCreateAccount(trx, { phone, source, language });
    return { account, token: await createSession(trx, account.accountId, caller, days) };
  });
