import { spawn } from 'node:child_process';

/** A command that failed. `output` contains both streams in order. */
export class CommandFailed extends Error {
  /** @override */
  name = 'CommandFailed';

  /**
   * @param {string} command as typed in a terminal
   * @param {number | string} code exit code, or the name of the signal that ended it
   * @param {string} output
   */
  constructor(command, code, output) {
    super(`\`${command}\` ended with ${code}`);
    this.command = command;
    this.code = code;
    this.output = output;
  }
}

/**
 * Runs a command and collects its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal, uid?: number, gid?: number }} [options]
 *   `env` is added to the environment of this process
 * @returns {Promise<string>} both output streams, in order
 * @throws {CommandFailed} when it cannot be started or exits with a code other than 0
 */
export function runCommand(command, args, options = {}) {
  const { env, ...rest } = options;
  const typed = [command, ...args].join(' ');
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...rest,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // npx is a .cmd file on Windows, which only a shell can start
      shell: process.platform === 'win32',
    });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => reject(new CommandFailed(typed, error.message, output)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new CommandFailed(typed, code ?? signal ?? 'no exit code', output));
    });
  });
}
