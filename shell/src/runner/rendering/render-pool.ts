import type { RenderRequest } from '../../server/render-host';
import { RenderThread, type RenderOutcome } from './render-thread';
import { Turns } from './turns';
import type { ServedRelease, WorkerOptions } from '../worker/messages';

/** Of work, that is of processor time: a busy machine is no reason to give a page up. */
const MAX_CPU_MS = 1000;
/** On the clock, for a thread that does nothing and does not turn either. */
const MAX_STALL_MS = 10_000;
const WATCH_INTERVAL_MS = 100;
/** A loop in a page's code is noticed after this, also one left behind; new jobs keep away from such a worker. */
const BUSY_CPU_MS = 150;
const MAX_JOB_MS = 30_000;

/**
 * Renders pages in worker threads. A job gets a worker of its own as long as one is free, so a page that loops or ends
 * the process takes nobody with it; only when all wait for the service do jobs share a worker.
 */
export class RenderPool {
  private workers: RenderThread[] = [];
  /** Workers of one job each, in which jobs are tried again that were lost together with others. */
  private readonly isolated = new Set<RenderThread>();
  private readonly limit: Turns;
  /** Releases that every new worker makes ready: those that any visitor may get. */
  private releases: readonly ServedRelease[] = [];
  private nextJob = 1;
  private stopped = false;
  private readonly watch: NodeJS.Timeout;

  constructor(
    private readonly file: URL,
    private readonly start: Omit<WorkerOptions, 'heartbeat'>,
    private readonly size: number,
  ) {
    this.limit = new Turns(size);
    this.watch = setInterval(() => this.stopStuck(), WATCH_INTERVAL_MS);
  }

  /** Makes releases ready in every worker, in place of those made ready before. */
  setReleases(releases: readonly ServedRelease[]): void {
    const known = new Set(this.releases.map(({ id }) => id));
    this.releases = releases;
    for (const served of releases.filter(({ id }) => !known.has(id)))
      for (const worker of this.workers) worker.warm(served);
    this.fill();
  }

  /** Renders by any release, made ready before or not. */
  async render(served: ServedRelease, request: RenderRequest): Promise<RenderOutcome> {
    const outcome = await this.pick().run(this.nextJob++, served, request);
    // Another job of that worker, or one before, may have ended it: tried again by itself, this one shows what it does.
    if (outcome.kind === 'lost' && !outcome.certain && !this.stopped) {
      return this.limit.take(() => this.renderIsolated(served, request));
    }
    return outcome;
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.watch);
    for (const worker of this.all()) worker.stop('the shell is stopping');
  }

  private all(): RenderThread[] {
    return [...this.workers, ...this.isolated];
  }

  private pick(): RenderThread {
    const awake = this.workers.filter((worker) => worker.stall().cpuMs < BUSY_CPU_MS);
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
    while (!this.stopped && this.releases.length > 0 && this.workers.length < this.size) {
      const worker = this.spawn((ended) => this.forget(ended));
      for (const served of this.releases) worker.warm(served);
      this.workers.push(worker);
    }
  }

  private forget(worker: RenderThread): void {
    this.workers = this.workers.filter((other) => other !== worker);
    this.fill();
  }

  private spawn(onEnd: (worker: RenderThread) => void): RenderThread {
    return new RenderThread(this.file, this.start, onEnd);
  }

  private async renderIsolated(
    served: ServedRelease,
    request: RenderRequest,
  ): Promise<RenderOutcome> {
    const worker = this.spawn((ended) => this.isolated.delete(ended));
    this.isolated.add(worker);
    const outcome = await worker.run(this.nextJob++, served, request);
    worker.stop('its job is done');
    return outcome;
  }

  private stopStuck(): void {
    const now = performance.now();
    for (const worker of this.all()) {
      const oldest = Math.min(...[...worker.jobs.values()].map(({ since }) => since));
      const { cpuMs: worked, wallMs: silent } = worker.stall();
      if (worked > MAX_CPU_MS) {
        worker.stop(`rendering did not end within ${MAX_CPU_MS} ms`);
      } else if (silent > MAX_STALL_MS) {
        worker.stop(`rendering stood still for ${MAX_STALL_MS} ms`);
      } else if (now - oldest > MAX_JOB_MS) {
        worker.stop('rendering waited too long for its data');
      }
    }
  }
}
