import type { Database } from '../../database/database';
import type { CarryOver } from '../../messaging/guests/carry-over';
import type { Handler } from '../../http/handler';
import { logIn } from '../log-in';
import type { VerificationCodes } from '../verification-codes';
import { presentLogin } from './presenter';

export interface LoginRegister {
  db: Database;
  codes: VerificationCodes;
  /** Lifetime of a session in days. */
  days: number;
  carryOver: CarryOver;
}

/** Checks the code and creates a session, and an account when the number has none. */
export const loginRegister =
  ({
    db,
    codes,
    days,
    carryOver,
  }: LoginRegister): Handler<'POST /api/users/login_register_share_no_invitation_code'> =>
  async ({ body, caller, language, guest }) => {
    const { phone, phone_verify_code: code, source } = body;
    const request = { phone, purpose: 'login', address: caller.address } as const;
    const refusal = await codes.check(request, code);
    if (refusal !== null) return refusal;
    const login = await logIn(db, { phone, source, language, caller, days });
    if (guest.accountId !== null && (await carryOver(guest.accountId, login.account.accountId)))
      guest.drop();
    return presentLogin(login, language);
  };
