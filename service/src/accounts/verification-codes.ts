import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../config/environment';
import type { Database } from '../database/database';
import { Refusal, tooMany } from '../http/refusal';
import { codeLimits, type CodeLimit } from './code-limits';
import { codeRows, type CodeOwner, type Mac } from './code-rows';
import { longest, peek, refund, spendAll, type Reached } from './limits';

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
  recall: (costly: boolean) => Promise<void>;
}

/** What operators want to know of codes. */
export interface CodeEvents {
  refused: (limit: CodeLimit) => void;
  checked: (outcome: 'right' | 'wrong') => void;
  /** The last code that the daily ceiling allows has been drawn. */
  ceilingReached: () => void;
}

export interface VerificationCodes {
  /** Draws a code, unless a limit forbids it; then none of the limits is spent. */
  issue: (request: CodeRequest) => Promise<Refusal | IssuedCode>;
  /** Checks a code and uses it up. `null`: it was right. */
  check: (request: CodeRequest, code: string) => Promise<Refusal | null>;
  /** Erases all that is kept of a number. */
  forget: (trx: Database, phone: string) => Promise<void>;
}

/**
 * One-time codes of six digits, kept as HMAC under `key`. Every count is in the database and taken before the code is
 * compared, so that parallel guesses on several processes cannot outrun it. A new code never forgives old failures.
 * Accounts are not looked at: known and unknown numbers take the same way.
 */
export const verificationCodes = (
  db: Database,
  key: Buffer,
  settings: Settings,
  events: CodeEvents,
): VerificationCodes => {
  const mac: Mac = (text) => createHmac('sha256', key).update(text).digest();
  const limits = codeLimits(settings, mac);
  const rows = codeRows(mac, settings);

  const refuse = (reached: Reached<CodeLimit>): Refusal => {
    events.refused(reached.name);
    return tooMany(reached.retryAfter);
  };

  /** Reasons to wait that cost no point: the last code is too young, or too many guesses of the number were wrong. */
  const waitsOf = async (trx: Database, request: CodeRequest): Promise<Reached<CodeLimit>[]> => {
    const { name, key: failKey, limit } = limits.failures(request.phone);
    const locked = await peek(trx, failKey, limit);
    const resend = await rows.resendIn(trx, request);
    return [
      { name, retryAfter: locked.retryAfter },
      { name: 'resend' as const, retryAfter: resend },
    ].filter(({ retryAfter }) => retryAfter > 0);
  };

  const issue: VerificationCodes['issue'] = async (request) => {
    const { phone, address } = request;
    const code = randomInt(1_000_000).toString().padStart(6, '0');
    const charges = limits.ofSend(phone, address);
    const outcome = await db.transaction().execute(async (trx) => {
      // From here on the rows of the limits are locked: parallel sends to one number go one after the other.
      const { reached, spent } = await spendAll(trx, charges);
      const worst = longest([...reached, ...(await waitsOf(trx, request))]);
      if (worst === undefined) {
        const earlier = await rows.find(trx, request);
        await rows.store(trx, request, code);
        return { earlier, total: spent.get('sends_day') };
      }
      if (reached.length === 0) for (const charge of charges) await refund(trx, charge.key);
      return worst;
    });
    if ('name' in outcome) return refuse(outcome);
    if (outcome.total === settings.LIMIT_SENDS_PER_DAY) events.ceilingReached();
    const recall: IssuedCode['recall'] = async (costly) => {
      await rows.restore(db, request, code, outcome.earlier);
      if (!costly) for (const charge of charges) await refund(db, charge.key);
    };
    return { code, recall };
  };

  const check: VerificationCodes['check'] = async (request, code) => {
    const guesses = limits.guesses(request.address);
    const failures = limits.failures(request.phone);
    const outcome = await db.transaction().execute(async (trx) => {
      const { reached } = await spendAll(trx, [guesses, failures]);
      const worst = longest(reached);
      if (worst !== undefined) return worst;
      const attempt = await rows.takeAttempt(trx, request);
      if (attempt === undefined) {
        await refund(trx, failures.key);
        const row = await rows.find(trx, request);
        if (row?.alive !== true) return 'wrong';
        await refund(trx, guesses.key);
        return { name: 'guesses_code' as const, retryAfter: await rows.resendIn(trx, request) };
      }
      if (!timingSafeEqual(attempt.code_hash, rows.hashOf(request, code))) return 'wrong';
      await refund(trx, guesses.key);
      await refund(trx, failures.key);
      await rows.useUp(trx, request);
      return 'right';
    });
    if (typeof outcome === 'object') return refuse(outcome);
    events.checked(outcome);
    return outcome === 'right' ? null : new Refusal('codeWrong');
  };

  const forget: VerificationCodes['forget'] = async (trx, phone) => {
    await trx.deleteFrom('verification_codes').where('phone', '=', phone).execute();
    await trx.deleteFrom('limits').where('key', 'in', limits.keysOfPhone(phone)).execute();
  };

  return { issue, check, forget };
};
