import type { EndpointPayload } from '@huoban/contracts/api';
import { maskPhone } from '../accounts';

/** Seconds until the next code can be requested, and the masked number. */
export const presentSent = (
  { resend_after }: { resend_after: number },
  phone: string,
): EndpointPayload<'POST /api/users/send_phone_verification_code_by_user'> => ({
  resend_after,
  phone: maskPhone(phone),
});
