import { CommandFailed } from '../process/run-command.mjs';

/** Lines of a failed step that are shown: jest repeats all failures at the end. */
const SHOWN = 300;

/** A step whose failures are counted one by one already. */
export class CountedFailure extends Error {
  /** @param {string} output */
  constructor(output) {
    super('Some of them failed.');
    this.output = output;
  }
}

/**
 * What a failed program said, empty when it was no program that failed.
 * @param {unknown} error
 */
export function outputOf(error) {
  return error instanceof CommandFailed || error instanceof CountedFailure ? error.output : '';
}

/**
 * A failure in words for the log of the run.
 * @param {unknown} error
 */
export function errorMessage(error) {
  const message = error instanceof Error ? error.message : String(error);
  const lines = `${message}\n${outputOf(error)}`.trimEnd().split('\n');
  const left = lines.length - SHOWN;
  const shown = left > 0 ? [`(${left} lines left out)`, ...lines.slice(-SHOWN)] : lines;
  return shown.map((line) => `    ${line}`).join('\n');
}
