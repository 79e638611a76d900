import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort as freePortOf } from '../../../scripts/lib/process/port.mjs';

/** Root of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A port of this machine that is not in use. */
export const freePort = (): Promise<number> => freePortOf('127.0.0.1');

/** A program ended with another code than 0, or before it was ready. The message holds the end of what it said. */
export class ProcessFailed extends Error {
  override readonly name = 'ProgramFailed';

  constructor(what: string, output: string) {
    super(`${what} failed:\n${output}`);
  }
}

export interface ProcessOptions {
  cwd: string;
  /** Added to the environment of this process. */
  env?: NodeJS.ProcessEnv;
}

export interface RunningProcess {
  pid: number;
  stop: () => Promise<void>;
}

/** Characters of a failed program's output that are shown. */
const SHOWN = 20_000;
const STOP_MS = 10_000;

function launch(args: readonly string[], { cwd, env }: ProcessOptions) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const output: string[] = [];
  const problems: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => problems.push(text));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', endWithUs);
      resolve(code);
    });
  });
  const said = (): string => output.join('');
  const failure = (): ProcessFailed => {
    return new ProcessFailed(args.join(' '), said().slice(-SHOWN) + problems.join(''));
  };
  return { child, ended, said, failure };
}

/** Runs a Node program to its end. @returns what it wrote @throws ProgramFailed */
export async function runNode(args: readonly string[], options: ProcessOptions): Promise<string> {
  const { ended, said, failure } = launch(args, options);
  if ((await ended) !== 0) throw failure();
  return said();
}

/** Starts a Node program that runs until it is stopped. Resolves when it has said `ready`. @throws ProgramFailed */
export async function startNode(
  args: readonly string[],
  ready: RegExp,
  options: ProcessOptions,
): Promise<RunningProcess> {
  const { child, ended, said, failure } = launch(args, options);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => ready.test(said()) && resolve());
    void ended.then(() => reject(failure()), reject);
  });
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(force);
    },
  };
}
