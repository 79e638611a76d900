import { CannotRun, COMMON_OPTIONS, readArgs } from '../../harness/program';
import { exitCodeOf, summarize } from '../../harness/results';
import { runSuite, type TestCase } from '../../harness/runner';
import { writeLine } from '../../harness/text';
import { bundleService } from './service-process';

const TIMEOUT_MS = 3_600_000;

/**
 * Runs a drill of the service alone, once per database.
 * @param defaults numbers that can be set by options of the same name
 * @returns exit code
 */
export async function runServiceDrill<Name extends string>(
  title: string,
  args: readonly string[],
  defaults: Record<Name, number>,
  createCases: (numbers: Record<Name, number>) => TestCase<null>[],
): Promise<number> {
  const names = Object.keys(defaults) as Name[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const values: Record<string, unknown> = readArgs(args, { ...COMMON_OPTIONS, ...options });
  const numbers = { ...defaults };
  for (const name of names) {
    const number = Number(values[name] ?? defaults[name]);
    if (!Number.isInteger(number) || number < 1)
      throw new CannotRun(`--${name} must be a whole number above 0`);
    numbers[name] = number;
  }
  await bundleService();
  const results = await runSuite({
    title,
    cases: createCases(numbers),
    contexts: [null],
    timeoutMs: TIMEOUT_MS,
  });
  writeLine('Limits of calls are raised by LIMIT_* for this drill.');
  writeLine(summarize(results));
  return exitCodeOf(results);
}
