import { CommandFailed } from '../process/run-command.mjs';

/** The last lines of a failed step; Jest repeats all failures at the end. */
const MAX_LINES = 300;

/** A step that counted its failures itself. */
export class CountedFailure extends Error {
  /** @param {string} output */
  constructor(output) {
    super('Some checks failed.');
    this.output = output;
  }
}

/**
 * Output of a failed command; empty for other errors.
 * @param {unknown} error
 */
export function outputOf(error) {
  return error instanceof CommandFailed || error instanceof CountedFailure ? error.output : '';
}

/**
 * Message and output of a failed step, for the log of the run.
 * @param {unknown} error
 */
export function errorMessage(error) {
  const message = error instanceof Error ? error.message : String(error);
  const lines = `${message}\n${outputOf(error)}`.trimEnd().split('\n');
  const left = lines.length - MAX_LINES;
  const shown = left > 0 ? [`(${left} lines omitted)`, ...lines.slice(-MAX_LINES)] : lines;
  return shown.map((line) => `    ${line}`).join('\n');
}
