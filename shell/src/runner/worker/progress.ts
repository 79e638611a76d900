import fs from 'node:fs';

/** Clock ticks of `/proc`, in milliseconds: Linux shows every program a hundred of them a second. */
const TICK_MS = 10;
/** Fields of `/proc/<pid>/stat` behind the name: the state is the first of them. */
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** Milliseconds of processor time that a thread of this process has used; null where the system does not tell. */
export function threadCpuMs(thread: number): number | null {
  try {
    const stat = fs.readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME]);
    return Number.isFinite(ticks) ? ticks * TICK_MS : null;
  } catch {
    return null;
  }
}

/** The system's own number of the thread that asks; null where the system does not tell. */
export function currentThreadId(): number | null {
  try {
    return Number(fs.readlinkSync('/proc/thread-self').split('/').at(-1)) || null;
  } catch {
    return null;
  }
}

export interface Stall {
  /**
   * Milliseconds of work since the event loop last turned. Waiting for the processor is no work: on a machine that is
   * busy with other things a thread stands still for seconds and has done nothing wrong.
   */
  cpuMs: number;
  /** Milliseconds on the clock since then. */
  wallMs: number;
}

/** Whether a worker's event loop turns, by the beats that it counts in shared memory. */
export class ThreadProgress {
  private beats = -1;
  private turnedAt = 0;
  private workedAt = 0;

  constructor(
    private readonly beat: Int32Array,
    private readonly now: () => number = () => performance.now(),
    private readonly processorTime: (thread: number) => number | null = threadCpuMs,
  ) {}

  /** @param thread null where the worker cannot say it: then all time counts as work */
  stall(thread: number | null): Stall {
    const beats = Atomics.load(this.beat, 0);
    const now = this.now();
    const worked = (thread === null ? null : this.processorTime(thread)) ?? now;
    if (beats !== this.beats) {
      this.beats = beats;
      this.turnedAt = now;
      this.workedAt = worked;
    }
    return { cpuMs: worked - this.workedAt, wallMs: now - this.turnedAt };
  }
}
