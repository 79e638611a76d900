const AWAY_MS = 30_000;

/** Versions (`name@version`) that are out of service for a while, with the reason. */
export class CircuitBreaker {
  private readonly open = new Map<string, { until: number; reason: string }>();

  constructor(private readonly now: () => number = Date.now) {}

  trip(version: string, reason: string, forMs = AWAY_MS): void {
    this.open.set(version, { until: this.now() + forMs, reason });
  }

  reset(version: string): void {
    this.open.delete(version);
  }

  /** Version → reason, of those that are out of service now. */
  list(): ReadonlyMap<string, string> {
    for (const [version, { until }] of this.open)
      if (until <= this.now()) this.open.delete(version);
    return new Map([...this.open].map(([version, { reason }]) => [version, reason]));
  }
}
