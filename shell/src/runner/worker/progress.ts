import fs from 'node:fs';

/** Length of a clock tick in `/proc`: Linux reports 100 per second. */
const TICK_MS = 10;
/** Indexes in `/proc/<pid>/stat` after the name, where the state is the first field. */
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** Processor time in ms that a thread of this process has used; null where the system does not report it. */
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

/** The operating system's id of the calling thread; null where the system does not report it. */
export function currentThreadId(): number | null {
  try {
    return Number(fs.readlinkSync('/proc/thread-self').split('/').at(-1)) || null;
  } catch {
    return null;
  }
}

export interface Stall {
  /** Processor time in ms since the event loop last turned; excludes waiting for a processor on a busy machine. */
  cpuMs: number;
  /** Time on the clock in ms since then. */
  wallMs: number;
}

/** Detects from the heartbeat counter in shared memory whether a worker's event loop turns. */
export class ThreadProgress {
  private lastHeartbeat = -1;
  private turnedAt = 0;
  private cpuMsAtTurn = 0;

  constructor(
    private readonly heartbeat: Int32Array,
    private readonly now: () => number = () => performance.now(),
    private readonly cpuMs: (thread: number) => number | null = threadCpuMs,
  ) {}

  /** @param thread null when unknown: time on the clock counts as processor time then */
  stall(thread: number | null): Stall {
    const heartbeat = Atomics.load(this.heartbeat, 0);
    const now = this.now();
    const cpuMs = (thread === null ? null : this.cpuMs(thread)) ?? now;
    if (heartbeat !== this.lastHeartbeat) {
      this.lastHeartbeat = heartbeat;
      this.turnedAt = now;
      this.cpuMsAtTurn = cpuMs;
    }
    return { cpuMs: cpuMs - this.cpuMsAtTurn, wallMs: now - this.turnedAt };
  }
}
