import { ownThread, processorTimeOf, WorkerProgress } from './progress';

const THREAD = 7;

function watched() {
  const beat = new Int32Array(new SharedArrayBuffer(4));
  const clock = { now: 0, processor: 0 as number | null };
  const progress = new WorkerProgress(
    beat,
    () => clock.now,
    () => clock.processor,
  );
  progress.standstill(THREAD);
  return { beat, clock, progress };
}

describe('WorkerProgress', () => {
  it('counts as work only the time that the thread ran', () => {
    const { clock, progress } = watched();
    clock.now = 4_000;
    clock.processor = 30;
    expect(progress.standstill(THREAD)).toEqual({ worked: 30, silent: 4_000 });
  });

  it('begins anew with every beat', () => {
    const { beat, clock, progress } = watched();
    clock.now = 2_000;
    clock.processor = 900;
    beat[0] = 1;
    expect(progress.standstill(THREAD)).toEqual({ worked: 0, silent: 0 });
  });

  it('counts all time as work where the system does not tell', () => {
    const { clock, progress } = watched();
    clock.processor = null;
    progress.standstill(null);
    clock.now = 1_200;
    expect(progress.standstill(null)).toMatchObject({ silent: 1_200 });
    expect(progress.standstill(null).worked).toBeGreaterThanOrEqual(1_200);
  });
});

describe('processorTimeOf', () => {
  const describesThreads = ownThread() === null ? it.skip : it;

  describesThreads('grows while a thread works', () => {
    const thread = ownThread() ?? 0;
    const before = processorTimeOf(thread) ?? 0;
    while ((processorTimeOf(thread) ?? Infinity) < before + 50);
    expect(processorTimeOf(thread)).toBeGreaterThanOrEqual(before + 50);
  });

  it('is null for a thread that is not there', () => {
    expect(processorTimeOf(0)).toBeNull();
  });
});
