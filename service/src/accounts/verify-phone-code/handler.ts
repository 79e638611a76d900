import type { Database } from '../../database/database';
import type { Handler } from '../../http/handler';
import type { VerificationCodes } from '../verification-codes';

/** Seconds after a verified code in which the account can be deleted. */
const DELETABLE_SECONDS = 600;

/** Checks the code sent to the number of the session and allows the deletion of the account for a while. */
export const verifyPhoneCode =
  (db: Database, codes: VerificationCodes): Handler<'POST /api/users/verify_phone_code'> =>
  async ({ body, session, caller }) => {
    const request = { phone: session.phone, purpose: 'account', address: caller.address } as const;
    const refusal = await codes.check(request, body.phone_verify_code);
    if (refusal !== null) return refusal;
    await db
      .updateTable('sessions')
      .set({ deletable_until: new Date(Date.now() + DELETABLE_SECONDS * 1000) })
      .where('token_hash', '=', session.tokenHash)
      .execute();
    return { verified: true, valid_for: DELETABLE_SECONDS };
  };
