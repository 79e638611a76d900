import type { FaultCause } from '../../app/release/fault';

const DEFAULT_OPEN_MS = 30_000;

/** Why a version is out of service: a message for operators and a fixed cause for counters. */
export interface Outage {
  reason: string;
  cause: FaultCause;
  /** As of `RenderFault`. */
  underLoad?: boolean;
}

export interface TripOptions {
  /** Milliseconds that the version stays out of service. */
  openMs?: number;
  /** Id of the only release that it concerns; without it, all releases. */
  release?: string;
}

/**
 * Versions (`name@version`) that are temporarily out of service. A failure in one release says nothing about another
 * one, where the version runs beside other versions; a damaged file concerns all releases.
 */
export class CircuitBreaker {
  private readonly open = new Map<string, Outage & { until: number }>();

  constructor(private readonly now: () => number = Date.now) {}

  trip(
    version: string,
    outage: Outage,
    { openMs = DEFAULT_OPEN_MS, release = '' }: TripOptions = {},
  ) {
    this.open.set(`${release} ${version}`, { ...outage, until: this.now() + openMs });
  }

  /** Outages that concern a release now, by version. */
  listOpen(release: string): ReadonlyMap<string, Outage> {
    const outages = new Map<string, Outage>();
    for (const [key, { until, ...outage }] of this.open) {
      const [owner, version = ''] = key.split(' ');
      if (until <= this.now()) this.open.delete(key);
      else if (owner === '' || owner === release) outages.set(version, outage);
    }
    return outages;
  }
}
