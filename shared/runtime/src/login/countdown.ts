/** How often the remaining time is looked at; the deadline keeps it right in throttled tabs. */
const UPDATE_INTERVAL_MS = 250;

/**
 * Seconds to a deadline on the monotonic clock, as a store for `useSyncExternalStore`. Neither a throttled tab nor a
 * changed clock of the computer makes it wrong.
 */
export class Countdown {
  private deadline = 0;
  private readonly listeners = new Set<() => void>();

  start(seconds: number): void {
    this.deadline = performance.now() + seconds * 1000;
    this.listeners.forEach((changed) => changed());
  }

  /** Whole seconds left, 0 when it is over. */
  remaining = (): number => Math.max(0, Math.ceil((this.deadline - performance.now()) / 1000));

  subscribe = (changed: () => void): (() => void) => {
    const timer = setInterval(changed, UPDATE_INTERVAL_MS);
    this.listeners.add(changed);
    return () => {
      clearInterval(timer);
      this.listeners.delete(changed);
    };
  };
}
