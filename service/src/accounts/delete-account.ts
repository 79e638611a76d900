import type { Database } from '../database/database';
import { messageLimitKey } from '../messaging/storage/send-message';
import type { Session } from './sessions';
import type { VerificationCodes } from './verification-codes';

/**
 * Erases a person. Whatever refers to the account goes with it by its foreign key: sessions and with them every token,
 * progress, reports, conversations. What knows only the number is erased here. In one transaction: all or nothing.
 */
export const deleteAccount = (
  db: Database,
  codes: Pick<VerificationCodes, 'deleteForPhone'>,
  { accountId, phone }: Pick<Session, 'accountId' | 'phone'>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx.deleteFrom('accounts').where('id', '=', accountId).execute();
    await trx.deleteFrom('sms_outbox').where('phone', '=', phone).execute();
    await trx.deleteFrom('limits').where('key', '=', messageLimitKey(accountId)).execute();
    await codes.deleteForPhone(trx, phone);
  });
