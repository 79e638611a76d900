import type { LogEntry } from '@huoban/contracts';
import { withdrawCanary } from '../../acts/canary/change-canary';
import { listChannels } from '../../channel/list-channels';
import type { Signer } from '../../keys/signer';
import { errorMessage, ReleaseRefused } from '../../refusal';
import { AddressSample } from './address-sample';
import { findWithdrawalReason, type AddressCounts } from './withdrawal-reason';
import { findRunningCanaries, type RunningCanary } from './running-canaries';
import { shellAddresses } from './shell-addresses';
import { fetchShellCounts, type FetchShellCounts } from './shell-counts';
import { RepeatedCheck } from './repeated-check';

export interface CanaryWatchOptions {
  registry: string;
  /** Origins of all shells of the site. */
  shells: readonly string[];
  /** Opens an automatic key; called per check. */
  signer: () => Promise<Signer>;
  log: (line: string) => void;
  fetchCounts?: FetchShellCounts;
  /** Delay between two checks in ms. */
  intervalMs?: number;
}

/** What canary and base release did since the canary was started. */
export interface CanaryFigures {
  canary: AddressCounts;
  base: AddressCounts;
}

export const WATCH_AUTHOR = 'canary watch';
const INTERVAL_MS = 2_000;

/** Withdraws canaries of all channels that exceed their limits. */
export class CanaryWatch {
  /** By channel; `start` is the sequence of the entry that started the canary, `share` the largest one since. */
  private readonly watched = new Map<
    string,
    { start: number; sample: AddressSample; share: number }
  >();
  private readonly silent = new Map<string, string>();
  private readonly repeated: RepeatedCheck;

  constructor(private readonly options: CanaryWatchOptions) {
    const { log, intervalMs = INTERVAL_MS } = options;
    this.repeated = new RepeatedCheck(
      () => this.check(),
      intervalMs,
      (error) => log(`the canaries cannot be checked: ${String(error)}`),
    );
  }

  start(): void {
    this.repeated.start();
  }

  stop(): void {
    this.repeated.stop();
  }

  /** Shells that did not answer at the last check, with the error. */
  get unreachable(): ReadonlyMap<string, string> {
    return this.silent;
  }

  /** Null without a canary, and before the first check. */
  figures({ channel, release, canary }: LogEntry): CanaryFigures | null {
    const sample = canary && this.watched.get(channel)?.sample;
    return sample ? { canary: sample.counts(canary.release), base: sample.counts(release) } : null;
  }

  /** Checks once. @throws StorageFailed, KeysUnreadable */
  async check(): Promise<void> {
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
      const known = this.watched.get(entry.channel);
      const share = Math.max(known?.share ?? 0, entry.canary?.share ?? 0);
      const sample = known?.sample ?? new AddressSample();
      this.watched.set(entry.channel, { start: start.sequence, sample, share });
    }
  }

  private async count(): Promise<void> {
    const { shells, fetchCounts = fetchShellCounts, log } = this.options;
    const addresses = (await Promise.all(shells.map((shell) => shellAddresses(shell)))).flat();
    await Promise.all(
      addresses.map(async (shell) => {
        try {
          const counted = await fetchCounts(shell);
          for (const { sample } of this.watched.values()) sample.add(counted);
          this.silent.delete(shell);
        } catch (error) {
          const problem = errorMessage(error);
          if (!this.silent.has(shell)) log(`no counts from ${shell}: ${problem}`);
          this.silent.set(shell, problem);
        }
      }),
    );
  }

  private async judge(entry: LogEntry): Promise<void> {
    const figures = this.figures(entry);
    const { channel, canary } = entry;
    if (!canary || !figures) return;
    const { share } = this.watched.get(channel) ?? canary;
    const { limits } = canary;
    const reason = findWithdrawalReason(figures.canary, figures.base, { share, limits });
    if (reason === null) return;
    const { registry, signer, log } = this.options;
    try {
      await withdrawCanary(registry, {
        channel,
        author: WATCH_AUTHOR,
        reason: `withdrawn automatically: ${reason}`,
        signer: await signer(),
        release: canary.release,
      });
      log(`withdrew the canary ${canary.release.slice(0, 12)} of ${channel}: ${reason}`);
    } catch (error) {
      // The canary was ended concurrently.
      if (!(error instanceof ReleaseRefused)) throw error;
      log(`the canary of ${channel} was not withdrawn: ${error.message}`);
    }
  }
}
