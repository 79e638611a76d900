import type { LogEntry } from '@huoban/contracts';
import { openStores } from '../channel-head';
import { channelNames } from '../channel-names';
import type { TrustedKeys } from '../keys/trusted-keys';
import { linkRecords } from '../links/link-records';
import { ReleaseStore } from '../release-store';

/** So many releases before the one in force can be rolled back to, however old they are. */
export const OPEN_ROLLBACKS = 5;

export interface Retention {
  trusted: TrustedKeys;
  /** Instant before which nothing was still in use, in milliseconds. */
  cutoff: number;
  /** Now, in milliseconds. */
  now: number;
}

/**
 * Ids of the releases that somebody may still need: in force or canary on a channel since `cutoff` (a tab keeps the
 * release it was rendered with), one of the last releases of a channel, opened by a tester link, or made since `cutoff`.
 */
export async function neededReleases(
  registry: string,
  { trusted, cutoff, now }: Retention,
): Promise<Set<string>> {
  const needed = new Set<string>();
  for (const channel of await channelNames(registry)) {
    const log = await openStores(registry, channel, trusted).channel.log();
    for (const id of neededOnChannel(await log.history(), cutoff)) needed.add(id);
  }
  for (const { link } of await linkRecords(registry)) {
    if (Date.parse(link.expires) > now) needed.add(link.release);
  }
  for (const { id, at } of await new ReleaseStore(registry).all()) {
    if (at.getTime() >= cutoff) needed.add(id);
  }
  return needed;
}

/** @param entries oldest first */
export function neededOnChannel(entries: LogEntry[], cutoff: number): Set<string> {
  const inWindow = entries.filter((_, index) => {
    const next = entries[index + 1];
    return !next || Date.parse(next.at) >= cutoff;
  });
  const needed = new Set(
    inWindow.flatMap(({ release, canary }) => (canary ? [release, canary.release] : [release])),
  );
  const newestFirst = new Set(entries.toReversed().map(({ release }) => release));
  for (const id of [...newestFirst].slice(0, OPEN_ROLLBACKS + 1)) needed.add(id);
  return needed;
}
