import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Settings } from '../config/environment';
import type { Database } from '../database/database';
import type { VerificationCodesTable } from '../database/tables';
import { limitedAddress } from '../http/client-address';
import { Refusal, tooMany } from '../http/refusal';
import { peek, refund, spend } from './limits';

type Purpose = VerificationCodesTable['purpose'];

export interface CodeRequest {
  phone: string;
  /** A code for one purpose is worth nothing for another. */
  purpose: Purpose;
  /** Address of the caller. */
  address: string;
}

export interface VerificationCodes {
  /** Draws a code, unless a limit forbids it. `recall` undoes it when it could not be sent. */
  issue: (request: CodeRequest) => Promise<Refusal | { code: string; recall: () => Promise<void> }>;
  /** Checks a code and uses it up. `null`: it was right. */
  check: (request: CodeRequest, code: string) => Promise<Refusal | null>;
}

const HOUR = 3_600;
const DAY = 86_400;

/**
 * One-time codes of six digits, kept as HMAC under `key`. Every count is in the database and taken before the code is
 * compared, so that parallel guesses on several processes cannot outrun it. A new code never forgives old failures.
 */
export const verificationCodes = (
  db: Database,
  key: Buffer,
  settings: Settings,
): VerificationCodes => {
  const sendsPerPhone = { points: settings.LIMIT_SENDS_PER_PHONE_DAY, seconds: DAY };
  const sendsPerAddress = { points: settings.LIMIT_SENDS_PER_ADDRESS_HOUR, seconds: HOUR };
  const failuresPerPhone = { points: settings.LIMIT_FAILURES_PER_PHONE_DAY, seconds: DAY };
  const guessesPerAddress = { points: settings.LIMIT_GUESSES_PER_ADDRESS_HOUR, seconds: HOUR };

  const mac = (text: string) => createHmac('sha256', key).update(text).digest();
  // Limit rows hold no phone number and no address, only their hash.
  const limitKey = (kind: string, of: string) =>
    `${kind}:${mac(of).toString('base64url').slice(0, 22)}`;
  const keysOf = ({ phone, address }: CodeRequest) => ({
    sendPhone: limitKey('send-phone', phone),
    sendAddress: limitKey('send-address', limitedAddress(address)),
    failPhone: limitKey('fail-phone', phone),
    guessAddress: limitKey('guess-address', limitedAddress(address)),
  });
  const hashOf = ({ phone, purpose }: CodeRequest, code: string) =>
    mac(`${purpose}:${phone}:${code}`);
  const rowOf = (connection: Database, { phone, purpose }: CodeRequest) =>
    connection
      .selectFrom('verification_codes')
      .select([
        'attempts',
        sql<boolean>`expires_at > clock_timestamp()`.as('alive'),
        sql<number>`ceil(extract(epoch from sent_at - clock_timestamp()) + ${settings.RESEND_SECONDS})::int`.as(
          'resend_in',
        ),
      ])
      .where('phone', '=', phone)
      .where('purpose', '=', purpose)
      .executeTakeFirst();

  const store = async (trx: Database, request: CodeRequest, code: string): Promise<boolean> => {
    const { rows } = await sql`
      insert into verification_codes as c (phone, purpose, code_hash, attempts, sent_at, expires_at)
      values (${request.phone}, ${request.purpose}, ${hashOf(request, code)}, 0, clock_timestamp(),
        clock_timestamp() + make_interval(secs => ${settings.CODE_SECONDS}))
      on conflict (phone, purpose) do update set
        code_hash = excluded.code_hash, attempts = 0, sent_at = excluded.sent_at, expires_at = excluded.expires_at
      where c.sent_at <= clock_timestamp() - make_interval(secs => ${settings.RESEND_SECONDS})
      returning 1`.execute(trx);
    return rows.length > 0;
  };

  const issue: VerificationCodes['issue'] = async (request) => {
    const keys = keysOf(request);
    const code = randomInt(1_000_000).toString().padStart(6, '0');
    const refusal = await db.transaction().execute(async (trx) => {
      const byAddress = await spend(trx, keys.sendAddress, sendsPerAddress);
      if (!byAddress.allowed) return tooMany(byAddress.retryAfter);
      const locked = await peek(trx, keys.failPhone, failuresPerPhone);
      if (!locked.allowed) return tooMany(locked.retryAfter);
      const byPhone = await spend(trx, keys.sendPhone, sendsPerPhone);
      if (!byPhone.allowed) return tooMany(byPhone.retryAfter);
      if (await store(trx, request, code)) return null;
      await refund(trx, keys.sendPhone);
      return tooMany((await rowOf(trx, request))?.resend_in ?? settings.RESEND_SECONDS);
    });
    if (refusal !== null) return refusal;
    const recall = async () => {
      await refund(db, keys.sendPhone);
      await db
        .deleteFrom('verification_codes')
        .where('phone', '=', request.phone)
        .where('purpose', '=', request.purpose)
        .where('code_hash', '=', hashOf(request, code))
        .execute();
    };
    return { code, recall };
  };

  const takeAttempt = (trx: Database, { phone, purpose }: CodeRequest) =>
    trx
      .updateTable('verification_codes')
      .set({ attempts: sql<number>`attempts + 1` })
      .where('phone', '=', phone)
      .where('purpose', '=', purpose)
      .where('attempts', '<', settings.LIMIT_GUESSES_PER_CODE)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('code_hash')
      .executeTakeFirst();

  const useUp = (trx: Database, { phone, purpose }: CodeRequest) =>
    // The row stays: it carries the time of the last send. Not now(): that is when this transaction began, which
    // is still to come for one that began earlier and has waited for this row.
    trx
      .updateTable('verification_codes')
      .set({ expires_at: sql<Date>`'-infinity'` })
      .where('phone', '=', phone)
      .where('purpose', '=', purpose)
      .execute();

  const check: VerificationCodes['check'] = async (request, code) => {
    const keys = keysOf(request);
    return db.transaction().execute(async (trx) => {
      const byAddress = await spend(trx, keys.guessAddress, guessesPerAddress);
      if (!byAddress.allowed) return tooMany(byAddress.retryAfter);
      const byPhone = await spend(trx, keys.failPhone, failuresPerPhone);
      if (!byPhone.allowed) return tooMany(byPhone.retryAfter);
      const attempt = await takeAttempt(trx, request);
      if (attempt === undefined) {
        await refund(trx, keys.failPhone);
        const row = await rowOf(trx, request);
        return row?.alive === true ? tooMany(row.resend_in) : new Refusal('codeWrong');
      }
      if (!timingSafeEqual(attempt.code_hash, hashOf(request, code)))
        return new Refusal('codeWrong');
      await refund(trx, keys.guessAddress);
      await refund(trx, keys.failPhone);
      await useUp(trx, request);
      return null;
    });
  };

  return { issue, check };
};
