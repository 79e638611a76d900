import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

interface StopOptions {
  /** How long requests are still accepted, so that load balancers see the health first. */
  delayMs: number;
  /** After this time open requests are cut. Platforms kill the process a little later. */
  deadlineMs: number;
}

/** Stops a server: reports it in the health, serves on, completes open requests, and cuts them at the deadline. */
export class GracefulStop {
  private ended: Promise<void> | null = null;

  constructor(
    private readonly app: FastifyInstance,
    private readonly options: StopOptions,
  ) {}

  get isStopping(): boolean {
    return this.ended !== null;
  }

  /** Resolves when nothing is open any more; a second call waits for the same end. */
  run(): Promise<void> {
    this.ended ??= this.stop();
    return this.ended;
  }

  private async stop(): Promise<void> {
    const { delayMs, deadlineMs } = this.options;
    await sleep(delayMs);
    const closed = this.app.close();
    this.app.server.closeIdleConnections();
    const deadline = new AbortController();
    const cut = sleep(deadlineMs, undefined, { signal: deadline.signal })
      .then(() => this.app.server.closeAllConnections())
      .catch(() => undefined);
    await Promise.race([closed, cut]);
    deadline.abort();
  }
}
