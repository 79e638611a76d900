import type { Language } from '@huoban/contracts';
import type { Database } from '../database/database';
import type { Caller } from '../http/handler';
import { findOrCreateAccount } from './accounts';
import { createSession } from './sessions/sessions';

export interface Login {
  phone: string;
  /** Channel through which the visitor came. */
  source: string;
  language: Language;
  caller: Caller;
  /** Lifetime of the session in days. */
  days: number;
}

/**
 * Creates a session for a verified number, and an account when it has none. One transaction, so that a concurrent
 * deletion of the account happens completely before or after it.
 */
export const logIn = (db: Database, { phone, source, language, caller, days }: Login) =>
  db.transaction().execute(async (trx) => {
    const account = await findOrCreateAccount(trx, { phone, source, language });
    return { account, token: await createSession(trx, account.accountId, caller, days) };
  });
