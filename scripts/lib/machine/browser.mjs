import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canInstallPackages, installPackages } from './debian-packages.mjs';
import { runCommand } from '../process/run-command.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const PUPPETEER = fileURLToPath(
  new URL('../../../e2e/node_modules/puppeteer/lib/cjs/puppeteer/node/cli.js', import.meta.url),
);

/**
 * Finds the browser for checks: CHROME_PATH, or an installed one.
 * @returns {string | null} path of the program
 * @throws {Error} when CHROME_PATH is not executable
 */
export function findBrowser() {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (!isProgram(wanted)) throw new Error(`CHROME_PATH is ${wanted}, which is not executable.`);
    return wanted;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...candidates, ...PLACES].find(isProgram) ?? null;
}

/**
 * Finds or installs a browser: from the distribution (with a font for Chinese and Japanese) if this process may install
 * packages, otherwise by puppeteer's download.
 * @returns {Promise<{ path: string, origin: string } | null>} null when none can be installed
 */
export async function ensureBrowser() {
  const found = findBrowser();
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
  await installPackages(['chromium', 'fonts-noto-cjk']);
  const path = findBrowser();
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
    .findLast(isProgram);
  return path ? { path, origin: 'downloaded by puppeteer' } : null;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
