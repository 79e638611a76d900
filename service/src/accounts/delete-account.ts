import type { Database } from '../database/database';
import { messageLimitKey } from '../messaging/storage/send-message';
import type { Session } from './sessions/sessions';
import type { VerificationCodes } from './verification-codes';

/**
 * Deletes an account in one transaction. Foreign keys cascade to sessions (and thereby tokens), progress, reports and
 * conversations; rows that only contain the number are deleted here.
 */
export const deleteAccount = (
  db: Database,
  codes: Pick<VerificationCodes, 'deleteForPhone'>,
  { accountId, phone }: Pick<Session, 'accountId' | 'phone'>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // A message that is being stored locks its conversation before the account; the other order could deadlock.
    await trx.deleteFrom('conversations').where('account_id', '=', accountId).execute();
    await trx.deleteFrom('accounts').where('id', '=', accountId).execute();
    await trx.deleteFrom('sms_outbox').where('phone', '=', phone).execute();
    await trx.deleteFrom('limits').where('key', '=', messageLimitKey(accountId)).execute();
    await codes.deleteForPhone(trx, phone);
  });
