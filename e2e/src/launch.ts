import puppeteer, { type Browser } from 'puppeteer';
import { BrowserMissing, findBrowser } from './find-browser';

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
 * Starts the browser that `CHROME_PATH` names, else one that is installed, else puppeteer's own.
 * @throws BrowserMissing
 */
export function launchBrowser({ args = [] }: { args?: string[] } = {}): Promise<Browser> {
  const executablePath = findBrowser();
  return puppeteer
    .launch({ args: [...FLAGS, ...args], ...(executablePath && { executablePath }) })
    .catch((cause: unknown) => {
      if (executablePath !== null) throw cause;
      throw new BrowserMissing(
        'No browser is found. Install Chromium or Chrome, or name one in CHROME_PATH.',
        { cause },
      );
    });
}
