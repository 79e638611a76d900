import type { LogEntry, Release } from '@huoban/contracts';
import { ChannelStore } from './channel-store';
import type { TrustedKeys } from '../keys/trusted-keys';
import type { ChannelLog } from './log/channel-log';
import { ReleaseStore } from '../registry/release-store';

/** Stores of one channel. */
export interface ChannelStores {
  registry: string;
  channel: ChannelStore;
  releases: ReleaseStore;
}

export interface ChannelHead {
  entry: LogEntry;
  release: Release;
  /** The release of the entry's canary. */
  canary: Release | null;
}

/** The newest valid entry whose releases can be read; later damage is skipped. Null when there is none. */
export async function readActiveHead(
  releases: ReleaseStore,
  log: ChannelLog,
): Promise<ChannelHead | null> {
  for (const sequence of log.sequences.toReversed()) {
    const head = await readHeadAt(releases, log, sequence).catch(() => null);
    if (head) return head;
  }
  return null;
}

/** @throws EntryUnreadable or ReleaseUnreadable */
export const readHeadAt = async (
  releases: ReleaseStore,
  log: ChannelLog,
  sequence: number,
): Promise<ChannelHead> => loadHead(releases, await log.read(sequence));

/** @throws ReleaseUnreadable */
export async function loadHead(releases: ReleaseStore, entry: LogEntry): Promise<ChannelHead> {
  const release = await releases.read(entry.release);
  return { entry, release, canary: entry.canary && (await releases.read(entry.canary.release)) };
}

export const openChannelStores = (
  registry: string,
  channel: string,
  trusted: TrustedKeys,
): ChannelStores => ({
  registry,
  channel: new ChannelStore(registry, channel, trusted),
  releases: new ReleaseStore(registry),
});

/** The active release of a channel with its entry; null for an empty channel. */
export async function readChannelHead(
  registry: string,
  channel: string,
  trusted: TrustedKeys,
): Promise<ChannelHead | null> {
  const stores = openChannelStores(registry, channel, trusted);
  return readActiveHead(stores.releases, await stores.channel.log());
}

/** Valid entries of a channel, oldest first. */
export async function readHistory(
  registry: string,
  channel: string,
  trusted: TrustedKeys,
): Promise<LogEntry[]> {
  return (await openChannelStores(registry, channel, trusted).channel.log()).history();
}
