import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackages } from './debian-packages.mjs';
import { runCommand } from '../process/run-command.mjs';

/**
 * @typedef {object} Nginx
 * @property {string} program
 * @property {string} version
 * @property {boolean} resolves whether it resolves names of an upstream again (since 1.27.3)
 */

/**
 * Finds nginx, or installs it where packages can be installed.
 * @returns {Promise<Nginx | null>}
 */
export async function ensureNginx() {
  let program = findNginx();
  if (!program && canInstallPackages()) {
    await installPackages(['nginx']).catch(() => undefined);
    program = findNginx();
  }
  if (!program) return null;
  const [, major = 0, minor = 0, patch = 0] =
    /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(await runCommand(program, ['-v']))?.map(Number) ?? [];
  return {
    program,
    version: `${major}.${minor}.${patch}`,
    resolves: major * 1e6 + minor * 1e3 + patch >= 1_027_003,
  };
}

function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find(existsSync) ?? null;
}
