import { orAfter } from './or-after';
import { type Finding, failed, hasFailed, sentenceOf, type Task, type TaskResult } from './task';

/** Far longer than any task takes: one that never ends must not hide what the others found. */
const LONGEST_MS = 300_000;

export interface RunOptions {
  /** Tasks at the same time. */
  atOnce: number;
  /** Times that a failed task is run again; what then passes is flaky. */
  repeats: number;
  /** Milliseconds after which a task has failed, whether it ends or not. */
  longestMs?: number;
  onFailure?: (result: TaskResult) => void;
  onProgress: (done: number, all: number, failures: number) => void;
}

/** Runs tasks a few at a time, in order; the results come in the same order. */
export async function runTasks(tasks: readonly Task[], options: RunOptions): Promise<TaskResult[]> {
  const results = new Map<Task, TaskResult>();
  await runAll(tasks, results, options);
  for (let round = 0; round < options.repeats; round += 1) {
    const again = tasks.filter((task) => {
      const result = results.get(task);
      return result && hasFailed(result);
    });
    // One at a time: what failed under load may only have been slow.
    const second = new Map<Task, TaskResult>();
    await runAll(again, second, { ...options, atOnce: 1, onProgress: () => undefined });
    for (const [task, result] of second) {
      const first = results.get(task);
      if (first) results.set(task, withFlaky(first, result));
    }
  }
  return tasks.flatMap((task) => results.get(task) ?? []);
}

async function runAll(
  tasks: readonly Task[],
  results: Map<Task, TaskResult>,
  { atOnce, longestMs = LONGEST_MS, onProgress, onFailure }: RunOptions,
): Promise<void> {
  const waiting = [...tasks];
  let failures = 0;
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const result = await runOne(task, longestMs);
      results.set(task, result);
      if (hasFailed(result)) {
        failures += 1;
        onFailure?.(result);
      }
      onProgress(results.size, tasks.length, failures);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function runOne(task: Task, longestMs: number): Promise<TaskResult> {
  const since = performance.now();
  const unchecked = (why: string): Finding => ({
    cases: [failed('it can be checked', why)],
    scene: null,
  });
  const finding = await orAfter(
    longestMs,
    unchecked(`it did not end within ${String(longestMs / 1000)} s`),
    task.run().catch((failure: unknown) => unchecked(sentenceOf(failure))),
  );
  const { group, name } = task;
  return { group, name, ms: Math.round(performance.now() - since), ...finding };
}

/** What failed first and passes now is flaky; what fails again is still failed, with the scene of the first time. */
function withFlaky(first: TaskResult, second: TaskResult): TaskResult {
  const stillFailing = new Set(
    second.cases.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name),
  );
  const known = new Set(first.cases.map(({ name }) => name));
  return {
    ...first,
    cases: [
      ...first.cases.map((found) =>
        found.outcome === 'failed' && !stillFailing.has(found.name)
          ? { ...found, outcome: 'flaky' as const }
          : found,
      ),
      ...second.cases.filter(({ name, outcome }) => outcome === 'failed' && !known.has(name)),
    ],
  };
}
