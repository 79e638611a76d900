import { CommandFailed } from '../process/run-command.mjs';

/**
 * Message of an error, with the output of a failed command.
 * @param {unknown} error
 * @returns {string}
 */
export function errorMessage(error) {
  if (error instanceof CommandFailed) return `${error.message}\n${error.output.trim()}`;
  return error instanceof Error ? error.message : String(error);
}
