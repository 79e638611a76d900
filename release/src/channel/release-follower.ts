import type { LogEntry, Release } from '@huoban/contracts';
import { loadHead, openChannelStores, readHeadAt, type ChannelHead } from './channel-head';
import { expiryProblem } from './follower/expiry';
import { createFollowerState, type FollowerState } from './follower/follower-state';
import { TrustedKeysFile } from './follower/trusted-keys-file';
import { AcceptedEntries } from './follower/accepted-entries';
import type { TrustedKeys } from '../keys/trusted-keys';
import type { ChannelLog } from './log/channel-log';
import { ReleaseStore } from '../registry/release-store';

export interface FollowerOptions {
  /** File of the keys by which entries count (`trusted.json`); read again whenever it changes. */
  trustedKeys: string;
  /** File that keeps the highest entry that was accepted, over restarts. */
  seenFile: string;
  /** Milliseconds between two looks at the channel, 300 at most and by default. */
  pollMs?: number;
  /** Ends before a release is served, and keeps it from being served by what it throws: fetches its files, say. */
  prepare?: (release: Release) => Promise<unknown>;
  /** Called after the first look and whenever the state differs. */
  onChange?: (state: FollowerState) => void;
}

const MAX_POLL_MS = 300;

/**
 * Serves the newest good release of a channel. What it has is kept when the head is bad, missing, expired or older
 * than what was seen; `state` says so. Only a revoked key takes away what is served.
 */
export class ReleaseFollower {
  readonly #releases: ReleaseStore;
  readonly #keys: TrustedKeysFile;
  readonly #seen: AcceptedEntries;
  readonly #pollMs: number;
  readonly #prepare: (release: Release) => Promise<unknown>;
  readonly #onChange: (state: FollowerState) => void;
  #served: ChannelHead | null = null;
  #state: FollowerState = createFollowerState(null, 'the channel was not read yet');
  #timer: NodeJS.Timeout | null = null;
  #running = false;
  #isFirst = true;

  constructor(
    private readonly registry: string,
    private readonly channel: string,
    options: FollowerOptions,
  ) {
    this.#releases = new ReleaseStore(registry);
    this.#keys = new TrustedKeysFile(options.trustedKeys);
    this.#seen = new AcceptedEntries(options.seenFile);
    this.#pollMs = Math.min(options.pollMs ?? MAX_POLL_MS, MAX_POLL_MS);
    this.#prepare = options.prepare ?? (() => Promise.resolve());
    this.#onChange = options.onChange ?? (() => undefined);
  }

  get state(): FollowerState {
    return this.#state;
  }

  /** Looks once, then keeps looking until `stop`. Never rejects because of the channel: see `state`. */
  async start(): Promise<void> {
    this.#running = true;
    await this.poll();
    this.#schedule();
  }

  stop(): void {
    this.#running = false;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Looks at the channel now. */
  async poll(): Promise<FollowerState> {
    const reason = await this.#follow().catch(errorMessage);
    const next = createFollowerState(
      this.#served,
      reason ?? this.#keys.problem ?? this.#seen.problem,
    );
    const { id, sequence } = this.#state;
    const differs =
      next.id !== id || next.sequence !== sequence || next.reason !== this.#state.reason;
    this.#state = next;
    if (differs) this.#onChange(next);
    return next;
  }

  /** @returns why the newest entry is not served, or null when it is */
  async #follow(): Promise<string | null> {
    const trusted = await this.#keys.read();
    if (this.#isFirst) await this.#seen.load();
    this.#isFirst = false;
    const seen = this.#seen.newest(this.channel, trusted);
    const lost = await this.#recall(seen, trusted);
    const log = await openChannelStores(this.registry, this.channel, trusted).channel.log();
    const newest = log.sequences.at(-1);
    if (newest === undefined) return 'the channel has no entry';
    const least = seen?.sequence ?? 0;
    if (newest < least) return `the channel went back from entry ${least} to ${newest}`;
    const problem = await this.#takeFirstGood(log, least, trusted);
    return problem ?? (this.#served ? expiryProblem(this.#served.entry, trusted) : lost);
  }

  /**
   * Lets go what a key signed that counts no more. What was seen last is served where there is nothing else.
   * @returns why that cannot be served
   */
  async #recall(seen: LogEntry | null, trusted: TrustedKeys): Promise<string | null> {
    if (this.#served && trusted.find(this.#served.entry.signature.key)?.isRevoked !== false) {
      this.#served = null;
    }
    if (this.#served || !seen) return null;
    try {
      this.#served = await this.#prepared(await loadHead(this.#releases, seen));
      return null;
    } catch (error) {
      return errorMessage(error);
    }
  }

  /** @returns what is wrong with the newest one, null when it was taken or is served already */
  async #takeFirstGood(
    log: ChannelLog,
    least: number,
    trusted: TrustedKeys,
  ): Promise<string | null> {
    const served = this.#served?.entry.sequence ?? 0;
    const newer = log.sequences.filter((sequence) => sequence > served && sequence >= least);
    let problem: string | null = null;
    let expired: ChannelHead | null = null;
    for (const sequence of newer.reverse()) {
      try {
        const head = await readHeadAt(this.#releases, log, sequence);
        const expiry = expiryProblem(head.entry, trusted);
        if (!expiry) {
          await this.#take(head);
          return problem;
        }
        expired ??= head;
        problem ??= expiry;
      } catch (error) {
        problem ??= errorMessage(error);
      }
    }
    // With nothing else to serve, an expired release is better than no site.
    if (expired && !this.#served) await this.#take(expired);
    return problem;
  }

  async #take(head: ChannelHead): Promise<void> {
    this.#served = await this.#prepared(head);
    await this.#seen.add(head.entry);
  }

  async #prepared(head: ChannelHead): Promise<ChannelHead> {
    await this.#prepare(head.release);
    if (head.canary) await this.#prepare(head.canary);
    return head;
  }

  #schedule(): void {
    if (!this.#running) return;
    this.#timer = setTimeout(() => void this.poll().then(() => this.#schedule()), this.#pollMs);
    this.#timer.unref();
  }
}

const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
