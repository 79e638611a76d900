import type { LogEntry, Release } from '@huoban/contracts';
import type { ChannelHead } from '../channel-head';

export interface FollowerState {
  /** `degraded` when the channel's newest entry is not served, or has expired. */
  status: 'ok' | 'degraded';
  /** Why it is degraded, null otherwise. */
  reason: string | null;
  /** Sequence of the served entry, 0 before the first. */
  sequence: number;
  /** Id of the active release. */
  id: string | null;
  release: Release | null;
  /** The canary; `share` in percent of visitors. */
  canary: { id: string; release: Release; share: number } | null;
  /** The served entry. */
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
