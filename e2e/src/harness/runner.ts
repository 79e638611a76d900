/**
 * The runner of all end-to-end checks: `runSuite` runs cases as tests of `node:test`, which schedules them, limits their
 * time and writes JUnit XML. A program that calls it is started by `runProgram` of `program.ts`.
 *
 *     const results = await runSuite({ title, cases: selectCases(ALL, { only, full }), contexts: [context] });
 *     writeLine(summarize(results)); // its last line is `N passed, N failed`
 *     return exitCodeOf(results);
 */
import { AssertionError } from 'node:assert';
import { test, type TestContext } from 'node:test';
import { failed, passed, skipped, hasFailed, describeCase } from './results';
import type { Attachments, CaseResult, CheckResult } from './results';
import { writeLine } from './text';

/** Thrown by a case that cannot run here; the message is the reason. */
export class SkipCase extends Error {
  override readonly name = 'SkipCase';
}

/** Something that must hold, tried on a context that the suite prepares. */
export interface TestCase<Context> {
  name: string;
  group?: string;
  /** Not in the short form. */
  fullOnly?: boolean;
  /** Runs alone, after all others, because it measures times. */
  exclusive?: boolean;
  /** Rows of the fault table that it proves. */
  rows?: readonly number[];
  /**
   * @returns what was measured, as a text, if anything is worth reporting
   * @throws SkipCase when this machine lacks what it takes
   * @throws Error when something does not hold
   */
  run: (context: Context, output: CaseOutput) => Promise<unknown>;
}

/** How a case reports more than that it passed. */
export interface CaseOutput {
  /** Reports named checks. A case that reports none is one check with its own name. */
  report: (...checks: CheckResult[]) => void;
  attach: (attachments: Attachments) => void;
}

export interface SuiteOptions<Context> {
  title: string;
  cases: readonly TestCase<Context>[];
  /** Each runs one case at a time; repeat a context to run several cases on it at the same time. */
  contexts: readonly (Context | Promise<Context>)[];
  /** Limit per case, so that one that never ends does not hide the results of the others. */
  timeoutMs?: number;
  /**
   * Failed cases run once more, alone: load may have been the cause. What then passes is flaky. Exclusive cases are
   * repeated at once, because the next one may end the site.
   */
  repeatFailed?: boolean;
}

const DEFAULT_TIMEOUT_MS = 300_000;

/** Cases whose name contains one of the comma-separated words; without `full` only those of the short form. */
export const selectCases = <Case extends Pick<TestCase<never>, 'name' | 'fullOnly'>>(
  cases: readonly Case[],
  { only = '', full = true }: { only?: string | null; full?: boolean },
): Case[] =>
  cases.filter(
    ({ name, fullOnly = false }) =>
      (full || !fullOnly) && (only ?? '').split(',').some((word) => name.includes(word)),
  );

/**
 * Runs cases and prints a line for each.
 * @returns their results, in the order of the cases
 * @throws what preparing a context threw
 */
