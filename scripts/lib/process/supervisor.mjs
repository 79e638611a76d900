import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const RESTART_DELAYS = [100, 200, 400, 800, 1500];
const STEADY_AFTER = 30_000;
const START_ATTEMPTS = 3;
const EXIT_WITH_PARENT = new URL('./exit-with-parent.mjs', import.meta.url).href;

/** A program that never came up. */
export class ProcessFailed extends Error {
  /** @override */
  name = 'ProcessFailed';

  /**
   * @param {string} program
   * @param {string} ending
   */
  constructor(program, ending) {
    super(`The ${program} does not start: it ended with ${ending} ${START_ATTEMPTS} times.`);
  }
}

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} file script for Node
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env added to the environment of this process
 * @property {RegExp} ready the line with which it says that it is ready
 */

/** Keeps programs running: one that ends is started again within 2 s. */
export class Supervisor {
  /** @type {Set<import('node:child_process').ChildProcess>} */
  #children = new Set();
  /** @type {Set<NodeJS.Timeout>} */
  #restarts = new Set();
  #stopping = false;
  #say;
  #patience;

  /**
   * @param {(line: string) => void} say takes what the programs write, line by line
   * @param {{ patience?: number }} [options] milliseconds that a program has to end by itself
   */
  constructor(say, { patience = 5_000 } = {}) {
    this.#say = say;
    this.#patience = patience;
  }

  /**
   * Starts a program and keeps it running until `stop`.
   * @param {Program} program
   * @returns {Promise<void>} when it is ready for the first time
   * @throws {ProcessFailed} when it ends several times before it was ever ready
   */
  start(program) {
    return new Promise((resolve, reject) => {
      let wasReady = false;
      let endings = 0;
      const launch = () => {
        const began = Date.now();
        const child = this.#spawn(program, () => {
          wasReady = true;
          resolve();
        });
        child.once('close', (code, signal) => {
          this.#children.delete(child);
          if (this.#stopping) return;
          const ending = signal ?? `code ${String(code)}`;
          endings = Date.now() - began > STEADY_AFTER ? 1 : endings + 1;
          if (!wasReady && endings >= START_ATTEMPTS) {
            reject(new ProcessFailed(program.name, ending));
            return;
          }
          this.#say(`${program.name} ended with ${ending} and is started again`);
          this.#later(launch, RESTART_DELAYS[endings - 1] ?? 1500);
        });
      };
      launch();
    });
  }

  /** Ends every program: asks first, and does not wait longer than the patience. */
  async stop() {
    this.#stopping = true;
    for (const timer of this.#restarts) clearTimeout(timer);
    const children = [...this.#children];
    const ended = Promise.all(
      children.map((child) => new Promise((resolve) => child.once('close', resolve))),
    );
    for (const child of children) child.kill('SIGTERM');
    const timer = setTimeout(() => this.kill(), this.#patience);
    await ended;
    clearTimeout(timer);
  }

  /** Ends every program at once. */
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
        else this.#say(`${name} | ${line}`);
      });
    }
    return child;
  }

  /**
   * @param {() => void} work
   * @param {number} delay
   */
  #later(work, delay) {
    const timer = setTimeout(() => {
      this.#restarts.delete(timer);
      work();
    }, delay);
    this.#restarts.add(timer);
  }
}
