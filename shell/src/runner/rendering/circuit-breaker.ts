import type { FaultCause } from '../../app/release/fault';

const AWAY_MS = 30_000;

/** Why a version is out of service: a sentence for people, and one of the fixed causes for counters. */
export interface Absence {
  reason: string;
  cause: FaultCause;
}

export interface TripOptions {
  /** Milliseconds that it stays away. */
  forMs?: number;
  /** Id of the only release in which it does; without it in all of them. */
  release?: string;
}

/**
 * Versions (`name@version`) that are out of service for a while. What a version did in one release says nothing about
 * another one, where it runs beside other versions; a damaged file is damaged for all.
 */
export class CircuitBreaker {
  private readonly open = new Map<string, Absence & { until: number }>();

  constructor(private readonly now: () => number = Date.now) {}

  trip(version: string, absence: Absence, { forMs = AWAY_MS, release = '' }: TripOptions = {}) {
    this.open.set(`${release} ${version}`, { ...absence, until: this.now() + forMs });
  }

  /** Version → why, of those that are out of service now in a release. */
  list(release: string): ReadonlyMap<string, Absence> {
    const away = new Map<string, Absence>();
    for (const [key, { until, reason, cause }] of this.open) {
      const [owner, version = ''] = key.split(' ');
      if (until <= this.now()) this.open.delete(key);
      else if (owner === '' || owner === release) away.set(version, { reason, cause });
    }
    return away;
  }
}
