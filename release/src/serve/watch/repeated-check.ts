/** Runs a check at once, and again a time after each has ended. */
export class RepeatedCheck {
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;

  /** @param onError is called when a check fails; the next one follows all the same */
  constructor(
    private readonly check: () => Promise<void>,
    private readonly intervalMs: number,
    private readonly onError: (error: unknown) => void,
  ) {}

  start(): void {
    void this.check()
      .catch(this.onError)
      .then(() => {
        if (!this.stopped) this.timer = setTimeout(() => this.start(), this.intervalMs);
      });
  }

  stop(): void {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
  }
}
