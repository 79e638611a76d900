import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../config/environment';
import type { Database } from '../database/database';
import { Refusal, tooManyAttempts } from '../http/refusal';
import { createCodeLimits, type CodeLimit } from './code-limits';
import { createCodeStore, type CodeOwner, type Mac } from './code-store';
import { maxWait, peek, refund, consumeAll, type LimitExceeded } from './rate-limits';

export interface CodeRequest extends CodeOwner {
  /** Address of the caller. */
  address: string;
}

export interface IssuedCode {
  code: string;
  /**
   * Withdraws a code that could not be sent and makes the earlier code valid again. With `keepCounts` (the message may
   * have been sent) the limits are not refunded.
   */
  revoke: (keepCounts: boolean) => Promise<void>;
}

/** Callbacks for metrics and logs. */
export interface CodeEvents {
  onRefused: (limit: CodeLimit) => void;
  onChecked: (outcome: 'right' | 'wrong') => void;
  /** The last code that the daily limit allows was generated. */
  onDailyLimitReached: () => void;
}

export interface VerificationCodes {
  /** Generates a code. A refusal consumes no limit. */
  issue: (request: CodeRequest) => Promise<Refusal | IssuedCode>;
  /** Checks a code and invalidates it. Returns `null` when it was right. */
  check: (request: CodeRequest, code: string) => Promise<Refusal | null>;
  /** Deletes the codes and limits of a number. */
  deleteForPhone: (trx: Database, phone: string) => Promise<void>;
}

/**
 * One-time codes of six digits, stored as HMAC under `key`. Every guess is counted in the database before it is
 * compared, so that parallel guesses on several processes cannot bypass the limit. A new code does not reset failures.
 * Numbers with and without an account are treated the same.
 */
export function createVerificationCodes(
  db: Database,
  key: Buffer,
  settings: Settings,
  events: CodeEvents,
): VerificationCodes {
  const mac: Mac = (text) => createHmac('sha256', key).update(text).digest();
  const limits = createCodeLimits(settings, mac);
  const rows = createCodeStore(mac, settings);

  const refuse = (limit: LimitExceeded<CodeLimit>): Refusal => {
    events.onRefused(limit.name);
    return tooManyAttempts(limit.retryAfter);
  };

  /** Waits that consume no point: the last code is too recent, or too many guesses for the number were wrong. */
  const pendingWaits = async (
    trx: Database,
    request: CodeRequest,
  ): Promise<LimitExceeded<CodeLimit>[]> => {
    const { name, key: failKey, limit } = limits.forFailures(request.phone);
    const blocked = await peek(trx, failKey, limit);
    const resend = await rows.secondsUntilResend(trx, request);
    return [
      { name, retryAfter: blocked.retryAfter },
      { name: 'resend' as const, retryAfter: resend },
    ].filter(({ retryAfter }) => retryAfter > 0);
  };

  const issue: VerificationCodes['issue'] = async (request) => {
    const { phone, address } = request;
    const code = randomInt(1_000_000).toString().padStart(6, '0');
    const charges = limits.forSend(phone, address);
    const outcome = await db.transaction().execute(async (trx) => {
      // This locks the rows of the limits, which serializes parallel sends to one number.
      const { exceeded, consumed } = await consumeAll(trx, charges);
      const blocking = maxWait([...exceeded, ...(await pendingWaits(trx, request))]);
      if (blocking === undefined) {
        const earlier = await rows.find(trx, request);
        await rows.save(trx, request, code);
        return { earlier, total: consumed.get('sends_day') };
      }
      if (exceeded.length === 0) for (const charge of charges) await refund(trx, charge.key);
      return blocking;
    });
    if ('name' in outcome) return refuse(outcome);
    if (outcome.total === settings.LIMIT_SENDS_PER_DAY) events.onDailyLimitReached();
    const revoke: IssuedCode['revoke'] = async (keepCounts) => {
      await rows.restore(db, request, code, outcome.earlier);
      if (!keepCounts) for (const charge of charges) await refund(db, charge.key);
    };
    return { code, revoke };
  };

  const check: VerificationCodes['check'] = async (request, code) => {
    const guesses = limits.forGuesses(request.address);
    const failures = limits.forFailures(request.phone);
    const outcome = await db.transaction().execute(async (trx) => {
      const { exceeded } = await consumeAll(trx, [guesses, failures]);
      const blocking = maxWait(exceeded);
      if (blocking !== undefined) return blocking;
      const attempt = await rows.countAttempt(trx, request);
      if (attempt === undefined) {
        await refund(trx, failures.key);
        const row = await rows.find(trx, request);
        if (row?.isValid !== true) return 'wrong';
        await refund(trx, guesses.key);
        return {
          name: 'guesses_code' as const,
          retryAfter: await rows.secondsUntilResend(trx, request),
        };
      }
      if (!timingSafeEqual(attempt.code_hash, rows.hashCode(request, code))) return 'wrong';
      await refund(trx, guesses.key);
      await refund(trx, failures.key);
      await rows.markUsed(trx, request);
      return 'right';
    });
    if (typeof outcome === 'object') return refuse(outcome);
    events.onChecked(outcome);
    return outcome === 'right' ? null : new Refusal('codeWrong');
  };

  const deleteForPhone: VerificationCodes['deleteForPhone'] = async (trx, phone) => {
    // A code that is being sent or checked locks its limits one after the other, then its row; another order could deadlock.
    for (const limitKey of limits.keysForPhone(phone))
      await trx.deleteFrom('limits').where('key', '=', limitKey).execute();
    await trx.deleteFrom('verification_codes').where('phone', '=', phone).execute();
  };

  return { issue, check, deleteForPhone };
}
