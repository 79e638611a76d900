import { createHmac } from 'node:crypto';
import { consume } from '../accounts/rate-limits';
import type { Database } from '../database/database';
import { classifyAddress, rateLimitAddress } from '../http/client-address';
import { Refusal, tooManyAttempts } from '../http/refusal';

export const REPORT_KINDS = ['huoban_ad', 'bilibili_pc_ad', 'user_action'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Bytes of one report at most, as JSON. */
const MAX_REPORT_BYTES = 8 * 1024;
const HOUR_SECONDS = 3_600;

export interface Report {
  kind: ReportKind;
  content: Record<string, unknown>;
  /** Address of the caller: only its class is kept. */
  address: string;
  /** The account of the session, where the endpoint looks for one. */
  accountId: string | null;
}

/** Stores a report, unless its address has sent too many or it is too large. */
export type StoreReport = (report: Report) => Promise<Refusal | { accepted: true }>;

export interface ReportOptions {
  /** Key under which addresses are counted. */
  key: Buffer;
  perAddressHour: number;
  /** Told of every report. */
  onReport: (kind: ReportKind, outcome: 'kept' | 'limited' | 'too_large') => void;
}

export const createStoreReport =
  (db: Database, { key, perAddressHour, onReport }: ReportOptions): StoreReport =>
  async ({ kind, content, address, accountId }) => {
    const json = JSON.stringify(content);
    if (Buffer.byteLength(json) > MAX_REPORT_BYTES) {
      onReport(kind, 'too_large');
      return new Refusal('invalidInput', { name: 'params' });
    }
    const of = createHmac('sha256', key).update(rateLimitAddress(address)).digest('base64url');
    const limit = { points: perAddressHour, seconds: HOUR_SECONDS };
    const spent = await consume(db, `report:${of.slice(0, 22)}`, limit);
    if (!spent.allowed) {
      onReport(kind, 'limited');
      return tooManyAttempts(spent.retryAfter);
    }
    const address_class = classifyAddress(address);
    await db
      .insertInto('reports')
      .values({ kind, content: json, account_id: accountId, address_class })
      .execute();
    onReport(kind, 'kept');
    return { accepted: true };
  };
