const MINUTE_MS = 60_000;
const MAX_KEYS = 20_000;

/** Allows each key once a minute. The number of keys is bounded; further keys of that minute are refused. */
export class ReportLimiter {
  private readonly seen = new Set<string>();
  private minute = 0;

  constructor(
    private readonly now: () => number = Date.now,
    private readonly maxKeys = MAX_KEYS,
  ) {}

  /** @returns whether this is the first report with this key in this minute */
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
