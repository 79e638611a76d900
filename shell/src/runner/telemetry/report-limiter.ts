const MINUTE_MS = 60_000;
const MAX_KEYS = 20_000;

/** Lets each key through once a minute. Holds a bounded number of keys; what comes beyond it in that minute is refused. */
export class ReportLimiter {
  private seen = new Set<string>();
  private minute = 0;

  constructor(
    private readonly now: () => number = Date.now,
    private readonly maxKeys = MAX_KEYS,
  ) {}

  /** @returns whether the key is the first of its kind in this minute */
  allow(key: string): boolean {
    const minute = Math.floor(this.now() / MINUTE_MS);
    if (minute !== this.minute) {
      this.minute = minute;
      this.seen.clear();
    }
    if (this.seen.has(key) || this.seen.size >= this.maxKeys) return false;
    this.seen.add(key);
    return true;
  }
}
