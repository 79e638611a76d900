/** Requests that continue in one turn of the event loop. */
const PER_TURN = 16;

/** Spreads requests over turns of the event loop, so that others, such as those for health, are answered in between. */
export class Turns {
  private readonly waiting: (() => void)[] = [];

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.waiting.length === 1) setImmediate(this.take);
    });
  }

  private readonly take = (): void => {
    for (const resolve of this.waiting.splice(0, PER_TURN)) resolve();
    if (this.waiting.length > 0) setImmediate(this.take);
  };
}
