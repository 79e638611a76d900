import { existsSync } from 'node:fs';
import { runCommand } from '../process/run-command.mjs';

const ENV = { DEBIAN_FRONTEND: 'noninteractive' };

/** @returns {boolean} true when this process may install packages of Debian or Ubuntu */
export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs packages of the distribution, non-interactively and without recommended packages.
 * @param {string[]} names
 * @returns {Promise<void>}
 * @throws {import('../process/run-command.mjs').CommandFailed} with the output of apt-get
 */
export async function installPackages(names) {
  const signal = AbortSignal.timeout(300_000);
  await runCommand('apt-get', ['-qq', 'update'], { env: ENV, signal });
  const args = ['-qq', '-y', '--no-install-recommends', 'install', ...names];
  await runCommand('apt-get', args, { env: ENV, signal });
}
