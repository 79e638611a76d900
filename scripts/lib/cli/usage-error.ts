import { parseArgs, type ParseArgsConfig } from 'node:util';
import { errorMessage } from '../report/error-message.mjs';

/** Wrong command line arguments; the message names the valid ones. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** `--help` was given; the message is the help text. */
export class HelpRequested extends Error {
  override name = 'HelpRequested';
}

/** @throws UsageError for an unknown option, HelpRequested for `--help`; both with the help text */
export function readWords<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  help: string,
) {
  if (args.includes('--help')) throw new HelpRequested(help);
  try {
    return parseArgs({ args: [...args], allowPositionals: true, allowNegative: true, options });
  } catch (error) {
    throw new UsageError(`${errorMessage(error)}\n\n${help}`);
  }
}

/** Prints the error of a command. @returns the exit code: 0 for help, 2 for wrong usage, 1 otherwise */
export function reportExit(error: unknown): 0 | 1 | 2 {
  if (error instanceof HelpRequested) {
    process.stdout.write(`${error.message}\n`);
    return 0;
  }
  process.stderr.write(`${errorMessage(error)}\n`);
  return error instanceof UsageError ? 2 : 1;
}
