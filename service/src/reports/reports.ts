import { createHmac } from 'node:crypto';
import { consume } from '../accounts/rate-limits';
import type { Database } from '../database/database';
import { classifyAddress, rateLimitAddress } from '../http/client-address';
import { Refusal, tooManyAttempts } from '../http/refusal';

export const REPORT_KINDS = ['huoban_ad', 'bilibili_pc_ad', 'user_action'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Maximum size of a report as JSON. */
const MAX_REPORT_BYTES = 8 * 1024;
const HOUR_SECONDS = 3_600;

export interface Report {
  kind: ReportKind;
  content: Record<string, unknown>;
  /** Address of the client. Only its class is stored. */
  address: string;
  /** Account of the session, if any. */
  accountId: string | null;
}

/** Stores a report, unless it is too large or its address exceeded the limit. */
export type StoreReport = (report: Report) => Promise<Refusal | { accepted: true }>;

export interface ReportOptions {
  /** HMAC key for counting addresses. */
  key: Buffer;
  perAddressHour: number;
  /** Called for every report, for metrics. */
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
    const addressHash = createHmac('sha256', key)
      .update(rateLimitAddress(address))
      .digest('base64url');
    const limit = { points: perAddressHour, seconds: HOUR_SECONDS };
    const consumed = await consume(db, `report:${addressHash.slice(0, 22)}`, limit);
    if (!consumed.allowed) {
      onReport(kind, 'limited');
      return tooManyAttempts(consumed.retryAfter);
    }
    const address_class = classifyAddress(address);
    await db
      .insertInto('reports')
      .values({ kind, content: json, account_id: accountId, address_class })
      .execute();
    onReport(kind, 'kept');
    return { accepted: true };
  };
