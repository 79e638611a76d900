import { LRUCache } from 'lru-cache';
import type { Fault, FaultCause } from '../../app/release/fault';

export interface ReleaseCounts {
  /** HTML documents with status 200 or 5xx. */
  visits: number;
  /** Documents and tabs in which a version of the release failed. */
  failures: number;
}

interface Counters extends ReleaseCounts {
  faults: Map<string, { fault: Fault; count: number }>;
}

const MAX_RELEASES = 64;

/** Counters of this process since its start, by release; bounded to the most recently counted releases. */
export class FaultCounters {
  readonly since = new Date().toISOString();
  droppedReports = 0;
  /** Reported violations of the content security policy, by directive. */
  readonly violations = new Map<string, number>();
  private readonly releases = new LRUCache<string, Counters>({ max: MAX_RELEASES });

  countVisit(release: string): void {
    this.countersOf(release).visits += 1;
  }

  /** Counts one failure per document or tab, however many versions failed in it. */
  countFailure(release: string, faults: readonly Fault[]): void {
    if (faults.length === 0) return;
    const counters = this.countersOf(release);
    counters.failures += 1;
    for (const { section, version, cause } of faults) {
      const key = `${section}@${version} ${cause}`;
      const entry = counters.faults.get(key) ?? { fault: { section, version, cause }, count: 0 };
      entry.count += 1;
      counters.faults.set(key, entry);
    }
  }

  countViolation(directive: string): void {
    this.violations.set(directive, (this.violations.get(directive) ?? 0) + 1);
  }

  /** Visits and failures by release id. */
  summary(): Record<string, ReleaseCounts> {
    return Object.fromEntries(
      this.entries().map(([id, { visits, failures }]) => [id, { visits, failures }]),
    );
  }

  /** Every fault with its release and count. */
  faults(): {
    release: string;
    section: string;
    version: string;
    cause: FaultCause;
    count: number;
  }[] {
    return this.entries().flatMap(([release, { faults }]) =>
      [...faults.values()].map(({ fault, count }) => ({ release, ...fault, count })),
    );
  }

  /** The least recently counted release first. */
  private entries(): [string, Counters][] {
    return [...this.releases.entries()].reverse();
  }

  private countersOf(release: string): Counters {
    const counters = this.releases.get(release) ?? { visits: 0, failures: 0, faults: new Map() };
    this.releases.set(release, counters);
    return counters;
  }
}
