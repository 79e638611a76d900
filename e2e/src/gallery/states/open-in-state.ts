import type { Page } from 'puppeteer';
import { addressOf } from '../../page/address';
import type { ScreenVisit } from '../../page/screens';
import { waitForHydration, type Site } from '../../page/site';
import type { ComponentState } from './component-state';

/** Brings a look about in a tab of the right visitor and size. */
export async function openInState(
  site: Site,
  page: Page,
  visit: ScreenVisit,
  look: ComponentState,
): Promise<void> {
  const { device, language } = visit;
  const address = look.path ? addressOf(look.path, language, device) : visit.address;
  if (look.javascript === false) await page.setJavaScriptEnabled(false);
  await look.before?.(page, visit);
  await page.goto(site.url + address, { waitUntil: 'load' });
  if (look.javascript === false) return;
  await waitForHydration(page);
  await look.then?.(page, visit, site);
}
