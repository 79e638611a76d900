import type { LogEntry, Release } from '@huoban/contracts';
import type { ChannelHead } from '../channel-head';

export interface FollowerState {
  /** `degraded` while the channel's newest entry is not what is served, or has expired. */
  status: 'ok' | 'degraded';
  /** Why it is degraded, null while it is not. */
  reason: string | null;
  /** Sequence number of the entry that is served, 0 before the first. */
  sequence: number;
  /** Id of the release that is served to everybody outside of the canary. */
  id: string | null;
  release: Release | null;
  /** What a share of the visitors gets instead, in percent. */
  canary: { id: string; release: Release; share: number } | null;
  /** The entry that is served. */
  entry: LogEntry | null;
}

export const createFollowerState = (
  served: ChannelHead | null,
  reason: string | null,
): FollowerState => ({
  status: reason === null ? 'ok' : 'degraded',
  reason,
  sequence: served?.entry.sequence ?? 0,
  id: served?.entry.release ?? null,
  release: served?.release ?? null,
  canary: served && canaryOf(served),
  entry: served?.entry ?? null,
});

const canaryOf = ({ entry, canary }: ChannelHead): FollowerState['canary'] =>
  entry.canary && canary
    ? { id: entry.canary.release, release: canary, share: entry.canary.share }
    : null;
