import type { LogEntry, Release } from '@huoban/contracts';
import { loadHead, openChannelStores, readHeadAt, type ChannelHead } from './channel-head';
import { expiryProblem } from './follower/expiry';
import { createFollowerState, type FollowerState } from './follower/follower-state';
import { TrustedKeysFile } from './follower/trusted-keys-file';
import { AcceptedEntries } from './follower/accepted-entries';
import { SeenTimestamps } from './follower/seen-timestamps';
import { stateFileBeside } from './follower/state-file';
import { within } from './follower/within';
import { KeptReleases } from './follower/kept-releases';
import type { TrustedKeys } from '../keys/trusted-keys';
import type { ChannelLog } from './log/channel-log';
import { findLogRefusal, witnessOf } from './witness/log-witness';
import { NO_TIMESTAMP, stalenessProblem, type ChannelTimestamp } from './witness/timestamp';
import { errorMessage, formatRefusal } from '../refusal';
import { ReleaseStore } from '../registry/release-store';

export interface FollowerOptions {
  /** `trusted.json`; read at every poll. */
  trustedKeys: string;
  /** Persists the newest accepted entries across restarts; in files beside it, the newest timestamps and keys, and the served release. */
  seenFile: string;
  /** Poll interval in ms, 300 at most and by default. */
  pollMs?: number;
  /** Time in ms after which a poll that has not ended is reported, 30 s by default. */
  pollTimeoutMs?: number;
  /** Awaited before a release is served, for example to copy its files. A rejection prevents serving it. */
  prepare?: (release: Release) => Promise<unknown>;
  /** Called after the first poll and whenever the state changes. */
  onChange?: (state: FollowerState) => void;
}

const MAX_POLL_MS = 300;
const POLL_TIMEOUT_MS = 30_000;

/**
 * Serves the newest valid release of a channel. When the head is invalid, missing, expired or older than an accepted
 * entry, it keeps the served release and reports `degraded` in `state`; the same when the log lost an entry that it has
 * seen, and when the timestamp of the channel was not renewed in time. Only a revoked key ends serving a release.
 */
export class ReleaseFollower {
  private readonly releases: ReleaseStore;
  private readonly keys: TrustedKeysFile;
  private readonly accepted: AcceptedEntries;
  private readonly timestamps: SeenTimestamps;
  private readonly kept: KeptReleases;
  private readonly pollMs: number;
  private readonly pollTimeoutMs: number;
  /** A poll that has not ended: of a registry that responds endlessly slowly. */
  private pending: Promise<string | null> | null = null;
  private readonly prepare: (release: Release) => Promise<unknown>;
  private readonly onChange: (state: FollowerState) => void;
  private served: ChannelHead | null = null;
  private currentState: FollowerState = createFollowerState(
    null,
    'the channel has not been read yet',
  );
  private timer: NodeJS.Timeout | null = null;
  private isRunning = false;
  private isFirstPoll = true;
  /** Whether the served release could be read from the copy only. */
  private isFromCopy = false;

  constructor(
    private readonly registry: string,
    private readonly channel: string,
    options: FollowerOptions,
  ) {
    this.releases = new ReleaseStore(registry);
    const besideSeen = (name: string): string => stateFileBeside(options.seenFile, name);
    this.keys = new TrustedKeysFile(options.trustedKeys, besideSeen('keys'));
    this.accepted = new AcceptedEntries(options.seenFile);
    this.timestamps = new SeenTimestamps(registry, channel, besideSeen('timestamps'));
    this.kept = new KeptReleases(besideSeen(`release-${channel}`));
    this.pollMs = Math.min(options.pollMs ?? MAX_POLL_MS, MAX_POLL_MS);
    this.pollTimeoutMs = options.pollTimeoutMs ?? POLL_TIMEOUT_MS;
    this.prepare = options.prepare ?? (() => Promise.resolve());
    this.onChange = options.onChange ?? (() => undefined);
  }

  get state(): FollowerState {
    return this.currentState;
  }

  /** Polls until `stop`; resolves after the first poll. Never rejects because of the channel: see `state`. */
  async start(): Promise<void> {
    this.isRunning = true;
    await this.poll();
    this.schedule();
  }

