import type { DocumentSignature, LogEntry } from '@huoban/contracts';
import { mayAct } from '../../keys/role-permissions';
import { findSignatureFault } from '../../keys/signed-document';
import type { TrustedKeys } from '../../keys/trusted-keys';

/**
 * Checks what an entry shows by itself: signatures, roles, author, and the policy of its channel.
 * @returns the problem as a predicate, null when there is none; does not check revocation
 */
export function findEntryFault(entry: LogEntry, trusted: TrustedKeys): string | null {
  const faults = [entry.signature, ...(entry.approvals ?? [])].map((signature) =>
    findSignerFault({ ...entry, signature }, trusted),
  );
  const fault = faults.find((problem) => problem !== null);
  if (fault !== undefined) return fault;
  const key = trusted.find(entry.signature.key)?.record;
  if (key?.owner !== undefined && key.owner !== entry.author)
    return `names ${entry.author} as author, but key ${key.id} is of ${key.owner}`;
  // The limits of automatic keys depend on the entries before.
  if (key?.role === 'automatic') return entry.approvals ? 'approves an automatic act' : null;
  const required = trusted.requiredSignatures(entry.channel, entry.sequence);
  const signed = signersOf(entry, trusted).size;
  return signed < required ? `has the signatures of ${signed} of ${required} owners` : null;
}

function findSignerFault(entry: LogEntry, trusted: TrustedKeys): string | null {
  const fault = findSignatureFault(entry, trusted);
  if (fault) return fault;
  const { key: id } = entry.signature;
  const key = trusted.find(id);
  if (key?.isExpired(Date.parse(entry.at)) ?? true) return `is signed after the end of key ${id}`;
  const role = key?.record.role ?? 'tester';
  return role === 'automatic' || mayAct(role, entry.channel)
    ? null
    : `is signed by a key with the role ${role} (${id})`;
}

/** Owners that signed an entry; a key without an owner counts by itself. */
export function signersOf(
  { signature, approvals = [] }: Pick<LogEntry, 'signature' | 'approvals'>,
  trusted: TrustedKeys,
  counts: (signature: DocumentSignature) => boolean = () => true,
): Set<string> {
  const keys = [signature, ...approvals].filter(counts).map(({ key }) => trusted.find(key)?.record);
  return new Set(
    keys.flatMap((record) =>
      record && record.role !== 'automatic' ? [record.owner ?? record.id] : [],
    ),
  );
}
