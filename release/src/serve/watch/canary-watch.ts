import type { LogEntry } from '@huoban/contracts';
import { withdrawCanary } from '../../canary/running-canary';
import { channelNames } from '../../channel-names';
import type { Signer } from '../../keys/signer';
import { ReleaseRefused } from '../../refusal';
import { CountsSince } from './counts-since';
import { reasonToWithdraw, type Counts } from './judge-canary';
import { findRunning, type Running } from './running-canaries';
import { askShell, type AskShell } from './shell-counts';

export interface CanaryWatchOptions {
  registry: string;
  /** Origins of all shells of the site. */
  shells: readonly string[];
  /** Opened for each look: an automatic key. */
  signer: () => Promise<Signer>;
  say: (line: string) => void;
  ask?: AskShell;
  /** Milliseconds between two looks. */
  everyMs?: number;
}

/** What a running canary came to since it was started. */
export interface CanaryFigures {
  canary: Counts;
  base: Counts;
}

export const WATCH_AUTHOR = 'canary watch';
const EVERY_MS = 2_000;

/** Looks at the canaries of all channels, and withdraws those that do worse than their limits allow. */
export class CanaryWatch {
  readonly #options: CanaryWatchOptions;
  /** By channel; `start` is the number of the entry that started it. */
  readonly #watched = new Map<string, { start: number; counts: CountsSince }>();
  readonly #silent = new Map<string, string>();
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(options: CanaryWatchOptions) {
    this.#options = options;
  }

  start(): void {
    const { say, everyMs = EVERY_MS } = this.#options;
    const look = (): void => {
      void this.look()
        .catch((error: unknown) => say(`the canaries cannot be judged: ${String(error)}`))
        .then(() => {
          if (!this.#stopped) this.#timer = setTimeout(look, everyMs);
        });
    };
    look();
  }

  stop(): void {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  /** Shells that did not answer the last time, with what was wrong. */
  get silent(): ReadonlyMap<string, string> {
    return this.#silent;
  }

  /** Null without a canary, and before it was looked at. */
  figures({ channel, release, canary }: LogEntry): CanaryFigures | null {
    const counts = canary && this.#watched.get(channel)?.counts;
    return counts ? { canary: counts.of(canary.release), base: counts.of(release) } : null;
  }

  /** Looks once. @throws StorageFailed, KeysUnreadable */
  async look(): Promise<void> {
    const { registry, signer } = this.#options;
    const { trusted } = await signer();
    const running = await findRunning(registry, await channelNames(registry), trusted);
    this.#watchOnly(running);
    if (running.length === 0) return;
    await this.#count();
    for (const { entry } of running) await this.#judge(entry);
  }

  #watchOnly(running: readonly Running[]): void {
    for (const [channel, { start }] of this.#watched) {
      const goesOn = running.some(
        (other) => other.entry.channel === channel && other.start.sequence === start,
      );
      if (!goesOn) this.#watched.delete(channel);
    }
    for (const { entry, start } of running) {
      if (this.#watched.has(entry.channel)) continue;
      const counts = new CountsSince(Date.parse(start.at));
      this.#watched.set(entry.channel, { start: start.sequence, counts });
    }
  }

  async #count(): Promise<void> {
    const { shells, ask = askShell, say } = this.#options;
    await Promise.all(
      shells.map(async (shell) => {
        try {
          const counted = await ask(shell);
          for (const { counts } of this.#watched.values()) counts.add(shell, counted);
          this.#silent.delete(shell);
        } catch (error) {
          const problem = error instanceof Error ? error.message : String(error);
          if (!this.#silent.has(shell)) say(`${shell} tells no counts: ${problem}`);
          this.#silent.set(shell, problem);
        }
      }),
    );
  }

  async #judge(entry: LogEntry): Promise<void> {
    const figures = this.figures(entry);
    const { channel, canary } = entry;
    if (!canary || !figures) return;
    const reason = reasonToWithdraw(figures.canary, figures.base, canary.limits);
    if (reason === null) return;
    const { registry, signer, say } = this.#options;
    try {
      await withdrawCanary(registry, {
        channel,
        author: WATCH_AUTHOR,
        reason: `withdrawn by itself: ${reason}`,
        signer: await signer(),
        release: canary.release,
      });
      say(`the canary ${canary.release.slice(0, 12)} of ${channel} is withdrawn: ${reason}`);
    } catch (error) {
      // Somebody ended it a moment before.
      if (!(error instanceof ReleaseRefused)) throw error;
      say(`the canary of ${channel} was not withdrawn: ${error.message}`);
    }
  }
}
