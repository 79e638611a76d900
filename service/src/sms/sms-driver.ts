import type { Language } from '@huoban/contracts';

export interface Sms {
  /** Mainland mobile number, eleven digits. */
  phone: string;
  code: string;
  language: Language;
}

/**
 * `sent`: the provider took the message. `refused`: it surely did not. `unknown`: no answer came, the message may have
 * gone out, and cost money.
 */
export type SmsOutcome = 'sent' | 'refused' | 'unknown';

/** A way to send codes. Providers sit behind it. */
export interface SmsDriver {
  /** For logs and metrics. */
  readonly name: string;
  /** Never throws. Never logs the number, the code, or words of the provider: they may repeat both. */
  send: (sms: Sms) => Promise<SmsOutcome>;
}

/** No provider is set up: every send fails, and the screen says so. */
export const disabledSms: SmsDriver = { name: 'off', send: () => Promise.resolve('refused') };
