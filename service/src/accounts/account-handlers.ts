import type { Settings } from '../config/environment';
import type { Database } from '../database/database';
import type { Call, Handlers } from '../http/handler';
import { Refusal } from '../http/refusal';
import type { SmsDriver } from '../sms/sms-driver';
import { maskPhone, presentAccount } from './accounts';
import { deleteAccount } from './delete-account';
import { logIn } from './log-in';
import { sendCodeWith } from './send-code';
import type { CodeRequest, VerificationCodes } from './verification-codes';

/** How long a verified code opens the way to the deletion, in seconds. */
const DELETABLE_SECONDS = 600;

export interface AccountDependencies {
  db: Database;
  codes: VerificationCodes;
  sms: SmsDriver;
  settings: Settings;
}

type AccountEndpoints =
  | 'POST /api/users/send_phone_verification_code'
  | 'POST /api/users/login_register_share_no_invitation_code'
  | 'GET /api/users/me/'
  | 'POST /api/users/send_phone_verification_code_by_user'
  | 'POST /api/users/verify_phone_code'
  | 'POST /api/users/account_delete';

/** Login by code, the own account, and its deletion. */
export const accountHandlers = ({
  db,
  codes,
  sms,
  settings,
}: AccountDependencies): Pick<Handlers, AccountEndpoints> => {
  const sendCode = sendCodeWith(codes, sms, settings.RESEND_SECONDS);

  const ownCode = (call: Call<'POST /api/users/verify_phone_code'>): CodeRequest => ({
    phone: call.session.phone,
    purpose: 'account',
    address: call.caller.address,
  });

  return {
    'POST /api/users/send_phone_verification_code': ({ body, caller, language }) =>
      sendCode({ phone: body.phone, purpose: 'login', address: caller.address }, language),

    'POST /api/users/login_register_share_no_invitation_code': async (call) => {
      const { phone, phone_verify_code: code, source } = call.body;
      const refusal = await codes.check(
        { phone, purpose: 'login', address: call.caller.address },
        code,
      );
      if (refusal !== null) return refusal;
      const { account, token } = await logIn(db, {
        phone,
        source,
        language: call.language,
        caller: call.caller,
        days: settings.SESSION_DAYS,
      });
      return { ...presentAccount(account), access_token: token, is_new: account.isNew };
    },

    'GET /api/users/me/': ({ session }) => ({
      ...presentAccount(session),
      created_at: session.createdAt.toISOString(),
    }),

    'POST /api/users/send_phone_verification_code_by_user': async ({
      session,
      caller,
      language,
    }) => {
      const request = {
        phone: session.phone,
        purpose: 'account',
        address: caller.address,
      } as const;
      const sent = await sendCode(request, language);
      return sent instanceof Refusal ? sent : { ...sent, phone: maskPhone(session.phone) };
    },

    'POST /api/users/verify_phone_code': async (call) => {
      const refusal = await codes.check(ownCode(call), call.body.phone_verify_code);
      if (refusal !== null) return refusal;
      await db
        .updateTable('sessions')
        .set({ deletable_until: new Date(Date.now() + DELETABLE_SECONDS * 1000) })
        .where('token_hash', '=', call.session.tokenHash)
        .execute();
      return { verified: true, valid_for: DELETABLE_SECONDS };
    },

    'POST /api/users/account_delete': async ({ session }) => {
      if (session.deletableUntil === null || session.deletableUntil.getTime() < Date.now())
        return new Refusal('verificationNeeded');
      await deleteAccount(db, codes, session);
      return { deleted: true };
    },
  };
};
