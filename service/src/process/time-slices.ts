import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long-running work that may be paused at each `yield`. */
export type SlicedWork<Result> = Generator<undefined, Result, undefined>;

/** Duration after which the event loop may run other tasks. */
const SLICE_MS = 8;

/** Runs the work in slices, so that requests are served meanwhile. */
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
