import type { FaultCause } from '../../app/release/fault';

const DEFAULT_OPEN_MS = 30_000;

/** Why a version is out of service: a sentence for people, and one of the fixed causes for counters. */
export interface Outage {
  reason: string;
  cause: FaultCause;
}

export interface TripOptions {
  /** Milliseconds that it stays away. */
  openMs?: number;
  /** Id of the only release in which it does; without it in all of them. */
  release?: string;
}

/**
 * Versions (`name@version`) that are out of service for a while. What a version did in one release says nothing about
 * another one, where it runs beside other versions; a damaged file is damaged for all.
 */
export class CircuitBreaker {
  private readonly open = new Map<string, Outage & { until: number }>();

  constructor(private readonly now: () => number = Date.now) {}

  trip(
    version: string,
    absence: Outage,
    { openMs: forMs = DEFAULT_OPEN_MS, release = '' }: TripOptions = {},
  ) {
    this.open.set(`${release} ${version}`, { ...absence, until: this.now() + forMs });
  }

  /** Version → why, of those that are out of service now in a release. */
  listOpen(release: string): ReadonlyMap<string, Outage> {
    const away = new Map<string, Outage>();
    for (const [key, { until, reason, cause }] of this.open) {
      const [owner, version = ''] = key.split(' ');
      if (until <= this.now()) this.open.delete(key);
      else if (owner === '' || owner === release) away.set(version, { reason, cause });
    }
    return away;
  }
}
