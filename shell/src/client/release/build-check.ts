const INTERVAL_MS = 3_600_000;
/** Share of the interval by which tabs vary it, so that they do not check at the same moment. */
const JITTER = 0.05;

interface Latest {
  id: string;
}

const isLatest = (value: unknown): value is Latest =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** Whether the server still knows this tab's release; null when the request failed. */
async function fetchIsKnown(release: string): Promise<boolean | null> {
  try {
    const { ok, status } = await fetch(`/builds/meta/${release}.json`);
    if (ok) return true;
    return status === 404 || status === 403 ? false : null;
  } catch {
    return null;
  }
}

/** Id of the newest release; null when the request failed. */
async function fetchLatestId(now: number): Promise<string | null> {
  try {
    const response = await fetch(`/builds/latest.json?${now}`, { cache: 'no-store' });
    const latest: unknown = response.ok ? await response.json() : null;
    return isLatest(latest) ? latest.id : null;
  } catch {
    return null;
  }
}

/**
 * Checks about every hour whether a newer release is active (specification section 4, "Build updates"). The next
 * navigation is a document load then. A tab that was hidden for over an hour checks when it becomes visible.
 */
export class BuildCheck {
  /** A newer release than this tab's is active. */
  isStale = false;
  private checkedAt = Date.now();
  /** Requested once, because the response never changes; repeated only after a failure. */
  private isKnown: boolean | null = null;

  constructor(private readonly release: string) {}

  start(): void {
    const wait = INTERVAL_MS * (1 + JITTER * (2 * Math.random() - 1));
    setTimeout(() => void this.check().finally(() => this.start()), wait);
  }

  followVisibility(): void {
    document.addEventListener('visibilitychange', () => {
      const due = Date.now() - this.checkedAt > INTERVAL_MS;
      if (document.visibilityState === 'visible' && due) void this.check();
    });
  }

  async check(now = Date.now()): Promise<void> {
    this.checkedAt = now;
    this.isKnown ??= await fetchIsKnown(this.release);
    const latest = await fetchLatestId(now);
    if (latest !== null) this.isStale = latest !== this.release;
    // Its release does not exist any more.
    if (this.isKnown === false) this.isStale = true;
  }
}
