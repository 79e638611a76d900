import pLimit, { type LimitFunction } from 'p-limit';
import type { RenderRequest } from '../../server/render-host';
import type { ServedRelease, WorkerOptions } from '../worker/messages';
import { RenderThread, type RenderOutcome } from './render-thread';

/** Of processor time: on a busy machine a page may take longer. */
const MAX_CPU_MS = 1000;
/** Of time on the clock, for a thread that neither computes nor turns its event loop. */
const MAX_STALL_MS = 10_000;
const WATCH_INTERVAL_MS = 100;
/** A thread that has computed for this long gets no new jobs: a page, or a timer it left behind, may be looping. */
const BUSY_CPU_MS = 150;
const MAX_JOB_MS = 30_000;
/** Pages that each thread renders or lets wait at a time. Further ones are refused, so that none waits for long. */
const MAX_JOBS_PER_THREAD = 8;

/** `underLoad`: the page had to share its thread, so that it may have waited for others. */
export type PooledOutcome = RenderOutcome & { underLoad?: boolean };

/** Too many pages are being rendered: the newest is refused. */
export class RenderQueueFull extends Error {
  override readonly name = 'RenderQueueFull';
}

/**
 * Renders pages in worker threads. A job gets its own thread while one is idle, so that a page that loops or exits
 * affects no other page; jobs share a thread only when all threads wait for the service.
 */
export class RenderPool {
  private threads: RenderThread[] = [];
  /** Threads with one job each, which repeat jobs that were lost together with others. */
  private readonly isolated = new Set<RenderThread>();
  private readonly limit: LimitFunction;
  /** Releases that any visitor may get; every new thread loads them in advance. */
  private releases: readonly ServedRelease[] = [];
  private nextJob = 1;
  private jobCount = 0;
  private restartCount = 0;
  private stopped = false;
  private readonly watch: NodeJS.Timeout;

  constructor(
    private readonly file: URL,
    private readonly options: Omit<WorkerOptions, 'heartbeat'>,
    private readonly size: number,
  ) {
    this.limit = pLimit(size);
    this.watch = setInterval(() => this.stopStuckThreads(), WATCH_INTERVAL_MS);
  }

  /** Replaces the releases that every thread loads in advance. */
  setReleases(releases: readonly ServedRelease[]): void {
    const known = new Set(this.releases.map(({ id }) => id));
    this.releases = releases;
    for (const served of releases.filter(({ id }) => !known.has(id)))
      for (const thread of this.threads) thread.warmUp(served);
    this.fill();
  }

  /** Pages that render or wait. */
  get queue(): number {
    return this.jobCount;
  }

  /** Threads that ended and were replaced. */
  get restarts(): number {
    return this.restartCount;
  }

  /** Whether a page would have to share its thread. */
  get isBusy(): boolean {
    return this.jobCount >= this.size;
  }

  /** Renders by any release, loaded in advance or not. @throws RenderQueueFull */
  async render(served: ServedRelease, request: RenderRequest): Promise<PooledOutcome> {
    const underLoad = this.isBusy;
    if (this.jobCount >= this.size * MAX_JOBS_PER_THREAD)
      throw new RenderQueueFull('too many pages are being rendered');
    this.jobCount += 1;
    try {
      const outcome = await this.renderAdmitted(served, request);
      return underLoad ? { ...outcome, underLoad } : outcome;
    } finally {
      this.jobCount -= 1;
    }
  }

  private async renderAdmitted(
    served: ServedRelease,
    request: RenderRequest,
  ): Promise<RenderOutcome> {
    const outcome = await this.pick().run(this.nextJob++, served, request);
    // Another job of that thread, or an earlier one, may have ended it: an isolated attempt shows which.
    if (outcome.kind === 'lost' && !outcome.certain && !this.stopped)
      return this.limit(() => this.renderIsolated(served, request));
    return outcome;
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.watch);
    for (const thread of this.allThreads()) thread.stop('the shell is stopping');
  }

  private allThreads(): RenderThread[] {
    return [...this.threads, ...this.isolated];
  }

  private pick(): RenderThread {
    const responsive = this.threads.filter((thread) => thread.stall().cpuMs < BUSY_CPU_MS);
    const free = responsive.filter((thread) => thread.jobs.size === 0);
    const idle = free.find((thread) => thread.ready) ?? free[0];
    if (idle) return idle;
    const [leastBusy] = (responsive.length > 0 ? responsive : [...this.threads]).sort(
      (a, b) => a.jobs.size - b.jobs.size,
    );
    if (!leastBusy) throw new Error('the channel has no release yet');
    return leastBusy;
  }

  private fill(): void {
    while (!this.stopped && this.releases.length > 0 && this.threads.length < this.size) {
      const thread = this.spawn((ended) => this.replace(ended));
      for (const served of this.releases) thread.warmUp(served);
      this.threads.push(thread);
    }
  }

  private replace(thread: RenderThread): void {
    this.restartCount += 1;
    this.threads = this.threads.filter((other) => other !== thread);
    this.fill();
  }

  private spawn(onEnd: (thread: RenderThread) => void): RenderThread {
    return new RenderThread(this.file, this.options, onEnd);
  }

  private async renderIsolated(
    served: ServedRelease,
    request: RenderRequest,
  ): Promise<RenderOutcome> {
    const thread = this.spawn((ended) => this.isolated.delete(ended));
    this.isolated.add(thread);
    const outcome = await thread.run(this.nextJob++, served, request);
    thread.stop('its job is done');
    return outcome;
  }

  private stopStuckThreads(): void {
    const now = performance.now();
    for (const thread of this.allThreads()) {
      const oldest = Math.min(...[...thread.jobs.values()].map(({ since }) => since));
      const { cpuMs, wallMs } = thread.stall();
      if (cpuMs > MAX_CPU_MS) thread.stop(`rendering did not end within ${MAX_CPU_MS} ms`);
      else if (wallMs > MAX_STALL_MS)
        thread.stop(`rendering stalled for ${MAX_STALL_MS} ms`, { waited: true });
      else if (now - oldest > MAX_JOB_MS)
        thread.stop(`rendering waited more than ${MAX_JOB_MS} ms for its data`, { waited: true });
    }
  }
}
