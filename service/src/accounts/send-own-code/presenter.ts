import type { EndpointPayload } from '@huoban/contracts/api';
import { maskPhone } from '../accounts';

/** When the next code can be asked for, and to which number this one went. */
export const presentSent = (
  { resend_after }: { resend_after: number },
  phone: string,
): EndpointPayload<'POST /api/users/send_phone_verification_code_by_user'> => ({
  resend_after,
  phone: maskPhone(phone),
});
