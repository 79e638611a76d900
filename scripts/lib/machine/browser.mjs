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
 * A browser for the smoke checks: CHROME_PATH, else one that is installed.
 * @returns {string | null} path of the program
 * @throws {Error} when CHROME_PATH names nothing that can be run
 */
export function findBrowser() {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (!isProgram(wanted)) throw new Error(`CHROME_PATH is ${wanted}, which cannot be run.`);
    return wanted;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...candidates, ...PLACES].find(isProgram) ?? null;
}

/**
 * Finds a browser or gets one: from the distribution when this process may install there (with a
 * font for Chinese and Japanese), else by puppeteer's own download.
 * @returns {Promise<{ path: string, origin: string } | null>} null when none can be had here
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return { path: found, origin: found };
  const attempts = [fromDistribution, fromPuppeteer];
  for (const attempt of attempts) {
    // a closed network is no reason to end the whole run; the caller says that a part is missing
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
  const said = await runCommand(process.execPath, args, { signal });
  const path = said
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
