import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'puppeteer';
import { addressOf } from '../page/address';
import { findAxeViolations } from '../page/axe';
import type { ScreenVisit } from '../page/screens';
import { waitForHydration, type Site } from '../page/site';
import type { Photo } from './contact-sheet';
import type { ComponentState } from './states/component-state';
import { openInState } from './states/open-in-state';
import { loadAllImages } from './load-all-images';
import {
  navigateInApp,
  imposeDataState,
  waitForDataState,
  type DataState,
} from './states/data-states';

/** Transitions end, and toasts stand. */
const SETTLE_MS = 700;
const PATIENCE_MS = 10_000;

/** A state that all screens share, or what happened on one. */
export type Occasion = DataState | ComponentState;

export const occasionName = (occasion: Occasion): string =>
  typeof occasion === 'string' ? occasion : occasion.name;

interface Studio {
  site: Site;
  folder: string;
  /** Every picture is judged by axe too. */
  withAxe: boolean;
}

async function bringAbout(
  site: Site,
  page: Page,
  visit: ScreenVisit,
  state: DataState,
): Promise<void> {
  const { device, language, address, name } = visit;
  const before = name === 'about us' ? '/activity/' : '/about-us/';
  const first = state === 'filled' ? address : addressOf(before, language, device);
  await page.goto(site.url + first, { waitUntil: 'load' });
  await waitForHydration(page);
  if (state !== 'filled') {
    await imposeDataState(page, state);
    await navigateInApp(page, address);
  }
  await waitForDataState(page, state);
}

/** Photographs a screen on an occasion. Never rejects: what went wrong is in the photo. */
export async function photograph(
  { site, folder, withAxe }: Studio,
  visitor: BrowserContext,
  visit: ScreenVisit,
  occasion: Occasion,
): Promise<Photo> {
  const page = await visitor.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const { device, language, name } = visit;
  const state = occasionName(occasion);
  const file = `${[name, language, device, state].join('-').replaceAll(/[^\w-]/g, '_')}.webp`;
  const isFilled = occasion === 'filled';
  const isWhole = isFilled || (typeof occasion === 'object' && occasion.whole === true);
  const runsScripts = typeof occasion === 'string' || occasion.javascript !== false;
  try {
    await site.setDevice(page, device);
    if (typeof occasion === 'string') await bringAbout(site, page, visit, occasion);
    else await openInState(site, page, visit, occasion);
    await pause(SETTLE_MS);
    if (isFilled) await loadAllImages(page);
    const take = typeof occasion === 'object' && occasion.take;
    const picture = take
      ? await take(page)
      : await page.screenshot({ type: 'webp', quality: 70, fullPage: isWhole });
    await writeFile(path.join(folder, file), picture);
    const faults = withAxe && runsScripts ? await findAxeViolations(page) : [];
    return { visit, state, file, problem: faults.length > 0 ? faults.join('; ') : null };
  } catch (failure) {
    const problem = failure instanceof Error ? failure.message : String(failure);
    return { visit, state, file: null, problem };
  } finally {
    await page.close();
  }
}
