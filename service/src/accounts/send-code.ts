import type { Language } from '@huoban/contracts';
import { Refusal } from '../http/refusal';
import type { SmsDriver } from '../sms/sms-driver';
import type { CodeRequest, VerificationCodes } from './verification-codes';

/** Generates a code and sends it. `resend_after` is in seconds. A failed message adds no wait. */
export type SendCode = (
  request: CodeRequest,
  language: Language,
) => Promise<Refusal | { resend_after: number }>;

export const createSendCode =
  (codes: VerificationCodes, sms: SmsDriver, resendSeconds: number): SendCode =>
  async (request, language) => {
    const issued = await codes.issue(request);
    if (issued instanceof Refusal) return issued;
    const outcome = await sms.send({ phone: request.phone, code: issued.code, language });
    if (outcome === 'sent') return { resend_after: resendSeconds };
    await issued.revoke(outcome === 'unknown');
    return new Refusal('smsFailed');
  };
