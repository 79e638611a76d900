import { runTasks } from './run-tasks';
import { failed, passed, type Task } from './task';

const task = (name: string, run: Task['run']): Task => ({ group: 'g', name, run });
const run = (tasks: Task[], repeats = 0) =>
  runTasks(tasks, { atOnce: 2, repeats, onProgress: () => undefined });

describe('a run', () => {
  it('keeps the order of the tasks, whichever ends first', async () => {
    const slow = task('slow', async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { cases: [passed('a')], scene: null };
    });
    const quick = task('quick', async () => ({ cases: [passed('b')], scene: null }));
    expect((await run([slow, quick])).map(({ name }) => name)).toEqual(['slow', 'quick']);
  });

  it('turns a task that breaks into a failure that says why', async () => {
    const [result] = await run([task('t', () => Promise.reject(new Error('the tab crashed')))]);
    expect(result?.cases).toEqual([failed('it can be checked', 'the tab crashed')]);
  });

  it('says of a task that never ends that it did not, and ends itself', async () => {
    const stuck = task('stuck', () => new Promise(() => undefined));
    const well = task('well', async () => ({ cases: [passed('a')], scene: null }));
    const results = await runTasks([stuck, well], {
      atOnce: 1,
      repeats: 0,
      longestMs: 20,
      onProgress: () => undefined,
    });
    expect(results.flatMap(({ cases }) => cases)).toEqual([
      failed('it can be checked', 'it did not end within 0.02 s'),
      passed('a'),
    ]);
  });

  it('repeats nothing by itself', async () => {
    let times = 0;
    const sometimes = task('t', async () => {
      times += 1;
      return { cases: [times === 1 ? failed('c', 'no') : passed('c')], scene: null };
    });
    expect((await run([sometimes]))[0]?.cases[0]?.outcome).toBe('failed');
    expect(times).toBe(1);
  });

  it('calls flaky what passes when repeated, and failed what fails again', async () => {
    let times = 0;
    const mixed = task('t', async () => {
      times += 1;
      return {
        cases: [failed('always', 'no'), times === 1 ? failed('once', 'slow') : passed('once')],
        scene: null,
      };
    });
    const [result] = await run([mixed], 1);
    expect(result?.cases.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['always', 'failed'],
      ['once', 'flaky'],
    ]);
    expect(times).toBe(2);
  });
});
