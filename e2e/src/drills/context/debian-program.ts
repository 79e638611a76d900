import { existsSync } from 'node:fs';
import {
  canInstallPackages,
  installPackages,
} from '../../../../scripts/lib/machine/debian-packages.mjs';
import { SkipCase } from '../../harness/runner';

/** Installs the package of a program where it is missing. @throws SkipCase where it cannot be installed */
export async function requireProgram(program: string, debianPackage: string): Promise<void> {
  if (!existsSync(program) && canInstallPackages())
    await installPackages([debianPackage]).catch(() => undefined);
  if (!existsSync(program))
    throw new SkipCase(`${program} is neither installed nor installable here`);
}
