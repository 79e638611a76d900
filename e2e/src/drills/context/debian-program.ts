import { existsSync } from 'node:fs';
import {
  canInstallPackages,
  installPackages,
} from '../../../../scripts/lib/machine/debian-packages.mjs';
import { startProcess } from '../../../../scripts/lib/process/child-process.mjs';
import type { CleanupStack } from '../../harness/cleanup';
import { SkipCase } from '../../harness/runner';
import { failWith, waitUntil } from '../../harness/wait';

/** Installs the package of a program where it is missing. @throws SkipCase where it cannot be installed */
export async function requireProgram(program: string, debianPackage: string): Promise<void> {
  if (!existsSync(program) && canInstallPackages())
    await installPackages([debianPackage]).catch(() => undefined);
  if (!existsSync(program))
    throw new SkipCase(`${program} is neither installed nor installable here`);
}

/** Starts a program in the foreground. @returns it once it is ready @throws Error with its output when it is not in time */
export async function startProgram(
  cleanup: CleanupStack,
  [program, ...args]: readonly [string, ...string[]],
  { readyMs, isReady, ...options }: ProgramOptions,
): Promise<StartedProcess> {
  const started = cleanup.stopLater(startProcess(program, args, options));
  await waitUntil(`${program} is ready`, readyMs, () => isReady(started.output())).catch(
    failWith(() => `${program} does not start: ${started.output()}`),
  );
  return started;
}

type StartedProcess = ReturnType<typeof startProcess>;
type ProgramOptions = Parameters<typeof startProcess>[2] & {
  readyMs: number;
  isReady: (output: string) => boolean | Promise<boolean>;
};
