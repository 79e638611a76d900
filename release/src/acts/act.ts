import type { LogEntry, Release } from '@huoban/contracts';
import { readActiveHead, type ChannelHead, type ChannelStores } from '../channel/channel-head';
import { assertActAllowed } from './act-permission';
import { nextPosition, type NewEntry, type LogPosition } from '../channel/channel-store';
import type { Signer } from '../keys/signer';
import { refusalError, type Refusal, type ReleaseRefused } from '../refusal';

const DAY_MS = 86_400_000;
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
  position: LogPosition;
  /** Genuine entries that lost the one that they continue. */
  orphans: readonly LogEntry[];
  /** What is in force; older than `place.parent` when a release of that one cannot be read. */
  active: ChannelHead | null;
}

/** Whether what is in force is what the newest position of the log says, and nothing unreadable follows. */
export const isHeadActive = ({ position, active }: ChannelState): boolean =>
  active !== null && active.entry.sequence === position.sequence - 1;

/** What an act changes; everything else stays as it was. */
export type ActChange = Pick<LogEntry, 'act'> &
  Partial<Pick<LogEntry, 'release' | 'canary' | 'lock' | 'protected' | 'origin' | 'forced'>>;

export async function readChannelState({
  channel,
  releases,
}: ChannelStores): Promise<ChannelState> {
  const log = await channel.log();
  const newest = await log.newest();
  const orphans = await log.orphans();
  const position = nextPosition(log, newest, orphans);
  return { position, orphans, active: await readActiveHead(releases, log) };
}

/**
 * Keeps the release and makes it the one in force.
 * @param change ends a canary unless it names one
 * @returns null when another process was faster
 * @throws ReleaseRefused R022, R023 or R031 when the channel or the key does not allow it, R028 when the log is damaged
 */
export async function activateRelease(
  { channel, releases }: ChannelStores,
  state: ChannelState,
  release: Release,
  change: Omit<ActChange, 'release'>,
  options: ActOptions,
): Promise<LogEntry | null> {
  const content = newEntryContent(state, { canary: null, ...change }, options);
  const id = await releases.save(release);
  return channel.append(state.position, { ...content, release: id }, options.signer);
}

/**
 * Changes the state of a channel that has a release in force.
 * @returns null when another process was faster
 * @throws ReleaseRefused R012 for an empty channel; R022, R023, R028 or R031 as `activateRelease`
 */
export async function changeChannelState(
  { channel }: ChannelStores,
  state: ChannelState,
  change: ActChange,
  options: ActOptions,
): Promise<LogEntry | null> {
  const content = newEntryContent(state, change, options);
  const release = change.release ?? state.active?.entry.release;
  if (release === undefined) throw emptyChannelRefusal(options.channel);
  return channel.append(state.position, { ...content, release }, options.signer);
}

function newEntryContent(
  { position: { parent }, orphans, active }: ChannelState,
  change: Omit<ActChange, 'release'>,
  { author, reason, signer, lifetimeDays = DEFAULT_LIFETIME_DAYS }: ActOptions,
): Omit<NewEntry, 'release'> {
  assertActAllowed(parent, change.act, author, signer);
  const [orphan] = orphans;
  if (orphan && change.act !== 'rollback') throw orphanRefusal(orphan);
  const expires = new Date(Date.now() + lifetimeDays * DAY_MS).toISOString();
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
const orphanRefusal = ({ channel, sequence, author, at }: LogEntry): ReleaseRefused =>
  refusalError({
    code: 'R028',
    subject: channel,
    problem: `entry ${sequence}, by ${author} at ${at}, is genuine, but the one that it continues is gone or damaged`,
    remedy:
      'Restore that one from another copy of the registry; or go on from what is left with `pnpm release rollback --to <entry>`.',
  });

/** R012: the act needs a release in force. */
export const emptyChannelRefusal = (channel: string): ReleaseRefused =>
  refusalError({
    code: 'R012',
    subject: channel,
    problem: 'there is no release on this channel',
    remedy: 'Pin versions on this channel first.',
  });

/** R010: what somebody else did in between. */
export const conflictRefusal = (subject: string, now: ChannelHead | null): Refusal => ({
  code: 'R010',
  subject,
  problem: `${now?.entry.author ?? 'somebody'} moved it meanwhile (entry ${now?.entry.sequence ?? 0})`,
  remedy: 'Look at `pnpm release history` and repeat the command if it is still wanted.',
});
