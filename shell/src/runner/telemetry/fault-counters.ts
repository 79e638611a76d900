import type { Fault, FaultCause } from '../../app/release/fault';

export interface ReleaseCounts {
  /** HTML documents with status 200 or 5xx. */
  visits: number;
  /** Documents and tabs in which a version of the release failed. */
  failures: number;
}

interface Counted extends ReleaseCounts {
  faults: Map<string, { fault: Fault; count: number }>;
}

const MAX_RELEASES = 64;
const MAX_DIRECTIVES = 40;

/** What this process has counted since it started, by release. Bounded: the releases counted last are kept. */
export class FaultCounters {
  readonly since = new Date().toISOString();
  droppedReports = 0;
  /** Reported violations of the security policy, by directive. */
  readonly violations = new Map<string, number>();
  private readonly releases = new Map<string, Counted>();

  countVisit(release: string): void {
    this.of(release).visits += 1;
  }

  /** One document or tab in which something failed: one failure of the release, whatever number of versions had part. */
  countFailure(release: string, faults: readonly Fault[]): void {
    if (faults.length === 0) return;
    const counted = this.of(release);
    counted.failures += 1;
    for (const { section, version, cause } of faults) {
      const key = `${section}@${version} ${cause}`;
      const entry = counted.faults.get(key) ?? { fault: { section, version, cause }, count: 0 };
      entry.count += 1;
      counted.faults.set(key, entry);
    }
  }

  /** Something that the security policy refused in a browser. Names of directives are the sender's: few are kept. */
  countViolation(directive: string): void {
    const before = this.violations.get(directive);
    if (before === undefined && this.violations.size >= MAX_DIRECTIVES) return;
    this.violations.set(directive, (before ?? 0) + 1);
  }

  /** Visits and failures by release id. */
  summary(): Record<string, ReleaseCounts> {
    const entries = [...this.releases].map(
      ([id, { visits, failures }]) => [id, { visits, failures }] as const,
    );
    return Object.fromEntries(entries);
  }

  /** Every kind of failure seen, with the release and how often. */
  faults(): {
    release: string;
    section: string;
    version: string;
    cause: FaultCause;
    count: number;
  }[] {
    return [...this.releases].flatMap(([release, { faults }]) =>
      [...faults.values()].map(({ fault, count }) => ({ release, ...fault, count })),
    );
  }

  private of(release: string): Counted {
    const counted = this.releases.get(release) ?? { visits: 0, failures: 0, faults: new Map() };
    this.releases.delete(release);
    this.releases.set(release, counted);
    const oldest = this.releases.keys().next();
    if (this.releases.size > MAX_RELEASES && !oldest.done) this.releases.delete(oldest.value);
    return counted;
  }
}
