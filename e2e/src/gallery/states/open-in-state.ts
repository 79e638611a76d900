import type { Page } from 'puppeteer';
import { addressOf } from '../../page/address';
import type { ScreenVisit } from '../../page/screens';
import { waitForHydration, type Site } from '../../page/site';
import type { ComponentState } from './component-state';

export async function openInState(
  site: Site,
  page: Page,
  visit: ScreenVisit,
  state: ComponentState,
): Promise<void> {
  const { device, language } = visit;
  const address = state.path ? addressOf(state.path, language, device) : visit.address;
  if (state.javascript === false) await page.setJavaScriptEnabled(false);
  await state.beforeLoad?.(page, visit);
  await page.goto(site.url + address, { waitUntil: 'load' });
  if (state.javascript === false) return;
  await waitForHydration(page);
  await state.afterLoad?.(page, visit, site);
}
