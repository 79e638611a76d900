import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { RenderAnswer, RenderRequest } from '../../server/render-host';
import {
  MAX_RELEASES,
  type FromWorker,
  type ServedRelease,
  type ToWorker,
  type WorkerOptions,
} from '../worker/messages';
import { ThreadProgress, type Stall } from '../worker/progress';

/**
 * Result of a job. `lost`: the thread looped or ended and the job with it; `certain` when no other job can be the cause,
 * neither a concurrent one nor, by a timer that it left behind, an earlier one; `waited` when the thread did not compute.
 */
export type RenderOutcome =
  | { kind: 'answer'; answer: RenderAnswer }
  | { kind: 'failed'; message: string }
  | { kind: 'lost'; certain: boolean; waited: boolean; message: string };

interface PendingJob {
  settle: (outcome: RenderOutcome) => void;
  since: number;
  started: boolean;
}

const MAX_MEMORY_MB = 256;
const MAX_NICENESS = 19;
/** Added to the niceness of the process: a third of its share of a busy processor. */
const NICENESS = 5;

/** One worker thread with its pending jobs. */
export class RenderThread {
  readonly jobs = new Map<number, PendingJob>();
  ready = false;
  private readonly worker: Worker;
  private readonly progress: ThreadProgress;
  private threadId: number | null = null;
  private endReason: string | null = null;
  private stopped = false;
  private waited = false;
  private jobCount = 0;
  /** Ids of the releases that the worker holds, in the same order of use. */
  private readonly sentReleases = new LRUCache<string, true>({ max: MAX_RELEASES });

  constructor(
    file: URL,
    options: Omit<WorkerOptions, 'heartbeat'>,
    private readonly onEnd: (thread: RenderThread) => void,
  ) {
    const heartbeat = new SharedArrayBuffer(4);
    this.progress = new ThreadProgress(new Int32Array(heartbeat));
    this.worker = new Worker(file, {
      workerData: { ...options, heartbeat },
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    });
    this.worker.on('message', (message: FromWorker) => this.receive(message));
    this.worker.on('error', (error) => (this.endReason = error.message));
    this.worker.on('exit', () => this.end(this.endReason ?? 'the worker called process.exit'));
  }

  /** Loads a release before its first page is requested. */
  warmUp(served: ServedRelease): void {
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

  /** Since when the event loop has not turned. Neither waiting for the service nor starting counts. */
  stall(): Stall {
    return this.ready ? this.progress.stall(this.threadId) : { cpuMs: 0, wallMs: 0 };
  }

  stop(reason: string, { waited = false } = {}): void {
    this.endReason = reason;
    this.waited = waited;
    this.stopped = true;
    void this.worker.terminate();
  }

  private sendRelease(served: ServedRelease): void {
    if (this.sentReleases.get(served.id)) return;
    this.post({ type: 'release', served });
    this.sentReleases.set(served.id, true);
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private receive(message: FromWorker): void {
    if (message.type === 'ready') {
      this.ready = true;
      this.threadId = message.thread;
      yieldToOthers(message.thread);
      return;
    }
    const job = this.jobs.get(message.job);
    if (message.type === 'started') {
      if (job) job.started = true;
      return;
    }
    this.jobs.delete(message.job);
    if (message.type === 'answer') job?.settle({ kind: 'answer', answer: message.answer });
    else job?.settle({ kind: 'failed', message: message.message });
  }

  private end(message: string): void {
    const lost = [...this.jobs.values()];
    this.jobs.clear();
    this.onEnd(this);
    const isOnlyJob = lost.length === 1 && lost[0]?.started === true;
    const certain = isOnlyJob && (this.stopped || this.jobCount === 1);
    const { waited } = this;
    for (const { settle } of lost) settle({ kind: 'lost', certain, waited, message });
  }
}

/** Rendering never takes the processor from the thread that answers health and cached pages. */
function yieldToOthers(thread: number | null): void {
  if (thread === null) return;
  try {
    os.setPriority(thread, Math.min(MAX_NICENESS, os.getPriority() + NICENESS));
  } catch {
    // The system allows it for processes only.
  }
}
