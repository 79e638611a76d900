const WINDOW_MS = 60_000;
const MAX_FAILURES = 10;

/** Limits wrong tokens per minute over all clients, against guessing. */
export class LoginRateLimit {
  private failures: number[] = [];

  /** @returns seconds until the next attempt, 0 when it is allowed now */
  retryAfter(now = Date.now()): number {
    this.failures = this.failures.filter((at) => at > now - WINDOW_MS);
    const [oldest] = this.failures;
    if (oldest === undefined || this.failures.length < MAX_FAILURES) return 0;
    return Math.ceil((oldest + WINDOW_MS - now) / 1000);
  }

  recordFailure(now = Date.now()): void {
    this.failures.push(now);
  }
}
