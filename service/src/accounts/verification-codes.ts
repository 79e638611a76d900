import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../config/environment';
import type { Database } from '../database/database';
import { Refusal, tooManyAttempts } from '../http/refusal';
import { createCodeLimits, type CodeLimit } from './code-limits';
import { createCodeStore, type CodeOwner, type Mac } from './code-store';
import { longestWait, peek, refund, consumeAll, type LimitExceeded } from './rate-limits';

export interface CodeRequest extends CodeOwner {
  /** Address of the caller. */
  address: string;
}

export interface IssuedCode {
  code: string;
  /**
   * The code could not be sent: no waiting time is spent, and the earlier code is valid again. `costly`: the message
   * may have gone out all the same, so the counts stay.
   */
  revoke: (costly: boolean) => Promise<void>;
}

/** What operators want to know of codes. */
export interface CodeEvents {
  onRefused: (limit: CodeLimit) => void;
  onChecked: (outcome: 'right' | 'wrong') => void;
  /** The last code that the daily ceiling allows has been drawn. */
  onDailyLimitReached: () => void;
}

export interface VerificationCodes {
  /** Draws a code, unless a limit forbids it; then none of the limits is spent. */
  issue: (request: CodeRequest) => Promise<Refusal | IssuedCode>;
  /** Checks a code and uses it up. `null`: it was right. */
  check: (request: CodeRequest, code: string) => Promise<Refusal | null>;
  /** Erases all that is kept of a number. */
  deleteForPhone: (trx: Database, phone: string) => Promise<void>;
}

/**
 * One-time codes of six digits, kept as HMAC under `key`. Every count is in the database and taken before the code is
 * compared, so that parallel guesses on several processes cannot outrun it. A new code never forgives old failures.
 * Accounts are not looked at: known and unknown numbers take the same way.
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

  const refuse = (reached: LimitExceeded<CodeLimit>): Refusal => {
    events.onRefused(reached.name);
    return tooManyAttempts(reached.retryAfter);
  };

  /** Reasons to wait that cost no point: the last code is too young, or too many guesses of the number were wrong. */
  const pendingWaits = async (
    trx: Database,
    request: CodeRequest,
  ): Promise<LimitExceeded<CodeLimit>[]> => {
    const { name, key: failKey, limit } = limits.forFailures(request.phone);
    const locked = await peek(trx, failKey, limit);
    const resend = await rows.secondsUntilResend(trx, request);
    return [
      { name, retryAfter: locked.retryAfter },
      { name: 'resend' as const, retryAfter: resend },
    ].filter(({ retryAfter }) => retryAfter > 0);
  };

  const issue: VerificationCodes['issue'] = async (request) => {
    const { phone, address } = request;
    const code = randomInt(1_000_000).toString().padStart(6, '0');
    const charges = limits.forSend(phone, address);
    const outcome = await db.transaction().execute(async (trx) => {
      // From here on the rows of the limits are locked: parallel sends to one number go one after the other.
      const { exceeded, spent } = await consumeAll(trx, charges);
      const worst = longestWait([...exceeded, ...(await pendingWaits(trx, request))]);
      if (worst === undefined) {
        const earlier = await rows.find(trx, request);
        await rows.save(trx, request, code);
        return { earlier, total: spent.get('sends_day') };
      }
      if (exceeded.length === 0) for (const charge of charges) await refund(trx, charge.key);
      return worst;
    });
    if ('name' in outcome) return refuse(outcome);
    if (outcome.total === settings.LIMIT_SENDS_PER_DAY) events.onDailyLimitReached();
    const revoke: IssuedCode['revoke'] = async (costly) => {
      await rows.restore(db, request, code, outcome.earlier);
      if (!costly) for (const charge of charges) await refund(db, charge.key);
    };
    return { code, revoke };
  };

  const check: VerificationCodes['check'] = async (request, code) => {
    const guesses = limits.forGuesses(request.address);
    const failures = limits.forFailures(request.phone);
    const outcome = await db.transaction().execute(async (trx) => {
      const { exceeded } = await consumeAll(trx, [guesses, failures]);
      const worst = longestWait(exceeded);
      if (worst !== undefined) return worst;
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
    await trx.deleteFrom('verification_codes').where('phone', '=', phone).execute();
    await trx.deleteFrom('limits').where('key', 'in', limits.keysForPhone(phone)).execute();
  };

  return { issue, check, deleteForPhone };
}
