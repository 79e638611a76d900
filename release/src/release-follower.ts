import type { Release } from '@huoban/contracts';
import { openStores, readHead, type ChannelHead, type Stores } from './channel-head';

export interface FollowerState {
  /** `degraded` while the channel's newest entry is not what is served, or has expired. */
  status: 'ok' | 'degraded';
  /** Why it is degraded, null while it is not. */
  reason: string | null;
  /** Sequence number of the entry that is served, 0 before the first. */
  sequence: number;
  /** Id of the release that is served. */
  id: string | null;
  release: Release | null;
}

export interface FollowerOptions {
  /** Milliseconds between two looks at the channel, 300 at most and by default. */
  pollMs?: number;
  /** Called after the first look and whenever the state differs. */
  onChange?: (state: FollowerState) => void;
}

const LONGEST_POLL = 300;

/**
 * Serves the newest good release of a channel. What it has is kept when the head is bad, missing, expired or older
 * than what was seen; `state` says so.
 */
export class ReleaseFollower {
  readonly #stores: Stores;
  readonly #pollMs: number;
  readonly #onChange: (state: FollowerState) => void;
  #served: ChannelHead | null = null;
  #state: FollowerState = describe(null, 'the channel was not read yet');
  #timer: NodeJS.Timeout | null = null;
  #running = false;

  constructor(registry: string, channel: string, options: FollowerOptions = {}) {
    this.#stores = openStores(registry, channel);
    this.#pollMs = Math.min(options.pollMs ?? LONGEST_POLL, LONGEST_POLL);
    this.#onChange = options.onChange ?? (() => undefined);
  }

  get state(): FollowerState {
    return this.#state;
  }

  /** Looks once, then keeps looking until `stop`. Never rejects because of the channel: see `state`. */
  async start(): Promise<void> {
    this.#running = true;
    await this.look();
    this.#schedule();
  }

  stop(): void {
    this.#running = false;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Looks at the channel now. */
  async look(): Promise<FollowerState> {
    const reason = await this.#follow().catch(problemOf);
    const next = describe(this.#served, reason);
    const changed = next.id !== this.#state.id || next.sequence !== this.#state.sequence;
    const differs = changed || next.reason !== this.#state.reason;
    this.#state = next;
    if (differs) this.#onChange(next);
    return next;
  }

  /** @returns why the newest entry is not served, or null when it is */
  async #follow(): Promise<string | null> {
    const seen = this.#served?.entry.sequence ?? 0;
    const sequences = await this.#stores.channel.sequences();
    const newest = sequences.at(-1);
    if (newest === undefined) return 'the channel has no entry';
    if (newest < seen) return `the channel went back from entry ${seen} to ${newest}`;
    const newer = sequences.filter((sequence) => sequence > seen).reverse();
    const problem = await this.#takeFirstGood(newer);
    return problem ?? (this.#served && isExpired(this.#served) ? expiry(this.#served) : null);
  }

  /** @returns what is wrong with the newest one, null when it was taken or there is none */
  async #takeFirstGood(newestFirst: number[]): Promise<string | null> {
    let problem: string | null = null;
    let expired: ChannelHead | null = null;
    for (const sequence of newestFirst) {
      try {
        const head = await readHead(this.#stores, sequence);
        if (!isExpired(head)) {
          this.#served = head;
          return problem;
        }
        expired ??= head;
        problem ??= expiry(head);
      } catch (error) {
        problem ??= problemOf(error);
      }
    }
    // With nothing else to serve, an expired release is better than no site.
    this.#served ??= expired;
    return problem;
  }

  #schedule(): void {
    if (!this.#running) return;
    this.#timer = setTimeout(() => void this.look().then(() => this.#schedule()), this.#pollMs);
    this.#timer.unref();
  }
}

const isExpired = ({ entry }: ChannelHead): boolean => Date.parse(entry.expires) <= Date.now();

const expiry = ({ entry }: ChannelHead): string =>
  `entry ${entry.sequence} expired at ${entry.expires}`;

const problemOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const describe = (served: ChannelHead | null, reason: string | null): FollowerState => ({
  status: reason === null ? 'ok' : 'degraded',
  reason,
  sequence: served?.entry.sequence ?? 0,
  id: served?.entry.release ?? null,
  release: served?.release ?? null,
});
