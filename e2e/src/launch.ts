import puppeteer, { type Browser } from 'puppeteer';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the browser that `CHROME_PATH` names, else puppeteer's own. */
export function launchBrowser({ args = [] }: { args?: string[] } = {}): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'];
  return puppeteer.launch({ args: [...FLAGS, ...args], ...(executablePath && { executablePath }) });
}
