import type { Settings } from '../config/environment';
import { rateLimitAddress } from '../http/client-address';
import type { Mac } from './code-store';
import type { Charge } from './rate-limits';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;

/** Limits of codes by name, as metrics and logs call them. */
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
  /** Of one code sent, in the order in which they are locked: the one that all visitors share comes last. */
  forSend: (phone: string, address: string) => Charge<CodeLimit>[];
  /** Wrong guesses of a number, over all its codes. */
  forFailures: (phone: string) => Charge<CodeLimit>;
  /** Guesses from an address. */
  forGuesses: (address: string) => Charge<CodeLimit>;
  /** Keys under which anything is counted for a number. */
  keysForPhone: (phone: string) => string[];
}

/** The limits of the settings. Their rows hold no phone number and no address, only an HMAC of it. */
export function createCodeLimits(settings: Settings, mac: Mac): CodeLimits {
  const key = (kind: string, of: string) => `${kind}:${mac(of).toString('base64url').slice(0, 22)}`;
  const hourOf = (phone: string): Charge<CodeLimit> => ({
    name: 'sends_phone_hour',
    key: key('send-phone-hour', phone),
    limit: { points: settings.LIMIT_SENDS_PER_PHONE_HOUR, seconds: HOUR_SECONDS },
  });
  const dayOf = (phone: string): Charge<CodeLimit> => ({
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
      hourOf(phone),
      dayOf(phone),
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
    keysForPhone: (phone) => [hourOf(phone).key, dayOf(phone).key, failures(phone).key],
  };
}
