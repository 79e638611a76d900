import type { HTTPRequest } from 'puppeteer';
import type { Device } from '@huoban/contracts';
import { addressOf } from './address';
import { focusTab } from './keyboard';
import { createLoggedInVisitor } from './log-in';
import type { Screen } from './screens';
import type { Site, Tab, TabOptions } from './site';

const MAIN_SCRIPT = /\/assets\/shell\/[^/]+\/main\.js$/;

/** A tab that shows the server's HTML; its application starts only when it is released. */
export interface HeldTab extends Tab {
  release: () => void;
}

/** Opens an address, and holds back the main script, like a slow connection or processor does. */
export async function openHeld(
  site: Site,
  address: string,
  options: TabOptions = {},
): Promise<HeldTab> {
  const tab = await site.open('/robots.txt', options);
  const held: HTTPRequest[] = [];
  let released = false;
  // A request may have ended before it is continued.
  const resume = (request: HTTPRequest) => void request.continue().catch(() => undefined);
  await tab.page.setRequestInterception(true);
  tab.page.on('request', (request) => {
    if (!released && MAIN_SCRIPT.test(request.url())) held.push(request);
    else resume(request);
  });
  await tab.page.goto(site.url + address, { waitUntil: 'domcontentloaded' });
  const release = () => {
    released = true;
    held.splice(0).forEach(resume);
  };
  return { ...tab, release };
}

/** Opens a Chinese screen like that, with the keyboard; a private one for a new account. */
export async function openHeldScreen(
  site: Site,
  { path, isPrivate }: Pick<Screen, 'path' | 'isPrivate'>,
  device: Device,
): Promise<HeldTab> {
  const context = isPrivate && (await createLoggedInVisitor(site));
  const options = { device, ...(context && { context }) };
  const tab = await openHeld(site, addressOf(path, 'zh', device), options);
  await focusTab(tab.page);
  return tab;
}
