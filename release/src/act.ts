import type { LogEntry, Release } from '@huoban/contracts';
import { lastGood, type ChannelHead, type Stores } from './channel-head';
import { assertMayAct } from './channel-lock/may-act';
import { placeAfter, type NewEntry, type Place } from './channel-store';
import type { Signer } from './keys/signer';
import { refuse, type Refusal, type ReleaseRefused } from './refusal';

const DAY = 86_400_000;
const DEFAULT_LIFETIME_DAYS = 365;

export interface ActOptions {
  channel: string;
  author: string;
  reason: string;
  /** Signs the act; what it trusts decides which earlier acts count. */
  signer: Signer;
  /** Days until the shell calls the entry expired; a year by default. */
  lifetimeDays?: number;
}

export interface ActResult extends ChannelHead {
  /** False when the channel named this release already. */
  changed: boolean;
}

/** A channel at the moment before an act. */
export interface ChannelState {
  place: Place;
  /** Genuine entries that lost the one that they continue. */
  orphans: readonly LogEntry[];
  /** What is in force; older than `place.parent` when a release of that one cannot be read. */
  active: ChannelHead | null;
}

/** Whether what is in force is what the newest place of the log says, and nothing unreadable follows. */
export const isNewest = ({ place, active }: ChannelState): boolean =>
  active !== null && active.entry.sequence === place.sequence - 1;

/** What an act changes; everything else stays as it was. */
export type Change = Pick<LogEntry, 'act'> &
  Partial<Pick<LogEntry, 'release' | 'canary' | 'lock' | 'protected' | 'origin' | 'forced'>>;

export async function readChannelState({ channel, releases }: Stores): Promise<ChannelState> {
  const log = await channel.log();
  const newest = await log.newest();
  const orphans = await log.orphans();
  const place = placeAfter(log, newest, orphans);
  return { place, orphans, active: await lastGood(releases, log) };
}

/**
 * Keeps the release and makes it the one in force.
 * @param change ends a canary unless it names one
 * @returns null when another process was faster
 * @throws ReleaseRefused R022, R023 or R031 when the channel or the key does not allow it, R028 when the log is damaged
 */
export async function activateRelease(
  { channel, releases }: Stores,
  state: ChannelState,
  release: Release,
  change: Omit<Change, 'release'>,
  options: ActOptions,
): Promise<LogEntry | null> {
  const content = contentOf(state, { canary: null, ...change }, options);
  const id = await releases.save(release);
  return channel.append(state.place, { ...content, release: id }, options.signer);
}

/**
 * Changes the state of a channel that has a release in force.
 * @returns null when another process was faster
 * @throws ReleaseRefused R012 for an empty channel; R022, R023, R028 or R031 as `activateRelease`
 */
export async function changeState(
  { channel }: Stores,
  state: ChannelState,
  change: Change,
  options: ActOptions,
): Promise<LogEntry | null> {
  const content = contentOf(state, change, options);
  const release = change.release ?? state.active?.entry.release;
  if (release === undefined) throw emptyChannel(options.channel);
  return channel.append(state.place, { ...content, release }, options.signer);
}

function contentOf(
  { place: { parent }, orphans, active }: ChannelState,
  change: Omit<Change, 'release'>,
  { author, reason, signer, lifetimeDays = DEFAULT_LIFETIME_DAYS }: ActOptions,
): Omit<NewEntry, 'release'> {
  assertMayAct(parent, change.act, author, signer);
  const [orphan] = orphans;
  if (orphan && change.act !== 'rollback') throw orphaned(orphan);
  const expires = new Date(Date.now() + lifetimeDays * DAY).toISOString();
  return {
    canary: active?.entry.canary ?? null,
    lock: parent?.lock ?? null,
    protected: parent?.protected ?? null,
    origin: null,
    forced: null,
    ...change,
    author,
    reason,
    // What acts by itself does not vouch for longer than somebody did.
    expires: signer.role === 'automatic' && parent ? parent.expires : expires,
  };
}

/** R028: an act on top of what is left would take back what the orphan put in force, without saying so. */
const orphaned = ({ channel, sequence, author, at }: LogEntry): ReleaseRefused =>
  refuse({
    code: 'R028',
    subject: channel,
    problem: `entry ${sequence}, by ${author} at ${at}, is genuine, but the one that it continues is gone or damaged`,
    remedy:
      'Restore that one from another copy of the registry; or go on from what is left with `pnpm release rollback --to <entry>`.',
  });

/** R012: the act needs a release in force. */
export const emptyChannel = (channel: string): ReleaseRefused =>
  refuse({
    code: 'R012',
    subject: channel,
    problem: 'there is no release on this channel',
    remedy: 'Pin versions on this channel first.',
  });

/** R010: what somebody else did in between. */
export const moved = (subject: string, now: ChannelHead | null): Refusal => ({
  code: 'R010',
  subject,
  problem: `${now?.entry.author ?? 'somebody'} moved it meanwhile (entry ${now?.entry.sequence ?? 0})`,
  remedy: 'Look at `pnpm release history` and repeat the command if it is still wanted.',
});
