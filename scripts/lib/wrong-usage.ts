import { explain } from './explain.mjs';

/** A wrong word on the command line; the message says which are right. */
export class WrongUsage extends Error {
  override name = 'WrongUsage';
}

/** Somebody asked what is possible; the message says it. */
export class HelpWanted extends Error {
  override name = 'HelpWanted';
}

/** Tells a person how a command ended. @returns its exit code: 0 for help, 2 for wrong usage, 1 for everything else */
export function tellEnd(error: unknown): 0 | 1 | 2 {
  if (error instanceof HelpWanted) {
    process.stdout.write(`${error.message}\n`);
    return 0;
  }
  process.stderr.write(`${explain(error)}\n`);
  return error instanceof WrongUsage ? 2 : 1;
}
