import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** There is no browser to look with. */
export class BrowserMissing extends Error {
  override name = 'BrowserMissing';
}

/** @returns path of the browser that `CHROME_PATH` names, else of one that is installed; null when there is none */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | null {
  const wanted = env['CHROME_PATH'];
  if (wanted) {
    if (isProgram(wanted)) return wanted;
    throw new BrowserMissing(`CHROME_PATH is ${wanted}, which cannot be run.`);
  }
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...candidates, ...PLACES].find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
