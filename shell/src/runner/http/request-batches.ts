/** Requests that continue in one iteration of the event loop. */
const BATCH_SIZE = 16;

/**
 * Spreads requests over iterations of the event loop, so that others, such as those for health, are answered in between.
 * The networks of the visitors take turns, so that many requests of one delay no other visitor.
 */
export class RequestBatches {
  private readonly waiting = new Map<string, (() => void)[]>();

  /** @param network of the visitor's address */
  next(network: string): Promise<void> {
    return new Promise((resolve) => {
      if (this.waiting.size === 0) setImmediate(this.take);
      const queue = this.waiting.get(network) ?? [];
      queue.push(resolve);
      this.waiting.set(network, queue);
    });
  }

  private readonly take = (): void => {
    for (let count = 0; count < BATCH_SIZE; count += 1) {
      const [first] = this.waiting;
      if (!first) return;
      const [network, queue] = first;
      this.waiting.delete(network);
      queue.shift()?.();
      if (queue.length > 0) this.waiting.set(network, queue);
    }
    if (this.waiting.size > 0) setImmediate(this.take);
  };
}
