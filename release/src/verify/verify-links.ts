import type { LogEntry } from '@huoban/contracts';
import { entryLabel, type VerifiedChannel } from './verify-channel';
import type { Fault } from './verify-report';

/** Checks that the releases of all heads exist and that the origins of promotions exist. */
export function verifyLinks(
  channels: readonly VerifiedChannel[],
  releases: ReadonlySet<string>,
): Fault[] {
  const entries = channels.flatMap((channel) => channel.entries);
  const known = new Set(entries.map(({ channel, sequence }) => entryLabel(channel, sequence)));
  const heads = channels.flatMap((channel) => channel.entries.slice(-1));
  return [
    ...heads.flatMap((head) =>
      listEntryReleases(head)
        .filter((id) => !releases.has(id))
        .map((id) => fault(head, 'missing', `its release ${id.slice(0, 12)} is missing`)),
    ),
    ...entries.flatMap((entry) => {
      const { origin } = entry;
      const isKnown = !origin || known.has(entryLabel(origin.channel, origin.sequence));
      return isKnown
        ? []
        : [fault(entry, 'broken', 'the entry that it was promoted from does not exist')];
    }),
  ];
}

/** The release of an entry and that of its canary. */
export const listEntryReleases = ({ release, canary }: LogEntry): string[] =>
  canary ? [release, canary.release] : [release];

const fault = (entry: LogEntry, kind: Fault['kind'], problem: string): Fault => ({
  kind,
  subject: entryLabel(entry.channel, entry.sequence),
  problem,
});
