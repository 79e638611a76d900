import { NO_COUNTS, type Counts } from './withdrawal-reason';
import type { ShellCounts } from './shell-counts';

/**
 * Sums the counts of several shells since one time. Shells count from their own start and restart at zero; the counts of
 * earlier runs are kept here.
 */
export class CountsAggregator {
  private readonly first = new Map<string, ShellCounts>();
  private readonly newest = new Map<string, ShellCounts>();
  /** Counts of earlier runs of restarted shells. */
  private readonly past: Record<string, Counts>[] = [];

  /** @param instant start of counting, ms since the epoch */
  constructor(private readonly instant: number) {}

  /** Adds the current counts of a shell. */
  add(shell: string, counts: ShellCounts): void {
    const before = this.newest.get(shell);
    if (before && before.since !== counts.since) {
      this.past.push(this.countedBy(shell));
      this.first.delete(shell);
    }
    if (!this.first.has(shell)) {
      const startedLater = Date.parse(counts.since) >= this.instant;
      this.first.set(shell, startedLater ? { ...counts, releases: {} } : counts);
    }
    this.newest.set(shell, counts);
  }

  /** Sum of all shells for one release. */
  total(release: string): Counts {
    const parts = [...this.newest.keys()].map((shell) => this.countedBy(shell));
    return [...this.past, ...parts].reduce(
      (sum, part) => add(sum, part[release] ?? NO_COUNTS),
      NO_COUNTS,
    );
  }

  private countedBy(shell: string): Record<string, Counts> {
    const first = this.first.get(shell)?.releases ?? {};
    const newest = this.newest.get(shell)?.releases ?? {};
    return Object.fromEntries(
      Object.entries(newest).map(([release, counts]) => [
        release,
        subtract(counts, first[release] ?? NO_COUNTS),
      ]),
    );
  }
}

const add = (a: Counts, b: Counts): Counts => ({
  visits: a.visits + b.visits,
  failures: a.failures + b.failures,
});

const subtract = (a: Counts, b: Counts): Counts => ({
  visits: a.visits - b.visits,
  failures: a.failures - b.failures,
});
