import type { Settings } from '../config/environment';
import type { Database } from '../database/database';
import type { CarryOver } from '../messaging/guests/carry-over';
import type { Handlers } from '../http/handler';
import type { Moderation } from '../moderation/moderation';
import type { SmsDriver } from '../sms/sms-driver';
import { accountDelete } from './account-delete/handler';
import { accountSessions } from './sessions/list-sessions/handler';
import { loginRegister } from './login-register/handler';
import { logout } from './sessions/logout/handler';
import { me } from './me/handler';
import { createSendCode } from './send-code';
import { sendLoginCode } from './send-login-code/handler';
import { sendOwnCode } from './send-own-code/handler';
import { updateProfile } from './update-profile/handler';
import type { VerificationCodes } from './verification-codes';
import { verifyPhoneCode } from './verify-phone-code/handler';

export interface AccountDependencies {
  db: Database;
  codes: VerificationCodes;
  sms: SmsDriver;
  moderation: Moderation;
  settings: Settings;
  carryOver: CarryOver;
}

type AccountEndpoints =
  | 'POST /api/users/send_phone_verification_code'
  | 'POST /api/users/login_register_share_no_invitation_code'
  | 'GET /api/users/me/'
  | 'POST /api/users/update_profile'
  | 'GET /api/users/sessions'
  | 'POST /api/users/logout'
  | 'POST /api/users/send_phone_verification_code_by_user'
  | 'POST /api/users/verify_phone_code'
  | 'POST /api/users/account_delete';

/** Account endpoints: login by code, the logged-in account, account deletion. */
export function accountHandlers({
  db,
  codes,
  sms,
  moderation,
  settings,
  carryOver,
}: AccountDependencies): Pick<Handlers, AccountEndpoints> {
  const sendCode = createSendCode(codes, sms, settings.RESEND_SECONDS);
  return {
    'POST /api/users/send_phone_verification_code': sendLoginCode(sendCode),
    'POST /api/users/login_register_share_no_invitation_code': loginRegister({
      db,
      codes,
      days: settings.SESSION_DAYS,
      carryOver,
    }),
    'GET /api/users/me/': me,
    'POST /api/users/update_profile': updateProfile({ db, moderation }),
    'GET /api/users/sessions': accountSessions(db),
    'POST /api/users/logout': logout(db),
    'POST /api/users/send_phone_verification_code_by_user': sendOwnCode(sendCode),
    'POST /api/users/verify_phone_code': verifyPhoneCode(db, codes),
    'POST /api/users/account_delete': accountDelete(db, codes),
  };
}
