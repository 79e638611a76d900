import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './processes';

/**
 * Runs a program of the service, with this terminal.
 * @param file from the root of the repository
 * @returns its exit code
 */
export async function runServiceProgram(file: string, args: readonly string[]): Promise<number> {
  const program = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  // The terminal tells both of them to end; this one waits for the other.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => undefined);
  const [code] = (await once(program, 'exit')) as [number | null];
  return code ?? 1;
}
