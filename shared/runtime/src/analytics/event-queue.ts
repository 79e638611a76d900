/** An event in the format of the collector. `params` is JSON. */
export interface QueuedEvent {
  event: string;
  params: string;
  local_time_ms: number;
}

const BATCH_DELAY_MS = 2000;
const BATCH_SIZE = 20;
/** Older events are dropped, so that a collector that is down costs no memory. */
const MAX_WAITING = 100;

/**
 * Collects events and sends them in batches: after two seconds, when a batch is full, and when the visitor leaves. Events
 * of a failed batch are sent with the next one.
 */
export class EventQueue {
  private waiting: QueuedEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param send must send at once, because the page may be left in the same moment */
  constructor(private readonly send: (events: readonly QueuedEvent[]) => Promise<void>) {
    const flush = (): void => this.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) flush();
    });
  }

  add(event: QueuedEvent): void {
    this.waiting = [...this.waiting, event].slice(-MAX_WAITING);
    if (this.waiting.length === BATCH_SIZE) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), BATCH_DELAY_MS);
  }

  /** Sends what waits, now. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const batch = this.waiting;
    this.waiting = [];
    if (batch.length === 0) return;
    this.send(batch).catch((error: unknown) => {
      console.warn(`${batch.length} events were not recorded`, error);
      this.waiting = [...batch, ...this.waiting].slice(-MAX_WAITING);
    });
  }
}
