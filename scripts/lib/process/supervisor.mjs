import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const RESTART_DELAYS_MS = [100, 200, 400, 800, 1500];
const STABLE_AFTER_MS = 30_000;
const START_ATTEMPTS = 3;
const EXIT_WITH_PARENT = new URL('./exit-with-parent.mjs', import.meta.url).href;

/** A process that failed to start. */
export class ProcessFailed extends Error {
  /** @override */
  name = 'ProcessFailed';

  /**
   * @param {string} program
   * @param {string} ending
   */
  constructor(program, ending) {
    super(`The ${program} does not start: it exited with ${ending} ${START_ATTEMPTS} times.`);
  }
}

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} file script for Node
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env added to the environment of this process
 * @property {RegExp} ready matches the output line that reports readiness
 */

/** Restarts processes that exit, within 2 s. */
export class Supervisor {
  /** @type {Set<import('node:child_process').ChildProcess>} */
  #children = new Set();
  /** @type {Set<NodeJS.Timeout>} */
  #restarts = new Set();
  #stopping = false;
  #log;
  #stopTimeoutMs;

  /**
   * @param {(line: string) => void} log receives the output of the processes, line by line
   * @param {{ stopTimeoutMs?: number }} [options] time between SIGTERM and SIGKILL
   */
  constructor(log, { stopTimeoutMs = 5_000 } = {}) {
    this.#log = log;
    this.#stopTimeoutMs = stopTimeoutMs;
  }

  /**
   * Starts a process and restarts it until `stop`.
   * @param {Program} program
   * @returns {Promise<void>} when it is ready for the first time
   * @throws {ProcessFailed} when it exits several times before it is ready
   */
  start(program) {
    return new Promise((resolve, reject) => {
      let wasReady = false;
      let endings = 0;
      const launch = () => {
        const startedAt = Date.now();
        const child = this.#spawn(program, () => {
          wasReady = true;
          resolve();
        });
        child.once('close', (code, signal) => {
          this.#children.delete(child);
          if (this.#stopping) return;
          const ending = signal ?? `code ${String(code)}`;
          endings = Date.now() - startedAt > STABLE_AFTER_MS ? 1 : endings + 1;
          if (!wasReady && endings >= START_ATTEMPTS) {
            reject(new ProcessFailed(program.name, ending));
            return;
          }
          this.#log(`${program.name} exited with ${ending} and is restarted`);
          this.#schedule(launch, RESTART_DELAYS_MS[endings - 1] ?? 1500);
        });
      };
      launch();
    });
  }

  /** Stops all processes: SIGTERM, then SIGKILL after the timeout. */
  async stop() {
    this.#stopping = true;
    for (const timer of this.#restarts) clearTimeout(timer);
    const children = [...this.#children];
    const ended = Promise.all(
      children.map((child) => new Promise((resolve) => child.once('close', resolve))),
    );
    for (const child of children) child.kill('SIGTERM');
    const timer = setTimeout(() => this.kill(), this.#stopTimeoutMs);
    await ended;
    clearTimeout(timer);
  }

  kill() {
    for (const child of this.#children) child.kill('SIGKILL');
  }

  /**
   * @param {Program} program
   * @param {() => void} onReady
   */
  #spawn({ name, file, cwd, env, ready }, onReady) {
    const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, file], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#children.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        if (ready.test(line)) onReady();
        else this.#log(`${name} | ${line}`);
      });
    }
    return child;
  }

  /**
   * @param {() => void} work
   * @param {number} delay
   */
  #schedule(work, delay) {
    const timer = setTimeout(() => {
      this.#restarts.delete(timer);
      work();
    }, delay);
    this.#restarts.add(timer);
  }
}
