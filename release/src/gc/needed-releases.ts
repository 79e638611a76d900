import type { LogEntry } from '@huoban/contracts';
import { openChannelStores } from '../channel/channel-head';
import { listChannels } from '../channel/list-channels';
import type { TrustedKeys } from '../keys/trusted-keys';
import { listLinkRecords } from '../links/link-records';
import { ReleaseStore } from '../registry/release-store';

/** Number of earlier releases per channel that stay available for rollbacks, whatever their age. */
export const ROLLBACK_TARGETS = 5;

export interface Retention {
  trusted: TrustedKeys;
  /** Start of the retention window, ms since the epoch. */
  cutoff: number;
  /** Ms since the epoch. */
  now: number;
}

/**
 * Ids of releases that are still needed: active or canary since `cutoff` (a tab keeps the release it was rendered with),
 * among the last releases of a channel, opened by a tester link, or created since `cutoff`.
 */
export async function findNeededReleases(
  registry: string,
  { trusted, cutoff, now }: Retention,
): Promise<Set<string>> {
  const needed = new Set<string>();
  for (const channel of await listChannels(registry)) {
    const log = await openChannelStores(registry, channel, trusted).channel.log();
    for (const id of findNeededOnChannel(await log.history(), cutoff)) needed.add(id);
  }
  for (const { link } of await listLinkRecords(registry)) {
    if (Date.parse(link.expires) > now) needed.add(link.release);
  }
  for (const { id, at } of await new ReleaseStore(registry).all()) {
    if (at.getTime() >= cutoff) needed.add(id);
  }
  return needed;
}

/** @param entries oldest first */
export function findNeededOnChannel(entries: LogEntry[], cutoff: number): Set<string> {
  const inWindow = entries.filter((_, index) => {
    const next = entries[index + 1];
    return !next || Date.parse(next.at) >= cutoff;
  });
  const needed = new Set(
    inWindow.flatMap(({ release, canary }) => (canary ? [release, canary.release] : [release])),
  );
  const newestFirst = new Set(entries.toReversed().map(({ release }) => release));
  for (const id of [...newestFirst].slice(0, ROLLBACK_TARGETS + 1)) needed.add(id);
  return needed;
}
