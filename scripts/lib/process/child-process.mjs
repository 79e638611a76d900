import { spawn } from 'node:child_process';

/** How much of what a program said is kept, in characters: its end tells why it failed. */
const KEPT = 60_000;

/** @type {Set<number>} process groups to take along when this process ends early */
const groups = new Set();
process.on('exit', () => groups.forEach(killGroup));

/**
 * A program that runs until it is stopped.
 * @typedef {object} Program
 * @property {() => string} output the end of what it said
 * @property {() => boolean} running
 * @property {() => Promise<void>} stop ends it with its children, by force after `stopTimeoutMs` ms
 */

/**
 * Starts a program in a process group of its own, so that its children end with it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, uid?: number, gid?: number, stopTimeoutMs?: number,
 *   stopSignal?: NodeJS.Signals }} [options] `env` is added to that of this process
 * @returns {Program}
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
  let said = '';
  let running = true;
  const collect = (/** @type {Buffer} */ chunk) => {
    said = (said + chunk.toString('utf8')).slice(-KEPT);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      said += `\n${error.message}`;
      running = false;
      resolve(undefined);
    });
    child.on('exit', () => {
      running = false;
      resolve(undefined);
    });
  });

  return {
    output: () => said,
    running: () => running,
    async stop() {
      if (!running) return;
      // the main process first: it may need its children to end in order
      child.kill(stopSignal);
      const force = setTimeout(() => killGroup(child.pid), stopTimeoutMs);
      await ended;
      clearTimeout(force);
      killGroup(child.pid);
    },
  };
}

/** @param {number | undefined} pid of the process that leads the group */
function killGroup(pid) {
  if (pid === undefined) return;
  groups.delete(pid);
  if (process.platform === 'win32') return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // the group is gone already, which is what we want
  }
}
