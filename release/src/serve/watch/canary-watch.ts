import type { LogEntry } from '@huoban/contracts';
import { withdrawCanary } from '../../acts/canary/change-canary';
import { listChannels } from '../../channel/list-channels';
import type { Signer } from '../../keys/signer';
import { ReleaseRefused } from '../../refusal';
import { CountsAggregator } from './counts-aggregator';
import { findWithdrawalReason, type Counts } from './withdrawal-reason';
import { findRunningCanaries, type RunningCanary } from './running-canaries';
import { fetchShellCounts, type FetchShellCounts } from './shell-counts';

export interface CanaryWatchOptions {
  registry: string;
  /** Origins of all shells of the site. */
  shells: readonly string[];
  /** Opened for each look: an automatic key. */
  signer: () => Promise<Signer>;
  log: (line: string) => void;
  fetchCounts?: FetchShellCounts;
  /** Milliseconds between two looks. */
  intervalMs?: number;
}

/** What a running canary came to since it was started. */
export interface CanaryFigures {
  canary: Counts;
  base: Counts;
}

export const WATCH_AUTHOR = 'canary watch';
const INTERVAL_MS = 2_000;

/** Looks at the canaries of all channels, and withdraws those that do worse than their limits allow. */
export class CanaryWatch {
  /** By channel; `start` is the number of the entry that started it. */
  private readonly watched = new Map<string, { start: number; counts: CountsAggregator }>();
  private readonly silent = new Map<string, string>();
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(private readonly options: CanaryWatchOptions) {}

  start(): void {
    const { log, intervalMs = INTERVAL_MS } = this.options;
    const check = (): void => {
      void this.look()
        .catch((error: unknown) => log(`the canaries cannot be judged: ${String(error)}`))
        .then(() => {
          if (!this.stopped) this.timer = setTimeout(check, intervalMs);
        });
    };
    check();
  }

  stop(): void {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  /** Shells that did not answer the last time, with what was wrong. */
  get unreachable(): ReadonlyMap<string, string> {
    return this.silent;
  }

  /** Null without a canary, and before it was looked at. */
  figures({ channel, release, canary }: LogEntry): CanaryFigures | null {
    const counts = canary && this.watched.get(channel)?.counts;
    return counts ? { canary: counts.total(canary.release), base: counts.total(release) } : null;
  }

  /** Looks once. @throws StorageFailed, KeysUnreadable */
  async look(): Promise<void> {
    const { registry, signer } = this.options;
    const { trusted } = await signer();
    const running = await findRunningCanaries(registry, await listChannels(registry), trusted);
    this.watchOnly(running);
    if (running.length === 0) return;
    await this.count();
    for (const { entry } of running) await this.judge(entry);
  }

  private watchOnly(running: readonly RunningCanary[]): void {
    for (const [channel, { start }] of this.watched) {
      const goesOn = running.some(
        (other) => other.entry.channel === channel && other.start.sequence === start,
      );
      if (!goesOn) this.watched.delete(channel);
    }
    for (const { entry, start } of running) {
      if (this.watched.has(entry.channel)) continue;
      const counts = new CountsAggregator(Date.parse(start.at));
      this.watched.set(entry.channel, { start: start.sequence, counts });
    }
  }

  private async count(): Promise<void> {
    const { shells, fetchCounts = fetchShellCounts, log } = this.options;
    await Promise.all(
      shells.map(async (shell) => {
        try {
          const counted = await fetchCounts(shell);
          for (const { counts } of this.watched.values()) counts.add(shell, counted);
          this.silent.delete(shell);
        } catch (error) {
          const problem = error instanceof Error ? error.message : String(error);
          if (!this.silent.has(shell)) log(`${shell} tells no counts: ${problem}`);
          this.silent.set(shell, problem);
        }
      }),
    );
  }

  private async judge(entry: LogEntry): Promise<void> {
    const figures = this.figures(entry);
    const { channel, canary } = entry;
    if (!canary || !figures) return;
    const reason = findWithdrawalReason(figures.canary, figures.base, canary.limits);
    if (reason === null) return;
    const { registry, signer, log } = this.options;
    try {
      await withdrawCanary(registry, {
        channel,
        author: WATCH_AUTHOR,
        reason: `withdrawn by itself: ${reason}`,
        signer: await signer(),
        release: canary.release,
      });
      log(`the canary ${canary.release.slice(0, 12)} of ${channel} is withdrawn: ${reason}`);
    } catch (error) {
      // Somebody ended it a moment before.
      if (!(error instanceof ReleaseRefused)) throw error;
      log(`the canary of ${channel} was not withdrawn: ${error.message}`);
    }
  }
}
