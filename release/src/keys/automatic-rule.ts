import type { LogEntry } from '@huoban/contracts';
import { canonicalJson } from '../registry/canonical-json';
import { mayAct } from './role-permissions';
import type { TrustedKeys } from './trusted-keys';

/** Acts that an automatic key may sign. */
export const AUTOMATIC_ACTS: readonly LogEntry['act'][] = ['canary-withdraw', 'rollback'];

/**
 * Checks the limits of automatic keys: a manager must have named the release on this channel, a canary may only end, and
 * lock, protection and expiry must not change.
 * @param before the log before this entry
 * @returns the violation as a predicate, null when there is none
 */
export async function findAutomaticFault(
  entry: LogEntry,
  before: { newestFirst(): AsyncIterable<LogEntry> },
  trusted: TrustedKeys,
): Promise<string | null> {
  if (!AUTOMATIC_ACTS.includes(entry.act)) return `is a ${entry.act} signed by an automatic key`;
  if (entry.canary) return 'names a canary but is signed by an automatic key';
  let previous: LogEntry | null = null;
  for await (const earlier of before.newestFirst()) {
    previous ??= earlier;
    const role = trusted.find(earlier.signature.key)?.record.role;
    if (role && mayAct(role, entry.channel) && namesRelease(earlier, entry.release)) {
      return changesTooMuch(entry, previous) ? 'changes more than an automatic key may' : null;
    }
  }
  return 'is signed by an automatic key and names a release that no manager activated on this channel';
}

const namesRelease = ({ release, canary }: LogEntry, id: string): boolean =>
  release === id || canary?.release === id;

function changesTooMuch(entry: LogEntry, previous: LogEntry): boolean {
  const keeps = ({ lock, protected: authors }: LogEntry) => canonicalJson({ lock, authors });
  const swaps = entry.act === 'canary-withdraw' && entry.release !== previous.release;
  return swaps || keeps(entry) !== keeps(previous) || entry.expires > previous.expires;
}
