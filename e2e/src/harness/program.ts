/**
 * Entry of a check program: `await runProgram(() => import('./smoke/main'))`. The module exports `main(args)`, which
 * resolves to the exit code, and `HELP`. `--junit FILE` and `--help` work for every program.
 *
 * node:test takes its reporter from the command line only, so the program starts itself once more with it.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { escapeHtml, writeLine } from './text';

/** Expected failures before the first case; the program prints the message and ends with code 2. */
export class CannotRun extends Error {
  override name = 'CannotRun';
}

export const CANNOT_RUN_CODE = 2;
const END_TIMEOUT_MS = 2_000;

export const COMMON_OPTIONS = {
  /** Comma-separated words, see `selectCases`. */
  only: { type: 'string' },
  json: { type: 'string' },
  junit: { type: 'string' },
  report: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options'];

/** @throws CannotRun for options that do not exist */
export function readArgs<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new CannotRun(`${(error as Error).message}\nSee --help.`, { cause: error });
  }
}

/** Properties of the JUnit report, for readers that need more than its cases. */
const junitProperties: Record<string, string> = {};

/** Adds properties to the JUnit report; `name` becomes the name of the whole report. */
export const addJunitProperties = (properties: Record<string, string>): void =>
  void Object.assign(junitProperties, properties);

interface CheckProgram {
  HELP: string;
  main: (args: string[]) => Promise<number>;
}

export async function runProgram(load: () => Promise<CheckProgram>): Promise<void> {
  const args = process.argv.slice(2);
  const { junit, help } = parseArgs({ args, options: COMMON_OPTIONS, strict: false }).values;
  if (help === true) return writeLine((await load()).HELP);
  const file = typeof junit === 'string' ? path.resolve(junit) : null;
  if (!process.execArgv.some((flag) => flag.startsWith('--test-reporter'))) {
    process.exitCode = await startAgain(file);
    return;
  }
  const code = await runMain(load, args);
  setTimeout(() => {
    // A case that failed left something open: node:test completes its report by this event, which would never come.
    process.emit('beforeExit', code);
    setTimeout(() => process.exit(), END_TIMEOUT_MS);
  }, END_TIMEOUT_MS).unref();
  // node:test sets its own code, and writes the report, after this.
  process.on('exit', () => {
    process.exitCode = code;
    if (file !== null && code !== CANNOT_RUN_CODE) completeJunit(file);
  });
}

async function runMain(load: () => Promise<CheckProgram>, args: string[]): Promise<number> {
  try {
    return await (await load()).main(args);
  } catch (error) {
    if (error instanceof CannotRun) {
      writeLine(error.message);
      return CANNOT_RUN_CODE;
    }
    // While a test runs, node:test takes a rejection for the test's own and prints it to its report only.
    writeLine(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return 1;
  }
}

/** Runs this program in a process whose tests are reported to a file only. @returns its exit code */
async function startAgain(junit: string | null): Promise<number> {
  if (junit !== null) mkdirSync(path.dirname(junit), { recursive: true });
  const flags = [
    `--test-reporter=${junit === null ? 'dot' : 'junit'}`,
    `--test-reporter-destination=${junit ?? devNull}`,
  ];
  const child = spawn(process.execPath, [...process.execArgv, ...flags, ...process.argv.slice(1)], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('exit', (code) => resolve(code ?? 1));
  });
}

/** The reporter of node:test writes no properties, and escapes quotation marks twice. */
function completeJunit(file: string): void {
  const { name = '', ...properties } = junitProperties;
  const list = Object.entries(properties).map(
    ([key, value]) => `<property name="${escapeHtml(key)}" value="${escapeHtml(value)}"/>`,
  );
  const head = `<testsuites name="${escapeHtml(name)}">\n<properties>${list.join('')}</properties>`;
  const xml = readFileSync(file, 'utf8').replaceAll('&amp;quot;', '&quot;');
  writeFileSync(
    file,
    xml.replace('<testsuites>', () => head),
  );
}
