import type { LogEntry, Release } from '@huoban/contracts';
import { readActiveHead, type ChannelHead, type ChannelStores } from '../channel/channel-head';
import { readContinuedLog } from '../channel/witness/log-witness';
import { recordSeenEntry } from '../channel/witness/seen-entries';
import { writeTimestamp, type TimestampLifetime } from '../channel/witness/timestamp';
import { assertActAllowed } from './act-permission';
import { ActPending, savePendingAct } from './pending/pending-acts';
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

/** The owner of the key, else what the caller states. */
export const authorOf = ({ author, signer }: Pick<ActOptions, 'author' | 'signer'>): string =>
  signer.owner ?? author;

export interface ActResult extends ChannelHead {
  /** False when the channel named this release already. */
  changed: boolean;
}

/** State of a channel before an act. */
export interface ChannelState {
  position: LogPosition;
  /** Correctly signed entries whose parent is missing or damaged. */
  orphans: readonly LogEntry[];
  /** The active release; older than `position.parent` when a release of that entry cannot be read. */
  active: ChannelHead | null;
}

/** Whether the active release comes from the newest entry of the log. */
export const isHeadActive = ({ position, active }: ChannelState): boolean =>
  active !== null && active.entry.sequence === position.sequence - 1;

/** Fields that an act changes; the others are taken from the entry before. */
export type ActChange = Pick<LogEntry, 'act'> &
  Partial<Pick<LogEntry, 'release' | 'canary' | 'lock' | 'protected' | 'origin' | 'forced'>>;

/** @throws ReleaseRefused R050 when the log lost an entry that was seen before */
export async function readChannelState(
  stores: ChannelStores,
  { trusted }: Signer,
): Promise<ChannelState> {
  const log = await readContinuedLog(stores, trusted);
  const newest = await log.newest();
  const orphans = await log.orphans();
  const position = nextPosition(log, newest, orphans);
  return { position, orphans, active: await readActiveHead(stores.releases, log) };
}

/**
 * Stores the release and appends an entry that activates it.
 * @param change ends a canary unless it names one
 * @returns null when another process appended first
 * @throws ReleaseRefused R022, R023 or R031 when the channel or the key does not allow it, R028 when the log is damaged
 */
export async function activateRelease(
  stores: ChannelStores,
  state: ChannelState,
  release: Release,
  change: Omit<ActChange, 'release'>,
  options: ActOptions,
): Promise<LogEntry | null> {
  const content = newEntryContent(state, { canary: null, ...change }, options);
  const id = await stores.releases.save(release);
  return append(stores, state, { ...content, release: id }, options.signer);
}

/**
 * Appends an entry that keeps the active release, unless the change names another one.
 * @returns null when another process appended first
 * @throws ReleaseRefused R012 for an empty channel; R022, R023, R028 or R031 as `activateRelease`
 */
export async function changeChannelState(
  stores: ChannelStores,
  state: ChannelState,
  change: ActChange,
  options: ActOptions,
): Promise<LogEntry | null> {
  const content = newEntryContent(state, change, options);
  const release = change.release ?? state.active?.entry.release;
  if (release === undefined) throw emptyChannelRefusal(options.channel);
  return append(stores, state, { ...content, release }, options.signer);
}

/**
 * Appends an entry, or stores it until the owners that the channel's policy requires have signed it.
 * @throws ActPending
 */
async function append(
  stores: ChannelStores,
  { position }: ChannelState,
  content: NewEntry,
  signer: Signer,
): Promise<LogEntry | null> {
  const { registry, channel } = stores;
  const entry = channel.sign(position, content, signer);
  const required = signer.trusted.requiredSignatures(entry.channel, entry.sequence);
  if (required > 1 && signer.role !== 'automatic') {
    throw new ActPending(await savePendingAct(registry, entry), entry, required);
  }
  return appendSigned(stores, entry, signer);
}

/** Appends a signed entry and records it as seen, here and in the registry; null when another process appended first. */
export async function appendSigned(
  { registry, channel }: ChannelStores,
  entry: LogEntry,
  signer: Signer,
): Promise<LogEntry | null> {
  if (!(await channel.append(entry))) return null;
  await recordSeenEntry(registry, entry, signer.trusted);
  const newest = (await (await channel.log()).newest()) ?? entry;
  // A manual renewal also ends that another process must renew the timestamp.
  const lifetime: TimestampLifetime = entry.act === 'renew' ? 'manual' : 'kept';
  // The act is done; `doctor` reports a timestamp that could not be written.
  await writeTimestamp(registry, newest, signer, lifetime).catch(() => undefined);
  return entry;
}

function newEntryContent(
  { position: { parent }, orphans, active }: ChannelState,
  change: Omit<ActChange, 'release'>,
  options: ActOptions,
): Omit<NewEntry, 'release'> {
  const { channel, reason, signer, lifetimeDays = DEFAULT_LIFETIME_DAYS } = options;
  const author = authorOf(options);
  assertActAllowed(channel, parent, change.act, author, signer);
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
    // An automatic act must not extend the expiry that a manager signed.
    expires: signer.role === 'automatic' && parent ? parent.expires : expires,
  };
}

/** R028: an act on top of the remaining log would silently revert the orphaned entry. */
const orphanRefusal = ({ channel, sequence, author, at }: LogEntry): ReleaseRefused =>
  refusalError({
    code: 'R028',
    subject: channel,
    problem: `entry ${sequence}, by ${author} at ${at}, has a valid signature, but its parent entry is missing or damaged`,
    remedy:
      'Restore the parent entry from another copy of the registry, or continue from an intact entry with `pnpm release rollback --to <entry>`.',
  });

/** R012: the act needs an active release. */
export const emptyChannelRefusal = (channel: string): ReleaseRefused =>
  refusalError({
    code: 'R012',
    subject: channel,
    problem: 'the channel has no release',
    remedy: 'Pin versions on this channel first.',
  });

/** R010: a concurrent act. */
export const conflictRefusal = (subject: string, now: ChannelHead | null): Refusal => ({
  code: 'R010',
  subject,
  problem: `${now?.entry.author ?? 'another process'} changed it in the meantime (entry ${now?.entry.sequence ?? 0})`,
  remedy: 'Check `pnpm release history`, then repeat the command if it still applies.',
});
