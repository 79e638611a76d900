import type { LogEntry } from '@huoban/contracts';
import { assertActAllowed } from '../acts/act-permission';
import type { ChannelStores } from '../channel/channel-head';
import { expiryProblem } from '../channel/follower/expiry';
import type { TrustedKeys } from '../keys/trusted-keys';
import type { ChannelLog } from '../channel/log/channel-log';
import { EntryUnreadable, type EntryFault } from '../channel/log/entry-unreadable';
import { findLogRefusal, readWitnesses } from '../channel/witness/log-witness';
import { recordSeenEntry } from '../channel/witness/seen-entries';
import {
  NO_TIMESTAMP,
  readTimestamp,
  stalenessProblem,
  timestampKey,
} from '../channel/witness/timestamp';
import { formatRefusal, ReleaseRefused } from '../refusal';
import type { Fault, FaultKind, Finding } from './verify-report';

export interface VerifiedChannel extends Finding {
  channel: string;
  /** Valid entries, oldest first. */
  entries: LogEntry[];
  /** Number of existing entries. */
  size: number;
}

/**
 * Verifies the signatures and order of a channel's log, that its entries respected lock and protection, that no entry is
 * lost that was seen before, and the timestamp.
 */
export async function verifyChannel(
  { registry, channel: store }: Pick<ChannelStores, 'registry' | 'channel'>,
  trusted: TrustedKeys,
): Promise<VerifiedChannel> {
  const { channel } = store;
  const witnesses = await readWitnesses(registry, channel, trusted);
  const log = await store.log();
  const read = await Promise.all(log.sequences.map((sequence) => readEntry(log, sequence)));
  const entries = read.flatMap((result) => ('entry' in result ? [result.entry] : []));
  const newest = entries.at(-1);
  const faults: Fault[] = [];
  const remarks: string[] = [];
  for (const result of read) {
    if ('entry' in result) continue;
    const { kind, sequence, problem, message } = result.fault;
    // Entries of a revoked key stay in the log; they are a fault only until a valid entry follows.
    const isSuperseded = kind === 'revoked' && newest !== undefined && sequence < newest.sequence;
    if (isSuperseded) remarks.push(`${message}; it is ignored`);
    else faults.push({ kind: faultKind(kind), subject: entryLabel(channel, sequence), problem });
  }
  faults.push(
    ...entries.flatMap((entry, index) => findRuleFaults(entry, entries[index - 1], trusted)),
  );
  const refusal = await findLogRefusal(log, channel, witnesses);
  if (refusal) faults.push({ kind: 'missing', subject: channel, problem: formatRefusal(refusal) });
  else if (newest) await recordSeenEntry(registry, newest, trusted);
  const expiry = newest && expiryProblem(newest, trusted);
  if (expiry) faults.push({ kind: 'expired', subject: channel, problem: expiry });
  else {
    const found = await findTimestampFaults(registry, channel, trusted);
    if (found === null && newest) remarks.push(NO_TIMESTAMP.replace('the channel', channel));
    faults.push(...(found ?? []));
  }
  return { channel, entries, size: read.length, faults, remarks };
}

/** @returns null without a timestamp */
async function findTimestampFaults(
  registry: string,
  channel: string,
  trusted: TrustedKeys,
): Promise<Fault[] | null> {
  const subject = timestampKey(channel);
  const { timestamp, fault } = await readTimestamp(registry, channel, trusted);
  if (fault !== null) return [{ kind: 'untrusted', subject, problem: fault }];
  if (!timestamp) return null;
  const problem = stalenessProblem(timestamp);
  return problem ? [{ kind: 'expired', subject, problem }] : [];
}

const faultKind = (kind: EntryFault): FaultKind => (kind === 'revoked' ? 'untrusted' : kind);

async function readEntry(
  log: ChannelLog,
  sequence: number,
): Promise<{ entry: LogEntry } | { fault: EntryUnreadable }> {
  try {
    return { entry: await log.read(sequence) };
  } catch (error) {
    if (error instanceof EntryUnreadable) return { fault: error };
    throw error;
  }
}

function findRuleFaults(
  entry: LogEntry,
  before: LogEntry | undefined,
  trusted: TrustedKeys,
): Fault[] {
  const { key } = entry.signature;
  const role = trusted.find(key)?.record.role ?? 'manager';
  try {
    assertActAllowed(entry.channel, before ?? null, entry.act, entry.author, { key, role });
    return [];
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    const problem = error.refusals.map((refusal) => refusal.problem).join('; ');
    return [{ kind: 'broken', subject: entryLabel(entry.channel, entry.sequence), problem }];
  }
}

export const entryLabel = (channel: string, sequence: number): string =>
  `channel ${channel}, entry ${sequence}`;
