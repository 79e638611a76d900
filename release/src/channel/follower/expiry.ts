import type { LogEntry } from '@huoban/contracts';
import type { TrustedKeys } from '../../keys/trusted-keys';

/** @returns why an entry is expired, null while it is not */
export function expiryProblem(entry: LogEntry, trusted: TrustedKeys): string | null {
  const now = Date.now();
  if (Date.parse(entry.expires) <= now) {
    return `entry ${entry.sequence} expired at ${entry.expires}`;
  }
  const key = trusted.find(entry.signature.key);
  if (!key?.isExpired(now)) return null;
  return `entry ${entry.sequence} is signed by key ${key.record.id}, which expired at ${key.record.until ?? ''}`;
}
