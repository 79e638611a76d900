import { Worker } from 'node:worker_threads';
import type { RenderAnswer, RenderRequest } from '../../server/render-host';
import { VersionCache } from '../files/version-cache';
import {
  MAX_RELEASES,
  type FromWorker,
  type ServedRelease,
  type ToWorker,
  type WorkerOptions,
} from '../worker/messages';
import { ThreadProgress, type Stall } from '../worker/progress';

/**
 * What became of a job. `lost`: the worker looped or ended, and took the job with it; `certain` when no other job can
 * have done it, neither one beside it nor, by a timer that it left behind, one before.
 */
export type RenderOutcome =
  | { kind: 'answer'; answer: RenderAnswer }
  | { kind: 'failed'; message: string }
  | { kind: 'lost'; certain: boolean; message: string };

interface PendingJob {
  settle: (outcome: RenderOutcome) => void;
  since: number;
  started: boolean;
}

const MAX_MEMORY_MB = 256;

/** One worker thread with the jobs it has been given. */
export class RenderThread {
  readonly jobs = new Map<number, PendingJob>();
  ready = false;
  private readonly thread: Worker;
  private readonly progress: ThreadProgress;
  private threadNumber: number | null = null;
  private ended: string | null = null;
  private stopped = false;
  private jobCount = 0;
  /** Ids of the releases that the thread holds, in its own order of use. */
  private readonly sentReleases = new VersionCache<true>(MAX_RELEASES);

  constructor(
    file: URL,
    start: Omit<WorkerOptions, 'heartbeat'>,
    private readonly onEnd: (worker: RenderThread) => void,
  ) {
    const heartbeat = new SharedArrayBuffer(4);
    this.progress = new ThreadProgress(new Int32Array(heartbeat));
    this.thread = new Worker(file, {
      workerData: { ...start, heartbeat },
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    });
    this.thread.on('message', (message: FromWorker) => this.receive(message));
    this.thread.on('error', (error) => (this.ended = error.message));
    this.thread.on('exit', () => this.end(this.ended ?? 'the process was ended from within'));
  }

  /** Has a release ready before the first page is asked of it. */
  warm(served: ServedRelease): void {
    this.sendRelease(served);
    this.post({ type: 'warm', release: served.id });
  }

  run(job: number, served: ServedRelease, request: RenderRequest): Promise<RenderOutcome> {
    return new Promise((settle) => {
      this.jobCount += 1;
      this.jobs.set(job, { settle, since: performance.now(), started: false });
      this.sendRelease(served);
      this.post({ type: 'render', job, release: served.id, request });
    });
  }

  /** How long the event loop has not turned; waiting for the service does not count, nor does starting. */
  stall(): Stall {
    return this.ready ? this.progress.stall(this.threadNumber) : { cpuMs: 0, wallMs: 0 };
  }

  stop(reason: string): void {
    this.ended = reason;
    this.stopped = true;
    void this.thread.terminate();
  }

  private sendRelease(served: ServedRelease): void {
    this.sentReleases.get(served.id, () => {
      this.post({ type: 'release', served });
      return true;
    });
  }

  private post(message: ToWorker): void {
    this.thread.postMessage(message);
  }

  private receive(message: FromWorker): void {
    if (message.type === 'ready') {
      this.ready = true;
      this.threadNumber = message.thread;
      return;
    }
    const running = this.jobs.get(message.job);
    if (message.type === 'started') {
      if (running) running.started = true;
      return;
    }
    this.jobs.delete(message.job);
    if (message.type === 'answer') running?.settle({ kind: 'answer', answer: message.answer });
    else running?.settle({ kind: 'failed', message: message.message });
  }

  private end(reason: string): void {
    const lost = [...this.jobs.values()];
    this.jobs.clear();
    this.onEnd(this);
    const begun = lost.length === 1 && lost[0]?.started === true;
    const certain = begun && (this.stopped || this.jobCount === 1);
    for (const { settle } of lost) settle({ kind: 'lost', certain, message: reason });
  }
}
