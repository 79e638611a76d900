import { currentThreadId, threadCpuMs, ThreadProgress } from './progress';

const THREAD = 7;

function createProgress() {
  const heartbeat = new Int32Array(new SharedArrayBuffer(4));
  const clock = { now: 0, cpuMs: 0 as number | null };
  const progress = new ThreadProgress(
    heartbeat,
    () => clock.now,
    () => clock.cpuMs,
  );
  progress.stall(THREAD);
  return { heartbeat, clock, progress };
}

describe('ThreadProgress', () => {
  it('counts only the time that the thread ran as processor time', () => {
    const { clock, progress } = createProgress();
    clock.now = 4_000;
    clock.cpuMs = 30;
    expect(progress.stall(THREAD)).toEqual({ cpuMs: 30, wallMs: 4_000 });
  });

  it('restarts with every heartbeat', () => {
    const { heartbeat, clock, progress } = createProgress();
    clock.now = 2_000;
    clock.cpuMs = 900;
    heartbeat[0] = 1;
    expect(progress.stall(THREAD)).toEqual({ cpuMs: 0, wallMs: 0 });
  });

  it('counts all time as processor time where the system does not report it', () => {
    const { clock, progress } = createProgress();
    clock.cpuMs = null;
    progress.stall(null);
    clock.now = 1_200;
    expect(progress.stall(null)).toMatchObject({ wallMs: 1_200 });
    expect(progress.stall(null).cpuMs).toBeGreaterThanOrEqual(1_200);
  });
});

describe('threadCpuMs', () => {
  const whereThreadIdsExist = currentThreadId() === null ? it.skip : it;

  whereThreadIdsExist('grows while a thread works', () => {
    const thread = currentThreadId() ?? 0;
    const before = threadCpuMs(thread) ?? 0;
    while ((threadCpuMs(thread) ?? Infinity) < before + 50);
    expect(threadCpuMs(thread)).toBeGreaterThanOrEqual(before + 50);
  });

  it('is null for an unknown thread', () => {
    expect(threadCpuMs(0)).toBeNull();
  });
});
