import { currentThreadId, threadCpuMs, ThreadProgress } from './progress';

const THREAD = 7;

function watched() {
  const beat = new Int32Array(new SharedArrayBuffer(4));
  const clock = { now: 0, processor: 0 as number | null };
  const progress = new ThreadProgress(
    beat,
    () => clock.now,
    () => clock.processor,
  );
  progress.stall(THREAD);
  return { beat, clock, progress };
}

describe('WorkerProgress', () => {
  it('counts as work only the time that the thread ran', () => {
    const { clock, progress } = watched();
    clock.now = 4_000;
    clock.processor = 30;
    expect(progress.stall(THREAD)).toEqual({ cpuMs: 30, wallMs: 4_000 });
  });

  it('begins anew with every beat', () => {
    const { beat, clock, progress } = watched();
    clock.now = 2_000;
    clock.processor = 900;
    beat[0] = 1;
    expect(progress.stall(THREAD)).toEqual({ cpuMs: 0, wallMs: 0 });
  });

  it('counts all time as work where the system does not tell', () => {
    const { clock, progress } = watched();
    clock.processor = null;
    progress.stall(null);
    clock.now = 1_200;
    expect(progress.stall(null)).toMatchObject({ wallMs: 1_200 });
    expect(progress.stall(null).cpuMs).toBeGreaterThanOrEqual(1_200);
  });
});

describe('processorTimeOf', () => {
  const describesThreads = currentThreadId() === null ? it.skip : it;

  describesThreads('grows while a thread works', () => {
    const thread = currentThreadId() ?? 0;
    const before = threadCpuMs(thread) ?? 0;
    while ((threadCpuMs(thread) ?? Infinity) < before + 50);
    expect(threadCpuMs(thread)).toBeGreaterThanOrEqual(before + 50);
  });

  it('is null for a thread that is not there', () => {
    expect(threadCpuMs(0)).toBeNull();
  });
});
