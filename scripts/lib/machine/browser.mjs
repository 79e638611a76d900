import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canInstallPackages, installPackages } from './debian-packages.mjs';
import { findBrowser, isExecutable } from './find-browser.mjs';
import { runCommand } from '../process/run-command.mjs';

const PUPPETEER = fileURLToPath(
  new URL('../../../e2e/node_modules/puppeteer/lib/cjs/puppeteer/node/cli.js', import.meta.url),
);

/**
 * Finds or installs a browser for checks, a headless shell where there is one: from the distribution (with a font for
 * Chinese and Japanese) if this process may install packages, otherwise by puppeteer's download.
 * @returns {Promise<{ path: string, origin: string } | null>} null when none can be installed
 */
export async function ensureBrowser() {
  const found = findBrowser('shell first');
  if (found) return { path: found, origin: found };
  const attempts = [fromDistribution, fromPuppeteer];
  for (const attempt of attempts) {
    // The caller reports the missing browser; other checks can run without it.
    const result = await attempt().catch(() => null);
    if (result) return result;
  }
  return null;
}

async function fromDistribution() {
  if (!canInstallPackages()) return null;
  const packages = ['chromium', 'fonts-noto-cjk'];
  // Not all releases of the distribution have the shell.
  await installPackages([...packages, 'chromium-headless-shell']).catch(() =>
    installPackages(packages),
  );
  const path = findBrowser('shell first');
  return path ? { path, origin: `${path}, installed now` } : null;
}

async function fromPuppeteer() {
  if (!existsSync(PUPPETEER)) return null;
  const signal = AbortSignal.timeout(180_000);
  const args = [PUPPETEER, 'browsers', 'install', 'chrome', '--format', '{{path}}'];
  const output = await runCommand(process.execPath, args, { signal });
  const path = output
    .split('\n')
    .map((line) => line.trim())
    .findLast(isExecutable);
  return path ? { path, origin: 'downloaded by puppeteer' } : null;
}
