import type { Language } from '@huoban/contracts';

export interface Sms {
  phone: string;
  code: string;
  language: Language;
}

/** A way to send codes. Providers sit behind it. */
export interface SmsDriver {
  /** @returns whether the provider accepted the message. Never throws, never logs the code. */
  send: (sms: Sms) => Promise<boolean>;
}

/** No provider is set up: every send fails, and the screen says so. */
export const noSms: SmsDriver = { send: () => Promise.resolve(false) };
