import { CommandFailed } from '../process/run-command.mjs';

/**
 * What a person is told about a failure: the sentence, and what the failed command said.
 * @param {unknown} error
 * @returns {string}
 */
export function errorMessage(error) {
  if (error instanceof CommandFailed) return `${error.message}\n${error.output.trim()}`;
  return error instanceof Error ? error.message : String(error);
}
