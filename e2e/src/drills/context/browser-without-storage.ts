import fs from 'node:fs/promises';
import path from 'node:path';
import type { CleanupStack } from '../../harness/cleanup';
import { launchBrowser } from '../../harness/browser';
import { VIEWPORTS } from '../../page/site';
import { Visit } from './visit';

/** "Block all cookies" in the settings of Chromium: cookies and every kind of storage are refused. */
const PREFERENCES = { profile: { default_content_setting_values: { cookies: 2 } } };

/** A tab in a browser whose visitor blocks all cookies, and with them storage. */
export async function visitWithoutStorage(cleanup: CleanupStack, origin: string): Promise<Visit> {
  const folder = await cleanup.temporaryFolder('huoban-profile-');
  await fs.mkdir(path.join(folder, 'Default'));
  await fs.writeFile(path.join(folder, 'Default/Preferences'), JSON.stringify(PREFERENCES));
  const browser = await launchBrowser({ args: [`--user-data-dir=${folder}`] });
  cleanup.add(() => browser.close());
  const page = await browser.newPage();
  await page.setViewport(VIEWPORTS.desktop);
  page.setDefaultTimeout(15_000);
  return new Visit(origin, page);
}
