const INTERVAL_MS = 3_600_000;
/** Share of the interval by which tabs differ, so that a crowd does not ask at the same moment. */
const JITTER = 0.05;

interface Latest {
  id: string;
}

const isLatest = (value: unknown): value is Latest =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** Whether the server still knows this tab's release; null when it cannot be told now. */
async function fetchIsKnown(release: string): Promise<boolean | null> {
  try {
    const { ok, status } = await fetch(`/builds/meta/${release}.json`);
    if (ok) return true;
    return status === 404 || status === 403 ? false : null;
  } catch {
    return null;
  }
}

/** Id of the newest release; null when it cannot be told now, which is no reason to worry. */
async function fetchLatestId(now: number): Promise<string | null> {
  try {
    const answer = await fetch(`/builds/latest.json?${now}`, { cache: 'no-store' });
    const latest: unknown = answer.ok ? await answer.json() : null;
    return isLatest(latest) ? latest.id : null;
  } catch {
    return null;
  }
}

/**
 * Looks about every hour whether a newer release is in force (specification section 4, "Build updates"). Nothing happens
 * then but that the next navigation is a document load. A tab that was hidden for over an hour looks when it is shown.
 */
export class BuildCheck {
  /** A newer release than this tab's is in force. */
  isStale = false;
  private checkedAt = Date.now();
  /** Asked once, as its answer never changes; again only when none came. */
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
    // Its release has been taken away altogether.
    if (this.isKnown === false) this.isStale = true;
  }
}
