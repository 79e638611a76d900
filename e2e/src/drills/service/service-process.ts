import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../../service/src/main.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const START_MS = 60_000;

/** A node of the service in a process of its own, which can be killed and comes back at the same address. */
export class NodeProcess {
  #child: ChildProcess | null = null;
  #said = '';

  constructor(
    readonly name: string,
    readonly url: string,
    private readonly environment: Record<string, string>,
    /** Arguments of Node, from the root: the sources, unless told otherwise. */
    private readonly program: readonly string[] = ['--import', 'tsx', PROGRAM],
  ) {}

  /** Resolves when the node listens. @throws Error with what it said when it does not start */
  async start(): Promise<void> {
    const child = spawn(process.execPath, this.program, {
      cwd: ROOT,
      env: { ...process.env, ...this.environment, PORT: new URL(this.url).port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#said = '';
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error(`${this.name} does not start:\n${this.#said}`));
      const timer = setTimeout(fail, START_MS);
      const hear = (chunk: Buffer) => {
        this.#said = (this.#said + chunk.toString()).slice(-20_000);
        if (this.#said.includes('service ready')) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', fail);
      child.once('exit', () => clearTimeout(timer));
    });
  }

  /** False when the process has ended without being told to. */
  get alive(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** 0 while it does not run. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** The end of what the node has said since its start. */
  get said(): string {
    return this.#said;
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === null || !this.alive) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    this.#child = null;
  }
}
