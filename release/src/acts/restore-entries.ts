import type { LogEntry } from '@huoban/contracts';
import { AcceptedEntries } from '../channel/follower/accepted-entries';
import { openChannelStores } from '../channel/channel-head';
import { seenEntriesFile } from '../channel/witness/seen-entries';
import { witnessOf } from '../channel/witness/log-witness';
import type { TrustedKeys } from '../keys/trusted-keys';
import { refusalError } from '../refusal';

export interface RestoreOptions {
  channel: string;
  trusted: TrustedKeys;
  /** File of seen entries of a shell or another machine; by default that of this machine. */
  seen?: string | undefined;
}

/**
 * Writes entries back that the log of a channel lost, from a file of seen entries. They are signed, so the file need not
 * be trusted.
 * @returns the entries that were written
 * @throws ReleaseRefused R012 when the file has no entry of the channel, R050 when another signed entry is in its place
 */
export async function restoreEntries(
  registry: string,
  { channel, trusted, seen: file = seenEntriesFile(registry, trusted) ?? '' }: RestoreOptions,
): Promise<LogEntry[]> {
  const seen = new AcceptedEntries(file);
  await seen.load();
  const entries = seen.valid(channel, trusted);
  if (entries.length === 0) throw noEntryRefusal(channel, file);
  const { channel: store } = openChannelStores(registry, channel, trusted);
  const restored: LogEntry[] = [];
  for (const entry of entries) {
    const log = await store.log();
    if ((await log.hashOf(entry.sequence)) === witnessOf(entry).entry) continue;
    if (await log.readSigned(entry.sequence)) throw forkRefusal(entry);
    await store.restore(entry);
    restored.push(entry);
  }
  return restored;
}

const noEntryRefusal = (channel: string, file: string) =>
  refusalError({
    code: 'R012',
    subject: channel,
    problem: `${file} has no entry of this channel that a trusted key signed`,
    remedy: 'Name the seen.json of a shell with --seen.',
  });

const forkRefusal = ({ channel, sequence }: LogEntry) =>
  refusalError({
    code: 'R050',
    subject: channel,
    problem: `entry ${sequence} exists twice, both signed: the log was continued without the lost entry`,
    remedy:
      'Decide which one counts: remove the other from the log and restore again, or delete the files of what was seen that `pnpm release doctor` and the guide name.',
  });
