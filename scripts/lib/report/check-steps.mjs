import { join } from 'node:path';
import { CommandFailed, runCommand } from '../process/run-command.mjs';
import { CountedFailure, errorMessage, outputOf } from './step-failures.mjs';
import { countIn, flakyIn } from './tally.mjs';

/** Exit code of an end-to-end program in which nothing failed twice. */
const ONLY_FLAKY = 3;

/**
 * Ways to run a step of the checks, each of which counts its results.
 * @param {{
 *   root: string,
 *   steps: import('./steps.mjs').Steps,
 *   tally: ReturnType<typeof import('./tally.mjs').createTally>,
 *   failures: string[],
 *   timeout: () => AbortSignal,
 * }} run `failures` receives the output of each failed step
 */
export function createCheckSteps({ root, steps, tally, failures, timeout }) {
  /** @param {string} program in node_modules/.bin */
  const bin = (program) => join(root, 'node_modules', '.bin', program);

  /**
   * Runs one step. An error is printed and counted as one failure, unless the step counted its failures itself.
   * @template T
   * @param {string} name
   * @param {(report: import('./steps.mjs').StepReport) => Promise<T>} work
   * @returns {Promise<T | null>} null when it failed
   */
  const attempt = async (name, work) => {
    try {
      return await steps.run(name, work);
    } catch (error) {
      if (!(error instanceof CountedFailure)) tally.add({ passed: 0, failed: 1 });
      failures.push(`${name}\n${errorMessage(error)}`);
      steps.log(errorMessage(error));
      return null;
    }
  };

  /**
   * Runs a program that counts as one check.
   * @param {string} name
   * @param {string} program in node_modules/.bin
   * @param {string[]} args
   */
  const single = (name, program, args) =>
    attempt(name, async () => {
      await runCommand(bin(program), args, { cwd: root, signal: timeout() });
      tally.add({ passed: 1, failed: 0 });
      return true;
    });

  /**
   * Runs a program whose last line is `N passed, N failed`.
   * @param {string} name
   * @param {string[]} args of tsx
   * @param {NodeJS.ProcessEnv} [env]
   */
  const counted = (name, args, env = {}) =>
    attempt(name, async (report) => {
      const { output, error } = await runCommand(bin('tsx'), args, {
        cwd: root,
        env,
        signal: timeout(),
      }).then(
        (text) => ({ output: text, error: null }),
        (error) => ({ output: outputOf(error), error }),
      );
      const count = countIn(output);
      if (count === null) throw error ?? new Error(`${name} printed no results:\n${output}`);
      tally.add(count);
      const flaky = flakyIn(output);
      const repeated = flaky.map((each) => `; passed when repeated: ${each}`).join('');
      report.remark(`${count.passed} passed, ${count.failed} failed${repeated}`);
      if (count.failed > 0) throw new CountedFailure(output);
      // A busy machine may delay a browser check once; the summary names it, and only a second failure counts.
      if (error && !(error instanceof CommandFailed && error.code === ONLY_FLAKY)) throw error;
    });

  return { attempt, single, counted };
}
