import type { LogEntry } from '@huoban/contracts';
import type { TrustedKeys } from '../../keys/trusted-keys';
import { entryHash } from '../../registry/digests';
import { refusalError, type Refusal } from '../../refusal';
import type { ChannelStores } from '../channel-head';
import type { ChannelLog } from '../log/channel-log';
import { newestSeenEntry, recordSeenEntry } from './seen-entries';
import { readTimestamp } from './timestamp';

/** An entry that was once part of a log, which only grows: sequence and hash (SHA-256, hex). */
export interface LogWitness {
  sequence: number;
  entry: string;
}

export const witnessOf = (entry: LogEntry): LogWitness => ({
  sequence: entry.sequence,
  entry: entryHash(entry),
});

/**
 * Compares a log with what was seen of it. A log that contains every seen entry byte by byte, or a signed entry that
 * names its hash as its predecessor's, was neither shortened nor forked.
 * @returns R050, null when all are there
 */
export async function findLogRefusal(
  log: ChannelLog,
  channel: string,
  witnesses: readonly (LogWitness | null)[],
): Promise<Refusal | null> {
  for (const witness of witnesses) {
    const there = witness && (await log.hashOf(witness.sequence));
    if (!witness || there === witness.entry) continue;
    // Damage before the newest entry is R028, which a rollback may end.
    if (await log.isContinued(witness.sequence, witness.entry)) continue;
    const how = there === null ? 'is missing' : 'was replaced by another one';
    return {
      code: 'R050',
      subject: channel,
      problem: `entry ${witness.sequence}, which was seen before, ${how}`,
      remedy: `Restore it: \`pnpm release restore --channel ${channel}\`, with --seen <file> from a shell or another machine that has seen it, or from a copy of the registry. \`pnpm release doctor\` names what to delete when the registry was replaced on purpose.`,
    };
  }
  return null;
}

/** What tools have seen of a channel: the newest entry on this machine, and the timestamp in the registry. */
export async function readWitnesses(
  registry: string,
  channel: string,
  trusted: TrustedKeys,
): Promise<LogWitness[]> {
  const [seen, { timestamp }] = await Promise.all([
    newestSeenEntry(registry, channel, trusted),
    readTimestamp(registry, channel, trusted),
  ]);
  return [...(seen ? [witnessOf(seen)] : []), ...(timestamp ? [timestamp] : [])];
}

/**
 * The log of a channel. Remembers its newest entry on this machine.
 * @throws ReleaseRefused R050 when it lost an entry that was seen before
 */
export async function readContinuedLog(
  { registry, channel: store }: Pick<ChannelStores, 'registry' | 'channel'>,
  trusted: TrustedKeys,
): Promise<ChannelLog> {
  // Read before the log: an entry that another process appends meanwhile must not seem lost.
  const witnesses = await readWitnesses(registry, store.channel, trusted);
  const log = await store.log();
  const refusal = await findLogRefusal(log, store.channel, witnesses);
  if (refusal) throw refusalError(refusal);
  const newest = await log.newest();
  if (newest) await recordSeenEntry(registry, newest, trusted);
  return log;
}
