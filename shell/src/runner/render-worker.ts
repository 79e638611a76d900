import { Worker } from 'node:worker_threads';
import type { RenderAnswer, RenderRequest } from '../server/render-host';
import { VersionCache } from './version-cache';
import {
  KEPT_RELEASES,
  type FromWorker,
  type ServedRelease,
  type ToWorker,
  type WorkerStart,
} from './worker-messages';

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
  private readonly beat: Int32Array;
  private beats = 0;
  /** Milliseconds (performance clock) at which the event loop was last seen to turn. */
  private turnedAt = performance.now();
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
    this.beat = new Int32Array(beat);
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

  /** Milliseconds since the event loop last turned; waiting for the service does not count. */
  stuckFor(now = performance.now()): number {
    const beats = Atomics.load(this.beat, 0);
    if (beats !== this.beats || !this.ready) {
      this.beats = beats;
      this.turnedAt = now;
    }
    return now - this.turnedAt;
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
