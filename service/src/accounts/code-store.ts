import { sql } from 'kysely';
import type { Settings } from '../config/environment';
import type { Database } from '../database/database';
import type { VerificationCodesTable } from '../database/tables';

/** HMAC under the key of verification codes. */
export type Mac = (text: string) => Buffer;

/** A code is valid only for its number and its purpose. */
export interface CodeOwner {
  phone: string;
  purpose: VerificationCodesTable['purpose'];
}

/** Times are text, which keeps microseconds and the `-infinity` of a used code. */
export interface CodeRow {
  code_hash: Buffer;
  attempts: number;
  sent_at: string;
  expires_at: string;
  isValid: boolean;
}

type Timing = Pick<Settings, 'CODE_SECONDS' | 'RESEND_SECONDS' | 'LIMIT_GUESSES_PER_CODE'>;

/** Stores the last code of each number and purpose in one row, as HMAC. */
export function createCodeStore(mac: Mac, timing: Timing) {
  const hashCode = ({ phone, purpose }: CodeOwner, code: string) =>
    mac(`${purpose}:${phone}:${code}`);

  const find = (trx: Database, { phone, purpose }: CodeOwner): Promise<CodeRow | undefined> =>
    trx
      .selectFrom('verification_codes')
      .select([
        'code_hash',
        'attempts',
        sql<string>`sent_at::text`.as('sent_at'),
        sql<string>`expires_at::text`.as('expires_at'),
        sql<boolean>`expires_at > clock_timestamp()`.as('isValid'),
      ])
      .where('phone', '=', phone)
      .where('purpose', '=', purpose)
      .executeTakeFirst();

  /**
   * Seconds until the number may get another code; 0 or less means now. A code of the other purpose counts only until
   * it is used, so that the step after a login does not have to wait.
   */
  const secondsUntilResend = async (
    trx: Database,
    { phone, purpose }: CodeOwner,
  ): Promise<number> => {
    const { rows } = await sql<{ wait: number | null }>`
      select ceil(extract(epoch from max(sent_at) - clock_timestamp()) + ${timing.RESEND_SECONDS})::int as wait
      from verification_codes
      where phone = ${phone} and (purpose = ${purpose} or expires_at > '-infinity')`.execute(trx);
    return rows[0]?.wait ?? 0;
  };

  const save = async (trx: Database, owner: CodeOwner, code: string): Promise<void> => {
    await sql`
      insert into verification_codes (phone, purpose, code_hash, attempts, sent_at, expires_at)
      values (${owner.phone}, ${owner.purpose}, ${hashCode(owner, code)}, 0, clock_timestamp(),
        clock_timestamp() + make_interval(secs => ${timing.CODE_SECONDS}))
      on conflict (phone, purpose) do update set code_hash = excluded.code_hash, attempts = 0,
        sent_at = excluded.sent_at, expires_at = excluded.expires_at`.execute(trx);
  };

  /** Withdraws a code that was not sent and makes the earlier one, if any, valid again. */
  const restore = async (
    db: Database,
    owner: CodeOwner,
    code: string,
    earlier: CodeRow | undefined,
  ): Promise<void> => {
    const unchanged = sql`phone = ${owner.phone} and purpose = ${owner.purpose}
      and code_hash = ${hashCode(owner, code)}`;
    await (
      earlier === undefined
        ? sql`delete from verification_codes where ${unchanged}`
        : sql`update verification_codes set code_hash = ${earlier.code_hash}, attempts = ${earlier.attempts},
            sent_at = ${earlier.sent_at}::timestamptz, expires_at = ${earlier.expires_at}::timestamptz
            where ${unchanged}`
    ).execute(db);
  };

  /** Counts a guess before it is compared, so that parallel guesses cannot bypass the limit. */
  const countAttempt = (trx: Database, { phone, purpose }: CodeOwner) =>
    trx
      .updateTable('verification_codes')
      .set({ attempts: sql<number>`attempts + 1` })
      .where('phone', '=', phone)
      .where('purpose', '=', purpose)
      .where('attempts', '<', timing.LIMIT_GUESSES_PER_CODE)
      .where('expires_at', '>', sql<Date>`clock_timestamp()`)
      .returning('code_hash')
      .executeTakeFirst();

  const markUsed = (trx: Database, { phone, purpose }: CodeOwner) =>
    // The row stays because it holds the time of the last send. `now()` would be wrong: it is the start of this
    // transaction, which lies in the future of a transaction that started earlier and waited for this row.
    trx
      .updateTable('verification_codes')
      .set({ expires_at: sql<Date>`'-infinity'` })
      .where('phone', '=', phone)
      .where('purpose', '=', purpose)
      .execute();

  return { hashCode, find, secondsUntilResend, save, restore, countAttempt, markUsed };
}
