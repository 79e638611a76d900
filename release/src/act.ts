import type { LogEntry, Release } from '@huoban/contracts';
import type { ChannelHead, Stores } from './channel-head';
import type { Refusal } from './refusal';

const DAY = 86_400_000;
const DEFAULT_LIFETIME_DAYS = 365;

export interface ActOptions {
  channel: string;
  author: string;
  reason: string;
  /** Days until the shell calls the entry expired; a year by default. */
  lifetimeDays?: number;
}

export interface Done extends ChannelHead {
  /** False when the channel named this release already. */
  changed: boolean;
}

/** Keeps the release and names it in the entry after `head`. @returns null when another process was faster */
export async function putInForce(
  { channel, releases }: Stores,
  head: number,
  release: Release,
  { author, reason, lifetimeDays = DEFAULT_LIFETIME_DAYS }: ActOptions,
): Promise<LogEntry | null> {
  const id = await releases.save(release);
  return channel.append(head, { release: id, author, reason, lifetime: lifetimeDays * DAY });
}

/** R010: what somebody else did in between. */
export const moved = (subject: string, now: ChannelHead | null): Refusal => ({
  code: 'R010',
  subject,
  problem: `${now?.entry.author ?? 'somebody'} moved it meanwhile (entry ${now?.entry.sequence ?? 0})`,
  wayOut: 'Look at `npm run release -- history` and repeat the command if it is still wanted.',
});