export async function runSuite<Context>(options: SuiteOptions<Context>): Promise<CaseResult[]> {
  const { title, cases, contexts, timeoutMs = DEFAULT_TIMEOUT_MS, repeatFailed = false } = options;
  const results = new Map<TestCase<Context>, CaseResult>();

  const runCase = async (suite: TestContext, testCase: TestCase<Context>, context: Context) => {
    const { name } = testCase;
    let result: CaseResult | null = null as CaseResult | null;
    await suite.test(name, { timeout: timeoutMs }, async (node) => {
      const ended = await executeCase(testCase, context);
      // After the timeout nothing is reported any more.
      if (!node.signal.aborted) result = ended;
      await reportToNode(node, ended);
    });
    const timeout = failed(name, `not finished within ${timeoutMs / 1000} s`);
    result ??= { ...resultOf(testCase), ms: timeoutMs, checks: [timeout] };
    writeLine(describeCase(result));
    return result;
  };

  const runOnce = async (suite: TestContext, testCase: TestCase<Context>, context: Context) =>
    void results.set(testCase, await runCase(suite, testCase, context));

  const repeatIfFailed = async (suite: TestContext, testCase: TestCase<Context>, on: Context) => {
    const first = results.get(testCase);
    if (!repeatFailed || !first || !hasFailed(first)) return;
    results.set(testCase, mergeRepetition(first, await runCase(suite, testCase, on)));
  };

  const runAll = async (suite: TestContext): Promise<void> => {
    const parallel = cases.filter(({ exclusive = false }) => !exclusive);
    await drain(parallel, contexts, (testCase, context) => runOnce(suite, testCase, context));
    const context = (await contexts[0]) as Context;
    for (const testCase of parallel) await repeatIfFailed(suite, testCase, context);
    for (const testCase of cases.filter(({ exclusive }) => exclusive)) {
      await runOnce(suite, testCase, context);
      await repeatIfFailed(suite, testCase, context);
    }
  };

  let crash: Error | null = null as Error | null;
  // node:test does not keep the process alive for a case that waits for nothing but its timeout.
  const keepAlive = setInterval(() => undefined, 60_000);
  await test(title, { concurrency: contexts.length }, (suite) =>
    runAll(suite).catch((error: unknown) => {
      crash = error instanceof Error ? error : new Error(String(error));
      throw error;
    }),
  );
  clearInterval(keepAlive);
  // node:test reports the rejection, but resolves.
  if (crash !== null) throw crash;
  return cases.flatMap((testCase) => results.get(testCase) ?? []);
}

/** Works through items, one at a time on each context. */
export async function drain<Item, Context>(
  items: readonly Item[],
  contexts: readonly (Context | Promise<Context>)[],
  work: (item: Item, context: Context) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    contexts.map(async (prepared) => {
      const context = await prepared;
      for (const item of waiting) await work(item, context);
    }),
  );
}

const resultOf = <Context>({ name, group = '', rows = [] }: TestCase<Context>): CaseResult => ({
  ...{ name, group, rows, note: '', ms: 0 },
  checks: [],
  attachments: {},
});

/** Runs one case outside of a suite, without a time limit. Never rejects. */
export async function executeCase<Context>(
  testCase: TestCase<Context>,
  context: Context,
): Promise<CaseResult> {
  const startedAt = performance.now();
  const { name, checks, attachments, ...result } = resultOf(testCase);
  try {
    const measured = await testCase.run(context, {
      report: (...found) => void checks.push(...found),
      attach: (found) => void Object.assign(attachments, found),
    });
    if (typeof measured === 'string') result.note = measured;
    if (checks.length === 0) checks.push(passed(name));
  } catch (error) {
    const message = messageOf(error);
    checks.push(error instanceof SkipCase ? skipped(name, message) : failed(name, message));
  }
  return { ...result, name, checks, attachments, ms: Math.round(performance.now() - startedAt) };
}

async function reportToNode(node: TestContext, { name, note, checks }: CaseResult): Promise<void> {
  if (note) node.diagnostic(printable(note));
  const [only] = checks;
  if (checks.length === 1 && only?.name === name) expectPassed(node, only);
  else for (const check of checks) await node.test(check.name, (each) => expectPassed(each, check));
}

function expectPassed(node: TestContext, { outcome, problem }: CheckResult): void {
  const message = printable(problem ?? '');
  if (outcome === 'skipped') node.skip(message);
  if (outcome === 'failed') throw new Error(message);
}

/** Without characters that XML cannot hold. */
const printable = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, ' ');

/** An assertion about two values with a message of its own tells what they were. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof AssertionError) || error.generatedMessage) return error.message;
  const { message, operator, actual, expected } = error;
  return /^(deepS|s)trictEqual$/.test(operator)
    ? `${message} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`
    : message;
}

/** Keeps the attachments of the first time, when it failed. */
function mergeRepetition(first: CaseResult, second: CaseResult): CaseResult {
  const failures = second.checks.filter(({ outcome }) => outcome === 'failed');
  const isFailing = (name: string) => failures.some((check) => check.name === name);
  const isKnown = (name: string) => first.checks.some((check) => check.name === name);
  return {
    ...first,
    checks: [
      ...first.checks.map((check) =>
        check.outcome === 'failed' && !isFailing(check.name)
          ? { ...check, outcome: 'flaky' as const }
          : check,
      ),
      ...failures.filter(({ name }) => !isKnown(name)),
    ],
  };
}
