import type { Handler } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import type { SendCode } from '../send-code';
import { presentSent } from './presenter';

/** Sends a confirmation code to the number of the session. */
export const sendOwnCode =
  (sendCode: SendCode): Handler<'POST /api/users/send_phone_verification_code_by_user'> =>
  async ({ session, caller, language }) => {
    const { phone } = session;
    const sent = await sendCode({ phone, purpose: 'account', address: caller.address }, language);
    return sent instanceof Refusal ? sent : presentSent(sent, phone);
  };
