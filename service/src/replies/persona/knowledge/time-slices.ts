import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long work cut into steps: it may rest wherever it yields. */
export type SlicedWork<Result> = Generator<undefined, Result, undefined>;

/** Milliseconds of work before others get their turn. */
const SLICE_MS = 8;

/** Does the work in short slices, so that requests are answered meanwhile. */
export async function runInSlices<Result>(steps: SlicedWork<Result>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - since < SLICE_MS) continue;
    await nextTurn();
    since = performance.now();
  }
}
