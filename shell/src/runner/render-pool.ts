import type { RenderRequest } from '../server/render-host';
import { RenderWorker, type Outcome } from './render-worker';
import type { ServedRelease, WorkerStart } from './worker-messages';

const STUCK_MS = 1000;
const WATCH_MS = 100;
/** A loop in a page's code is noticed after this; new jobs keep away from such a worker. */
const SLUGGISH_MS = 150;
const LONGEST_JOB_MS = 30_000;

/**
 * Renders pages in worker threads. A job gets a worker of its own as long as one is free, so a page that loops or ends
 * the process takes nobody with it; only when all wait for the service do jobs share a worker.
 */
export class RenderPool {
  private workers: RenderWorker[] = [];
  private served: ServedRelease | null = null;
  private nextJob = 1;
  private stopped = false;
  private readonly watch: NodeJS.Timeout;

  constructor(
    private readonly file: URL,
    private readonly start: Omit<WorkerStart, 'beat'>,
    private readonly size: number,
  ) {
    this.watch = setInterval(() => this.stopStuck(), WATCH_MS);
  }

  /** Every job from now on is rendered by this release. */
  serve(served: ServedRelease): void {
    this.served = served;
    for (const worker of this.workers) worker.serve(served);
    this.fill();
  }

  async render(request: RenderRequest): Promise<Outcome> {
    const outcome = await this.pick().render(this.nextJob++, request);
    // Lost together with others: nobody knows which one it was, so each is tried again by itself.
    if (outcome.kind === 'lost' && !outcome.alone && !this.stopped) {
      return this.spawnApart().render(this.nextJob++, request);
    }
    return outcome;
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.watch);
    for (const worker of this.workers) worker.stop('the shell is stopping');
  }

  private pick(): RenderWorker {
    const free = this.workers.filter((worker) => worker.jobs.size === 0);
    const idle = free.find((worker) => worker.ready) ?? free[0];
    if (idle) return idle;
    const awake = this.workers.filter((worker) => worker.stuckFor() < SLUGGISH_MS);
    const byLoad = (awake.length > 0 ? awake : this.workers).sort(
      (a, b) => a.jobs.size - b.jobs.size,
    );
    return byLoad[0] ?? this.spawnApart();
  }

  private fill(): void {
    while (!this.stopped && this.served && this.workers.length < this.size) {
      this.workers.push(this.spawn(this.served));
    }
  }

  private spawn(served: ServedRelease): RenderWorker {
    return new RenderWorker(this.file, this.start, served, (ended) => {
      this.workers = this.workers.filter((worker) => worker !== ended);
      this.fill();
    });
  }

  private spawnApart(): RenderWorker {
    if (!this.served) throw new Error('the channel names no release yet');
    const worker = this.spawn(this.served);
    this.workers.push(worker);
    return worker;
  }

  private stopStuck(): void {
    const now = performance.now();
    const idle = this.workers.find((worker) => worker.jobs.size === 0);
    if (this.workers.length > this.size) idle?.stop('no longer needed');
    for (const worker of this.workers) {
      const oldest = Math.min(...[...worker.jobs.values()].map(({ since }) => since));
      if (worker.stuckFor(now) > STUCK_MS)
        worker.stop(`rendering did not end within ${STUCK_MS} ms`);
      else if (now - oldest > LONGEST_JOB_MS) worker.stop('rendering waited too long for its data');
    }
  }
}
