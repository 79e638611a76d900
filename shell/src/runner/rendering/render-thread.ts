import { Worker } from 'node:worker_threads';
import type { RenderAnswer, RenderRequest } from '../../server/render-host';
import { VersionCache } from '../files/version-cache';
import {
  KEPT_RELEASES,
  type FromWorker,
  type ServedRelease,
  type ToWorker,
  type WorkerStart,
} from '../worker/messages';
import { WorkerProgress, type Standstill } from '../worker/progress';

/**
 * What became of a job. `lost`: the worker looped or ended, and took the job with it; `certain` when no other job can
 * have done it, neither one beside it nor, by a timer that it left behind, one before.
 */
export type Outcome =
  | { kind: 'answer'; answer: RenderAnswer }
  | { kind: 'failed'; message: string }
  | { kind: 'lost'; certain: boolean; message: string };

interface Running {
  settle: (outcome: Outcome) => void;
  since: number;
  started: boolean;
}

const MEMORY_MB = 256;

/** One worker thread with the jobs it has been given. */
export class RenderWorker {
  readonly jobs = new Map<number, Running>();
  ready = false;
  private readonly thread: Worker;
  private readonly progress: WorkerProgress;
  private threadNumber: number | null = null;
  private ended: string | null = null;
  private stopped = false;
  private given = 0;
  /** Ids of the releases that the thread holds, in its own order of use. */
  private readonly held = new VersionCache<true>(KEPT_RELEASES);

  constructor(
    file: URL,
    start: Omit<WorkerStart, 'beat'>,
    private readonly onEnd: (worker: RenderWorker) => void,
  ) {
    const beat = new SharedArrayBuffer(4);
    this.progress = new WorkerProgress(new Int32Array(beat));
    this.thread = new Worker(file, {
      workerData: { ...start, beat },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    this.thread.on('message', (message: FromWorker) => this.receive(message));
    this.thread.on('error', (error) => (this.ended = error.message));
    this.thread.on('exit', () => this.end(this.ended ?? 'the process was ended from within'));
  }

  /** Has a release ready before the first page is asked of it. */
  warm(served: ServedRelease): void {
    this.name(served);
    this.post({ type: 'warm', release: served.id });
  }

  render(job: number, served: ServedRelease, request: RenderRequest): Promise<Outcome> {
    return new Promise((settle) => {
      this.given += 1;
      this.jobs.set(job, { settle, since: performance.now(), started: false });
      this.name(served);
      this.post({ type: 'render', job, release: served.id, request });
    });
  }

  /** How long the event loop has not turned; waiting for the service does not count, nor does starting. */
  standstill(): Standstill {
    return this.ready ? this.progress.standstill(this.threadNumber) : { worked: 0, silent: 0 };
  }

  stop(reason: string): void {
    this.ended = reason;
    this.stopped = true;
    void this.thread.terminate();
  }

  private name(served: ServedRelease): void {
    this.held.get(served.id, () => {
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
    const certain = begun && (this.stopped || this.given === 1);
    for (const { settle } of lost) settle({ kind: 'lost', certain, message: reason });
  }
}
