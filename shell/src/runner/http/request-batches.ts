/** Requests that continue in one iteration of the event loop. */
const BATCH_SIZE = 16;

/** Spreads requests over iterations of the event loop, so that others, such as those for health, are answered in between. */
export class RequestBatches {
  private readonly waiting: (() => void)[] = [];

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.waiting.length === 1) setImmediate(this.take);
    });
  }

  private readonly take = (): void => {
    for (const resolve of this.waiting.splice(0, BATCH_SIZE)) resolve();
    if (this.waiting.length > 0) setImmediate(this.take);
  };
}
