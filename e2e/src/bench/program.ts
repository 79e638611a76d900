import { spawn } from 'node:child_process';

/** A program ended with another code than 0, or before it was ready. The message holds the end of what it said. */
export class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed';

  constructor(what: string, output: string) {
    super(`${what} failed:\n${output}`);
  }
}

export interface ProgramOptions {
  cwd: string;
  /** Added to the environment of this process. */
  env?: NodeJS.ProcessEnv;
}

export interface Running {
  pid: number;
  stop: () => Promise<void>;
}

const KEPT_OUTPUT = 20_000;
const STOP_MS = 10_000;

function launch(args: readonly string[], { cwd, env }: ProgramOptions) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-KEPT_OUTPUT);
    });
  }
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', endWithUs);
      resolve(code);
    });
  });
  return { child, ended, said: () => output };
}

/** Runs a Node program to its end. @returns what it wrote @throws ProgramFailed */
export async function runNode(args: readonly string[], options: ProgramOptions): Promise<string> {
  const { ended, said } = launch(args, options);
  if ((await ended) !== 0) throw new ProgramFailed(args.join(' '), said());
  return said();
}

/** Starts a Node program that runs until it is stopped. Resolves when it has said `ready`. @throws ProgramFailed */
export async function startNode(
  args: readonly string[],
  ready: RegExp,
  options: ProgramOptions,
): Promise<Running> {
  const { child, ended, said } = launch(args, options);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => ready.test(said()) && resolve());
    void ended.then(() => reject(new ProgramFailed(args.join(' '), said())), reject);
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
