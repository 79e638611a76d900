import type { LogEntry, Release } from '@huoban/contracts';
import { ChannelStore } from './channel-store';
import type { TrustedKeys } from './keys/trusted-keys';
import type { ChannelLog } from './log/channel-log';
import { ReleaseStore } from './release-store';

/** The two stores that every act on a channel needs. */
export interface Stores {
  channel: ChannelStore;
  releases: ReleaseStore;
}

export interface ChannelHead {
  entry: LogEntry;
  release: Release;
  /** The release of the entry's canary. */
  canary: Release | null;
}

/** The newest entry that is intact together with its releases, whatever came after it. Null when there is none. */
export async function lastGood(
  releases: ReleaseStore,
  log: ChannelLog,
): Promise<ChannelHead | null> {
  for (const sequence of log.sequences.toReversed()) {
    const head = await readHead(releases, log, sequence).catch(() => null);
    if (head) return head;
  }
  return null;
}

/** @throws EntryUnreadable or ReleaseUnreadable */
export const readHead = async (
  releases: ReleaseStore,
  log: ChannelLog,
  sequence: number,
): Promise<ChannelHead> => headBy(releases, await log.read(sequence));

/** @throws ReleaseUnreadable */
export async function headBy(releases: ReleaseStore, entry: LogEntry): Promise<ChannelHead> {
  const release = await releases.read(entry.release);
  return { entry, release, canary: entry.canary && (await releases.read(entry.canary.release)) };
}

export const openStores = (registry: string, channel: string, trusted: TrustedKeys): Stores => ({
  channel: new ChannelStore(registry, channel, trusted),
  releases: new ReleaseStore(registry),
});

/** What is in force on a channel with the entry that put it there; null for an empty channel. */
export async function headOf(
  registry: string,
  channel: string,
  trusted: TrustedKeys,
): Promise<ChannelHead | null> {
  const stores = openStores(registry, channel, trusted);
  return lastGood(stores.releases, await stores.channel.log());
}

/** Entries of a channel that count, oldest first. */
export async function history(
  registry: string,
  channel: string,
  trusted: TrustedKeys,
): Promise<LogEntry[]> {
  return (await openStores(registry, channel, trusted).channel.log()).history();
}
