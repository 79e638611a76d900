import type { Language } from '@huoban/contracts';

export interface Sms {
  /** Mainland mobile number, eleven digits. */
  phone: string;
  code: string;
  language: Language;
}

/**
 * `sent`: accepted by the provider. `refused`: certainly not sent. `unknown`: no response; the message may have been sent
 * and charged.
 */
export type SmsOutcome = 'sent' | 'refused' | 'unknown';

export interface SmsDriver {
  /** For logs and metrics. */
  readonly name: string;
  /** Never throws. Never logs the number, the code, or messages of the provider, which may repeat both. */
  send: (sms: Sms) => Promise<SmsOutcome>;
}

/** Without a provider every send is refused, which the login form shows. */
export const disabledSms: SmsDriver = { name: 'off', send: () => Promise.resolve('refused') };
