import type { LogEntry } from '@huoban/contracts';
import { canonicalJson } from '../registry/canonical-json';
import type { TrustedKeys } from './trusted-keys';

/** The only acts of an automatic key: it takes things back. */
export const AUTOMATIC_ACTS: readonly LogEntry['act'][] = ['canary-withdraw', 'rollback'];

/**
 * What an automatic key may not do: the release must have been named on this channel by a manager, a canary may only
 * end, and lock, protection and expiry stay as they are.
 * @param before the log before this entry
 * @returns null when the entry keeps to it
 */
export async function findAutomaticFault(
  entry: LogEntry,
  before: { newestFirst(): AsyncIterable<LogEntry> },
  trusted: TrustedKeys,
): Promise<string | null> {
  if (!AUTOMATIC_ACTS.includes(entry.act)) return `is a ${entry.act} by an automatic key`;
  if (entry.canary) return 'names a canary, by an automatic key';
  let previous: LogEntry | null = null;
  for await (const earlier of before.newestFirst()) {
    previous ??= earlier;
    const byManager = trusted.find(earlier.signature.key)?.record.role === 'manager';
    if (byManager && namesRelease(earlier, entry.release)) {
      return changesTooMuch(entry, previous) ? 'changes more than an automatic key may' : null;
    }
  }
  return 'names a release that no manager put on this channel, by an automatic key';
}

const namesRelease = ({ release, canary }: LogEntry, id: string): boolean =>
  release === id || canary?.release === id;

function changesTooMuch(entry: LogEntry, previous: LogEntry): boolean {
  const keeps = ({ lock, protected: authors }: LogEntry) => canonicalJson({ lock, authors });
  const swaps = entry.act === 'canary-withdraw' && entry.release !== previous.release;
  return swaps || keeps(entry) !== keeps(previous) || entry.expires > previous.expires;
}
