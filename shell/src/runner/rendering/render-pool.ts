import type { RenderRequest } from '../../server/render-host';
import { RenderWorker, type Outcome } from './render-thread';
import { Turns } from './turns';
import type { ServedRelease, WorkerStart } from '../worker/messages';

/** Of work, that is of processor time: a busy machine is no reason to give a page up. */
const STUCK_MS = 1000;
/** On the clock, for a thread that does nothing and does not turn either. */
const SILENT_MS = 10_000;
const WATCH_MS = 100;
/** A loop in a page's code is noticed after this, also one left behind; new jobs keep away from such a worker. */
const SLUGGISH_MS = 150;
const LONGEST_JOB_MS = 30_000;

/**
 * Renders pages in worker threads. A job gets a worker of its own as long as one is free, so a page that loops or ends
 * the process takes nobody with it; only when all wait for the service do jobs share a worker.
 */
export class RenderPool {
  private workers: RenderWorker[] = [];
  /** Workers of one job each, in which jobs are tried again that were lost together with others. */
  private readonly apart = new Set<RenderWorker>();
  private readonly turns: Turns;
  /** Releases that every new worker makes ready: those that any visitor may get. */
  private awaited: readonly ServedRelease[] = [];
  private nextJob = 1;
  private stopped = false;
  private readonly watch: NodeJS.Timeout;

  constructor(
    private readonly file: URL,
    private readonly start: Omit<WorkerStart, 'beat'>,
    private readonly size: number,
  ) {
    this.turns = new Turns(size);
    this.watch = setInterval(() => this.stopStuck(), WATCH_MS);
  }

  /** Makes releases ready in every worker, in place of those made ready before. */
  prepare(releases: readonly ServedRelease[]): void {
    const known = new Set(this.awaited.map(({ id }) => id));
    this.awaited = releases;
    for (const served of releases.filter(({ id }) => !known.has(id)))
      for (const worker of this.workers) worker.warm(served);
    this.fill();
  }

  /** Renders by any release, made ready before or not. */
  async render(served: ServedRelease, request: RenderRequest): Promise<Outcome> {
    const outcome = await this.pick().render(this.nextJob++, served, request);
    // Another job of that worker, or one before, may have ended it: tried again by itself, this one shows what it does.
    if (outcome.kind === 'lost' && !outcome.certain && !this.stopped) {
      return this.turns.take(() => this.renderApart(served, request));
    }
    return outcome;
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.watch);
    for (const worker of this.all()) worker.stop('the shell is stopping');
  }

  private all(): RenderWorker[] {
    return [...this.workers, ...this.apart];
  }

  private pick(): RenderWorker {
    const awake = this.workers.filter((worker) => worker.standstill().worked < SLUGGISH_MS);
    const free = awake.filter((worker) => worker.jobs.size === 0);
    const idle = free.find((worker) => worker.ready) ?? free[0];
    if (idle) return idle;
    const [leastBusy] = (awake.length > 0 ? awake : [...this.workers]).sort(
      (a, b) => a.jobs.size - b.jobs.size,
    );
    if (!leastBusy) throw new Error('the channel names no release yet');
    return leastBusy;
  }

  private fill(): void {
    while (!this.stopped && this.awaited.length > 0 && this.workers.length < this.size) {
      const worker = this.spawn((ended) => this.forget(ended));
      for (const served of this.awaited) worker.warm(served);
      this.workers.push(worker);
    }
  }

  private forget(worker: RenderWorker): void {
    this.workers = this.workers.filter((other) => other !== worker);
    this.fill();
  }

  private spawn(onEnd: (worker: RenderWorker) => void): RenderWorker {
    return new RenderWorker(this.file, this.start, onEnd);
  }

  private async renderApart(served: ServedRelease, request: RenderRequest): Promise<Outcome> {
    const worker = this.spawn((ended) => this.apart.delete(ended));
    this.apart.add(worker);
    const outcome = await worker.render(this.nextJob++, served, request);
    worker.stop('its job is done');
    return outcome;
  }

  private stopStuck(): void {
    const now = performance.now();
    for (const worker of this.all()) {
      const oldest = Math.min(...[...worker.jobs.values()].map(({ since }) => since));
      const { worked, silent } = worker.standstill();
      if (worked > STUCK_MS) {
        worker.stop(`rendering did not end within ${STUCK_MS} ms`);
      } else if (silent > SILENT_MS) {
        worker.stop(`rendering stood still for ${SILENT_MS} ms`);
      } else if (now - oldest > LONGEST_JOB_MS) {
        worker.stop('rendering waited too long for its data');
      }
    }
  }
}
