import path from 'node:path';
import type { LogEntry } from '@huoban/contracts';
import type { TrustedKeys } from '../../keys/trusted-keys';
import { sha256 } from '../../registry/digests';
import { AcceptedEntries } from '../follower/accepted-entries';

const NAME_DIGITS = 16;

/**
 * Where tools on this machine keep the newest entries that they have seen of a registry: beside the trusted keys. Null for
 * keys that do not come from a folder.
 */
export function seenEntriesFile(registry: string, { folder }: TrustedKeys): string | null {
  if (folder === null) return null;
  const name = sha256(path.resolve(registry)).slice(0, NAME_DIGITS);
  return path.join(folder, 'seen', `${name}.json`);
}

async function load(registry: string, trusted: TrustedKeys): Promise<AcceptedEntries | null> {
  const file = seenEntriesFile(registry, trusted);
  if (file === null) return null;
  const seen = new AcceptedEntries(file);
  await seen.load();
  return seen;
}

/** The newest entry of a channel that was seen on this machine. */
export const newestSeenEntry = async (
  registry: string,
  channel: string,
  trusted: TrustedKeys,
): Promise<LogEntry | null> => (await load(registry, trusted))?.newest(channel, trusted) ?? null;

/** Channels of which an entry was seen on this machine. */
export const listSeenChannels = async (registry: string, trusted: TrustedKeys): Promise<string[]> =>
  (await load(registry, trusted))?.channels ?? [];

/** Best effort: a read-only keys folder must not prevent an act. */
export async function recordSeenEntry(
  registry: string,
  entry: LogEntry,
  trusted: TrustedKeys,
): Promise<void> {
  const seen = await load(registry, trusted);
  const known = seen?.newest(entry.channel, trusted);
  if (seen && known?.sequence !== entry.sequence) await seen.add(entry);
}
