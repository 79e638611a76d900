import type { LogEntry } from '@huoban/contracts';
import type { TrustedKeys } from '../../keys/trusted-keys';

/** @returns since when an entry may not be served any more, or null while it may */
export function expiryProblem(entry: LogEntry, trusted: TrustedKeys): string | null {
  const now = Date.now();
  if (Date.parse(entry.expires) <= now) {
    return `entry ${entry.sequence} expired at ${entry.expires}`;
  }
  const key = trusted.find(entry.signature.key);
  if (!key?.isOver(now)) return null;
  return `entry ${entry.sequence} is signed by key ${key.record.id}, which ended at ${key.record.until ?? ''}`;
}
