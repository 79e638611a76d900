import { accessSync, constants } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** The same engine without windows and settings, which needs half of the processor time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser that CHROME_PATH names, else an installed one.
 * @param {'any' | 'shell first' | 'no shell'} [kind] by default a headless shell only where there is no other browser
 * @returns {string | null} path of its executable
 * @throws {Error} when CHROME_PATH names no executable
 */
export function findBrowser(kind = 'any') {
  const wanted = process.env.CHROME_PATH;
  if (wanted && !(kind === 'no shell' && SHELLS.includes(basename(wanted)))) {
    if (!isExecutable(wanted))
      throw new Error(`CHROME_PATH is ${wanted}, which is not executable.`);
    return wanted;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const inFolders = (/** @type {string[]} */ names) =>
    folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const browsers = [...inFolders(NAMES), ...PATHS];
  const candidates = {
    any: [...browsers, ...inFolders(SHELLS)],
    'shell first': [...inFolders(SHELLS), ...browsers],
    'no shell': browsers,
  };
  return candidates[kind].find(isExecutable) ?? null;
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
