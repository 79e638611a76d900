/** Interval of updates. Throttled tabs update less often but stay correct, because the deadline is absolute. */
const UPDATE_INTERVAL_MS = 250;

/**
 * Seconds until a deadline, as a store for `useSyncExternalStore`. Uses the monotonic clock, which system clock changes
 * do not affect.
 */
export class Countdown {
  private deadline = 0;
  private readonly listeners = new Set<() => void>();

  start(seconds: number): void {
    this.deadline = performance.now() + seconds * 1000;
    this.listeners.forEach((notify) => notify());
  }

  /** Remaining whole seconds, 0 after the deadline. */
  remaining = (): number => Math.max(0, Math.ceil((this.deadline - performance.now()) / 1000));

  subscribe = (listener: () => void): (() => void) => {
    const timer = setInterval(listener, UPDATE_INTERVAL_MS);
    this.listeners.add(listener);
    return () => {
      clearInterval(timer);
      this.listeners.delete(listener);
    };
  };
}
