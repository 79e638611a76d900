import type { Page } from 'puppeteer';
import { addressOf } from '../../journey-pages';
import type { ScreenVisit } from '../../screens';
import { hydrated, type Site } from '../../site';
import type { Look } from './look';

/** Brings a look about in a tab of the right visitor and size. */
export async function stage(site: Site, page: Page, visit: ScreenVisit, look: Look): Promise<void> {
  const { device, language } = visit;
  const address = look.path ? addressOf(look.path, language, device) : visit.address;
  if (look.javascript === false) await page.setJavaScriptEnabled(false);
  await look.before?.(page, visit);
  await page.goto(site.url + address, { waitUntil: 'load' });
  if (look.javascript === false) return;
  await hydrated(page);
  await look.then?.(page, visit, site);
}
