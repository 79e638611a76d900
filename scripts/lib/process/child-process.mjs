import { spawn } from 'node:child_process';

/** Characters of output that are kept; the last ones contain the reason of a failure. */
const MAX_OUTPUT = 60_000;

/** @type {Set<number>} process groups to kill when this process exits */
const groups = new Set();
process.on('exit', () => groups.forEach(killGroup));

/**
 * A started process.
 * @typedef {object} StartedProcess
 * @property {number | undefined} pid undefined when it could not be started
 * @property {() => string} output its last output, both streams in order
 * @property {() => boolean} running
 * @property {() => Promise<void>} stop ends it and its children, with SIGKILL after `stopTimeoutMs`
 */

/**
 * Starts a process in its own process group, so that its children end with it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, uid?: number, gid?: number, stopTimeoutMs?: number,
 *   stopSignal?: NodeJS.Signals }} [options] `env` is added to the environment of this process
 * @returns {StartedProcess}
 */
export function startProcess(command, args, options = {}) {
  const { env, stopTimeoutMs = 10_000, stopSignal = 'SIGTERM', ...rest } = options;
  const child = spawn(command, args, {
    ...rest,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  if (child.pid !== undefined) groups.add(child.pid);
  let output = '';
  let running = true;
  const collect = (/** @type {Buffer} */ chunk) => {
    output = (output + chunk.toString('utf8')).slice(-MAX_OUTPUT);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      output += `\n${error.message}`;
      running = false;
      resolve(undefined);
    });
    child.on('exit', () => {
      running = false;
      resolve(undefined);
    });
  });

  return {
    pid: child.pid,
    output: () => output,
    running: () => running,
    async stop() {
      if (!running) return;
      // The main process may need to end its children in order.
      child.kill(stopSignal);
      const force = setTimeout(() => killGroup(child.pid), stopTimeoutMs);
      await ended;
      clearTimeout(force);
      killGroup(child.pid);
    },
  };
}

/** @param {number | undefined} pid of the group leader */
function killGroup(pid) {
  if (pid === undefined) return;
  groups.delete(pid);
  if (process.platform === 'win32') return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group no longer exists.
  }
}
