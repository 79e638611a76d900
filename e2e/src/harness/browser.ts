import puppeteer, { type Browser } from 'puppeteer';
import { findBrowser } from '../../../scripts/lib/machine/find-browser.mjs';
import type { CleanupStack } from './cleanup';
import { CannotRun } from './program';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the browser that `CHROME_PATH` names, else an installed one, else puppeteer's own; the cleanup closes it.
 * @throws CannotRun when there is none
 */
export async function launchBrowser(
  cleanup: CleanupStack,
  args: readonly string[] = [],
  executablePath = browserPath(),
): Promise<Browser> {
  const browser = await puppeteer
    .launch({ args: [...FLAGS, ...args], ...(executablePath && { executablePath }) })
    .catch((error: unknown) => {
      if (executablePath !== null) throw error;
      throw new CannotRun(
        'No browser found. Install Chromium or Chrome, or set CHROME_PATH to one.',
        { cause: error },
      );
    });
  cleanup.add(() => browser.close());
  return browser;
}

/** @throws CannotRun when `CHROME_PATH` names no executable */
export function browserPath(kind?: Parameters<typeof findBrowser>[0]): string | null {
  try {
    return findBrowser(kind);
  } catch (error) {
    throw new CannotRun((error as Error).message, { cause: error });
  }
}
