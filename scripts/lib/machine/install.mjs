import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../process/run-command.mjs';
import { createSteps } from '../report/steps.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** @typedef {'prod' | 'full'} InstallMode `prod` leaves out packages that only tests and checks need */

/**
 * Installs the packages of the lockfile unless they are installed. A `full` install satisfies `prod`. Never prompts; the
 * output is shown only when it fails.
 * @param {{ mode: InstallMode, root?: string, steps?: import('../report/steps.mjs').Steps }} options
 * @returns {Promise<void>}
 * @throws {import('../process/run-command.mjs').CommandFailed} with the installer's output
 */
export async function ensureInstalled({ mode, root = ROOT, steps = createSteps() }) {
  const digest = digestOfInputs(root);
  await steps.run('install', async (report) => {
    if (satisfies(readStamp(root), mode, digest)) {
      report.remark('already installed');
      return;
    }
    const installed = mode === 'prod' && !hasDevelopmentPackages(root) ? 'prod' : 'full';
    await runCommand('npx', installerArguments(root, installed), {
      cwd: root,
      env: { CI: 'true', npm_config_confirm_modules_purge: 'false' },
    });
    writeStamp(root, { digest, mode: installed });
  });
}

/** @typedef {{ digest: string, mode: InstallMode }} InstallStamp */

/**
 * @param {InstallStamp | null} stamp
 * @param {InstallMode} mode
 * @param {string} digest
 * @returns {boolean}
 */
export function satisfies(stamp, mode, digest) {
  if (stamp === null || stamp.digest !== digest) return false;
  return stamp.mode === 'full' || stamp.mode === mode;
}

/**
 * @param {string} root
 * @param {InstallMode} mode
 */
function installerArguments(root, mode) {
  const args = ['-y', packageManager(root), 'install', '--frozen-lockfile'];
  return mode === 'prod' ? [...args, '--prod'] : args;
}

/** @param {string} root */
function packageManager(root) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (typeof manifest.packageManager !== 'string') {
    throw new Error('package.json has no packageManager field.');
  }
  // Corepack appends a hash that npx does not accept.
  return manifest.packageManager.split('+')[0];
}

/**
 * Includes the platform, because packages with binaries cannot be copied to another one.
 * @param {string} root
 */
function digestOfInputs(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

/** @param {string} root */
const stampPath = (root) => join(root, 'node_modules', '.huoban-install.json');

/**
 * @param {string} root
 * @returns {InstallStamp | null} null when it is absent or unreadable
 */
function readStamp(root) {
  try {
    const found = JSON.parse(readFileSync(stampPath(root), 'utf8'));
    return { digest: String(found.digest), mode: found.mode === 'full' ? 'full' : 'prod' };
  } catch {
    return null;
  }
}

/**
 * @param {string} root
 * @param {InstallStamp} stamp
 */
function writeStamp(root, stamp) {
  writeFileSync(stampPath(root), `${JSON.stringify(stamp, null, 2)}\n`);
}

/**
 * Whether test tools are installed. A `prod` install would remove them.
 * @param {string} root
 */
function hasDevelopmentPackages(root) {
  return existsSync(join(root, 'node_modules', 'jest', 'package.json'));
}
