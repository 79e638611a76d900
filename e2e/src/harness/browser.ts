import puppeteer, { type Browser } from 'puppeteer';
import { findBrowser } from '../../../scripts/lib/machine/find-browser.mjs';
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
 * Starts the browser that `CHROME_PATH` names, else an installed one, else puppeteer's own.
 * @throws CannotRun when there is none
 */
export async function launchBrowser({ args = [] }: { args?: string[] } = {}): Promise<Browser> {
  const executablePath = executable();
  return puppeteer
    .launch({ args: [...FLAGS, ...args], ...(executablePath && { executablePath }) })
    .catch((error: unknown) => {
      if (executablePath !== null) throw error;
      throw new CannotRun(
        'No browser found. Install Chromium or Chrome, or set CHROME_PATH to one.',
        { cause: error },
      );
    });
}

function executable(): string | null {
  try {
    return findBrowser();
  } catch (error) {
    throw new CannotRun((error as Error).message, { cause: error });
  }
}
