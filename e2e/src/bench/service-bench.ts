import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './site-programs';

/** Parts of this bench that the service has itself; they work on its databases without a site. */
export const OF_THE_SERVICE: readonly string[] = ['service', 'search'];

/** Runs a bench of the service with these arguments. @returns its exit code */
export async function benchOfService(args: readonly string[]): Promise<number> {
  const program = spawn(
    process.execPath,
    ['--import', 'tsx', 'service/src/bench/main.ts', ...args],
    { cwd: ROOT, stdio: 'inherit' },
  );
  // The terminal tells both of them to end; this one waits for the other.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => undefined);
  const [code] = (await once(program, 'exit')) as [number | null];
  return code ?? 1;
}