  stop(): void {
    this.isRunning = false;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Polls the channel once, or waits again for a poll that has not ended. */
  async poll(): Promise<FollowerState> {
    this.pending ??= this.follow()
      .catch(errorMessage)
      .finally(() => (this.pending = null));
    const slow = `the registry has not responded completely for ${this.pollTimeoutMs} ms`;
    const reason = await within(this.pollTimeoutMs, this.pending, slow);
    const next = createFollowerState(
      this.served,
      reason ?? this.keys.problem ?? this.accepted.problem ?? this.kept.problem,
    );
    const { id, sequence } = this.currentState;
    const differs =
      next.id !== id || next.sequence !== sequence || next.reason !== this.currentState.reason;
    this.currentState = next;
    if (differs) this.onChange(next);
    return next;
  }

  /** @returns why the newest entry is not served, or null when it is */
  private async follow(): Promise<string | null> {
    const trusted = await this.keys.read();
    if (this.isFirstPoll) await this.accepted.load();
    this.isFirstPoll = false;
    const accepted = this.accepted.newest(this.channel, trusted);
    const lost = await this.restore(accepted, trusted);
    // Read before the log, which must contain the entry that it names.
    const timestamp = await this.timestamps.newest(trusted);
    const log = await openChannelStores(this.registry, this.channel, trusted).channel.log();
    const witnesses = [accepted && witnessOf(accepted), timestamp];
    const refusal = await findLogRefusal(log, this.channel, witnesses);
    if (refusal) return formatRefusal(refusal);
    if (log.sequences.length === 0) return 'the channel has no entry';
    const problem = await this.serveNewestValid(log, accepted?.sequence ?? 0, trusted);
    if (!this.served || this.isFromCopy) return problem ?? lost;
    return problem ?? currentProblem(this.served.entry, timestamp, trusted);
  }

  /**
   * Drops the served release when its key is no longer trusted, and falls back to the newest accepted entry. When its
   * release cannot be read from the registry, the copy that was kept is served.
   * @returns why that entry cannot be served, or only from the copy
   */
  private async restore(accepted: LogEntry | null, trusted: TrustedKeys): Promise<string | null> {
    if (this.served && trusted.find(this.served.entry.signature.key)?.isRevoked !== false) {
      this.served = null;
    }
    if ((this.served && !this.isFromCopy) || !accepted) return null;
    try {
      await this.serve(await loadHead(this.releases, accepted));
      return null;
    } catch (error) {
      if (!this.served) await this.serveCopy(accepted).catch(() => undefined);
      return errorMessage(error);
    }
  }

  private async serveCopy(entry: LogEntry): Promise<void> {
    const head = await this.kept.load(entry);
    if (!head) return;
    this.served = await this.prepareHead(head);
    this.isFromCopy = true;
  }

  /** @returns the problem of the newest entry, null when it is served */
  private async serveNewestValid(
    log: ChannelLog,
    minSequence: number,
    trusted: TrustedKeys,
  ): Promise<string | null> {
    const served = this.served?.entry.sequence ?? 0;
    const newer = log.sequences.filter((sequence) => sequence > served && sequence >= minSequence);
    let problem: string | null = null;
    let expired: ChannelHead | null = null;
    for (const sequence of newer.reverse()) {
      try {
        const head = await readHeadAt(this.releases, log, sequence);
        const expiry = expiryProblem(head.entry, trusted);
        if (!expiry) {
          await this.serve(head);
          return problem;
        }
        expired ??= head;
        problem ??= expiry;
      } catch (error) {
        problem ??= errorMessage(error);
      }
    }
    // Serving an expired release is better than serving none.
    if (expired && !this.served) await this.serve(expired);
    return problem;
  }

  private async serve(head: ChannelHead): Promise<void> {
    this.served = await this.prepareHead(head);
    this.isFromCopy = false;
    await this.accepted.add(head.entry);
    await this.kept.keep(head);
  }

  private async prepareHead(head: ChannelHead): Promise<ChannelHead> {
    await this.prepare(head.release);
    if (head.canary) await this.prepare(head.canary);
    return head;
  }

  private schedule(): void {
    if (!this.isRunning) return;
    this.timer = setTimeout(() => void this.poll().then(() => this.schedule()), this.pollMs);
    this.timer.unref();
  }
}

/** @returns why the served entry may no longer be the current one */
const currentProblem = (
  entry: LogEntry,
  timestamp: ChannelTimestamp | null,
  trusted: TrustedKeys,
): string | null =>
  expiryProblem(entry, trusted) ?? (timestamp ? stalenessProblem(timestamp) : NO_TIMESTAMP);
