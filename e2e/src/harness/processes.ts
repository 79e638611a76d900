import { execFile, spawn, type ChildProcess } from 'node:child_process';
import type { Server } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort as freePortOf } from '../../../scripts/lib/process/port.mjs';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

const TSX = ['--import', 'tsx'];
const MAX_OUTPUT = 20_000;
const STOP_TIMEOUT_MS = 10_000;

/** A process ended with another code than 0, or before it was ready. The message holds the end of its output. */
export class ProcessFailed extends Error {
  override readonly name = 'ProcessFailed';

  constructor(
    args: readonly string[],
    output: string,
    /** Standard output; empty for a server, whose two streams are read as one. */
    readonly stdout = '',
  ) {
    super(`${args.join(' ')} failed:\n${output}`);
  }
}

export interface ProcessOptions {
  cwd?: string;
  /** Added to the environment of this process. */
  env?: NodeJS.ProcessEnv;
  /** In a process group of its own, as a terminal starts it. */
  detached?: boolean;
}

export interface StartedProcess {
  child: ChildProcess;
  pid: number;
  /** Both output streams so far. */
  output: () => string;
  /** Exit code; null after a signal. */
  ended: Promise<number | null>;
  /** SIGTERM, then SIGKILL when it does not end. */
  stop: () => Promise<void>;
}

/** Spawns Node with arguments; the process ends together with this one. */
export function spawnNode(
  args: readonly string[],
  { cwd = ROOT, env, detached = false }: ProcessOptions = {},
): StartedProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', (code) => {
      process.off('exit', kill);
      resolve(code);
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(kill, STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  };
  return { child, pid: child.pid ?? 0, output: () => output, ended, stop };
}

/** Runs Node to the end. @returns standard output @throws ProcessFailed */
export async function runNode(
  args: readonly string[],
  { cwd = ROOT, env }: ProcessOptions = {},
): Promise<string> {
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 64 << 20 };
  return promisify(execFile)(process.execPath, args, options).then(
    ({ stdout }) => stdout,
    (error: unknown) => {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new ProcessFailed(args, stdout.slice(-MAX_OUTPUT) + stderr, stdout);
    },
  );
}

/** Runs a TypeScript program of the repository in production mode. @returns standard output @throws ProcessFailed */
export const runScript = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> =>
  runNode([...TSX, ...args], { env: { NODE_ENV: 'production', ...env } });

/** Spawns Node and resolves when its output matches `ready`. @throws ProcessFailed when it ends before */
export async function startNode(
  args: readonly string[],
  ready: RegExp,
  options: ProcessOptions = {},
): Promise<StartedProcess> {
  const started = spawnNode(args, options);
  const { child, output, ended } = started;
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', () => ready.test(output()) && resolve());
    void ended.then(() => reject(new ProcessFailed(args, output().slice(-MAX_OUTPUT))), reject);
  });
  return started;
}

/** Makes a server listen on a free port. @returns the port */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address === 'object' && address) return address.port;
  throw new Error('the server has no port');
}

export const freePort = (): Promise<number> => freePortOf('127.0.0.1');

export interface ProcessInfo {
  pid: number;
  parent: number;
  group: number;
  args: string;
}

/** All processes of this machine that have not ended. */
export async function listProcesses(): Promise<ProcessInfo[]> {
  const columns = ['-A', '-o', 'pid=,ppid=,pgid=,stat=,args='];
  const { stdout } = await promisify(execFile)('ps', columns, { maxBuffer: 16 << 20 });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, group, state, args = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    if (state === undefined || state.startsWith('Z')) return [];
    return [{ pid: Number(pid), parent: Number(parent), group: Number(group), args }];
  });
}

/** Ids of the processes that a process started, and of all that these started, parents first. */
export function descendantsOf(all: readonly ProcessInfo[], parent: number): number[] {
  const children = all.filter((each) => each.parent === parent);
  return children.flatMap(({ pid }) => [pid, ...descendantsOf(all, pid)]);
}

/** Resident memory of a process in bytes. @throws Error when it has ended */
export async function residentMemory(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout.trim()) * 1024;
}
