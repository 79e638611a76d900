import type { Handler } from '../../http/handler';
import type { SendCode } from '../send-code';

/** Sends a login code. The response does not reveal whether the number has an account. */
export const sendLoginCode =
  (sendCode: SendCode): Handler<'POST /api/users/send_phone_verification_code'> =>
  ({ body, caller, language }) =>
    sendCode({ phone: body.phone, purpose: 'login', address: caller.address }, language);
