import type { LogEntry, Release } from '@huoban/contracts';
import { ChannelStore } from './channel-store';
import { ReleaseStore } from './release-store';

/** The two stores that every act on a channel needs. */
export interface Stores {
  channel: ChannelStore;
  releases: ReleaseStore;
}

export interface ChannelHead {
  entry: LogEntry;
  release: Release;
}

/** The newest entry that is intact together with its release, whatever came after it. Null for an empty channel. */
export async function lastGood({ channel, releases }: Stores): Promise<ChannelHead | null> {
  const sequences = await channel.sequences();
  for (const sequence of sequences.reverse()) {
    const head = await readHead({ channel, releases }, sequence).catch(() => null);
    if (head) return head;
  }
  return null;
}

/** @throws EntryUnreadable or ReleaseUnreadable */
export async function readHead(
  { channel, releases }: Stores,
  sequence: number,
): Promise<ChannelHead> {
  const entry = await channel.read(sequence);
  return { entry, release: await releases.read(entry.release) };
}

export const openStores = (registry: string, channel: string): Stores => ({
  channel: new ChannelStore(registry, channel),
  releases: new ReleaseStore(registry),
});

/** The release in force on a channel with the entry that put it there; null for an empty channel. */
export const headOf = (registry: string, channel: string): Promise<ChannelHead | null> =>
  lastGood(openStores(registry, channel));

/** Readable entries of a channel, oldest first. */
export const history = (registry: string, channel: string): Promise<LogEntry[]> =>
  openStores(registry, channel).channel.history();
