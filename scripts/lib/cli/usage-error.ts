import { errorMessage } from '../report/error-message.mjs';

/** A wrong word on the command line; the message says which are right. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Somebody asked what is possible; the message says it. */
export class HelpRequested extends Error {
  override name = 'HelpRequested';
}

/** Tells a person how a command ended. @returns its exit code: 0 for help, 2 for wrong usage, 1 for everything else */
export function reportExit(error: unknown): 0 | 1 | 2 {
  if (error instanceof HelpRequested) {
    process.stdout.write(`${error.message}\n`);
    return 0;
  }
  process.stderr.write(`${errorMessage(error)}\n`);
  return error instanceof UsageError ? 2 : 1;
}
