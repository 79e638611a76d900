import type { Settings } from '../config/environment';
import { rateLimitAddress } from '../http/client-address';
import type { Mac } from './code-store';
import type { Charge } from './rate-limits';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;

/** Names of the code limits, as used in metrics and logs. */
export type CodeLimit =
  | 'sends_address_hour'
  | 'sends_phone_hour'
  | 'sends_phone_day'
  | 'sends_day'
  | 'resend'
  | 'failures_phone_day'
  | 'guesses_address_hour'
  | 'guesses_code';

export interface CodeLimits {
  /** Limits of sending one code, in locking order: the limit shared by all visitors comes last. */
  forSend: (phone: string, address: string) => Charge<CodeLimit>[];
  /** Wrong guesses for a number, over all its codes. */
  forFailures: (phone: string) => Charge<CodeLimit>;
  /** Wrong guesses from an address. */
  forGuesses: (address: string) => Charge<CodeLimit>;
  /** Every limit key that belongs to a number, in locking order. */
  keysForPhone: (phone: string) => string[];
}

/** Builds the limits from the settings. Keys contain an HMAC of the number or address, never the plain value. */
export function createCodeLimits(settings: Settings, mac: Mac): CodeLimits {
  const key = (kind: string, of: string) => `${kind}:${mac(of).toString('base64url').slice(0, 22)}`;
  const perPhoneHour = (phone: string): Charge<CodeLimit> => ({
    name: 'sends_phone_hour',
    key: key('send-phone-hour', phone),
    limit: { points: settings.LIMIT_SENDS_PER_PHONE_HOUR, seconds: HOUR_SECONDS },
  });
  const perPhoneDay = (phone: string): Charge<CodeLimit> => ({
    name: 'sends_phone_day',
    key: key('send-phone', phone),
    limit: { points: settings.LIMIT_SENDS_PER_PHONE_DAY, seconds: DAY_SECONDS },
  });
  const failures = (phone: string): Charge<CodeLimit> => ({
    name: 'failures_phone_day',
    key: key('fail-phone', phone),
    limit: { points: settings.LIMIT_FAILURES_PER_PHONE_DAY, seconds: DAY_SECONDS },
  });
  return {
    forSend: (phone, address) => [
      {
        name: 'sends_address_hour',
        key: key('send-address', rateLimitAddress(address)),
        limit: { points: settings.LIMIT_SENDS_PER_ADDRESS_HOUR, seconds: HOUR_SECONDS },
      },
      perPhoneHour(phone),
      perPhoneDay(phone),
      {
        name: 'sends_day',
        key: 'send-all',
        limit: { points: settings.LIMIT_SENDS_PER_DAY, seconds: DAY_SECONDS },
      },
    ],
    forFailures: failures,
    forGuesses: (address) => ({
      name: 'guesses_address_hour',
      key: key('guess-address', rateLimitAddress(address)),
      limit: { points: settings.LIMIT_GUESSES_PER_ADDRESS_HOUR, seconds: HOUR_SECONDS },
    }),
    keysForPhone: (phone) => [perPhoneHour(phone).key, perPhoneDay(phone).key, failures(phone).key],
  };
}
