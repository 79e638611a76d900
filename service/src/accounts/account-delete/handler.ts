import type { Database } from '../../database/database';
import type { Handler } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { deleteAccount } from '../delete-account';
import type { VerificationCodes } from '../verification-codes';

/** Deletes the account of the session, if a code was verified within the last minutes (`deletableUntil`). */
export const accountDelete =
  (db: Database, codes: VerificationCodes): Handler<'POST /api/users/account_delete'> =>
  async ({ session }) => {
    const { deletableUntil } = session;
    if (deletableUntil === null || deletableUntil.getTime() < Date.now())
      return new Refusal('verificationNeeded');
    await deleteAccount(db, codes, session);
    return { deleted: true };
  };
