import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DEVICES, LANGUAGES } from '@huoban/contracts';
import type { BrowserContext } from 'puppeteer';
import { launchBrowser } from '../harness/browser';
import { withCleanup } from '../harness/cleanup';
import { reportResults } from '../harness/html-report';
import { CannotRun, COMMON_OPTIONS, readArgs } from '../harness/program';
import { failed, passed } from '../harness/results';
import { messageOf, runSuite, type TestCase } from '../harness/runner';
import { writeLine } from '../harness/text';
import { findAxeViolations } from '../page/axe';
import { createLoggedInVisitor } from '../page/log-in';
import type { ScreenVisit } from '../page/screens';
import { Site, VIEWPORTS } from '../page/site';
import { writeContactSheet, type ContactSheetEntry } from './contact-sheet';
import { galleryVisits } from './screen-visits';
import { stateName, takeScreenshot, type ScreenState } from './screenshot';
import { COMPONENT_STATES } from './states/component-states';
import { DATA_STATES } from './states/data-states';
import { readWindowSize } from './window-size';

export const HELP = `Captures every screen in three languages, both layouts, every data state and every component state.

  --url URL        the deployment (http://127.0.0.1:3000)
  --out FOLDER     for the screenshots (.data/gallery)
  --only WORD      only screens whose name contains it
  --language CODE  only this language
  --device NAME    only this layout: desktop, mobile
  --window SIZE    a window of this size instead of those of both layouts: 768x1024; up to 768 it gets the mobile layout
  --state NAME     only this state; repeat it for several
  --axe            each screen is checked by axe, too
  --json, --junit FILE

Data states: ${DATA_STATES.join(', ')}
Component states: ${[...new Set(COMPONENT_STATES.map(({ name }) => name))].join('; ')}`;

/** Covers the about twenty states of a chat. */
const TIMEOUT_MS = 1_800_000;

interface GalleryContext {
  site: Site;
  anonymous: BrowserContext;
  folder: string;
  withAxe: boolean;
  entries: ContactSheetEntry[];
}

function statesOf(visit: ScreenVisit): ScreenState[] {
  // Error pages and legal texts do not depend on data of the service.
  const isStatic = visit.status !== undefined || /terms|privacy|agreement/.test(visit.path);
  const own = COMPONENT_STATES.filter(({ screen }) => screen === visit.name);
  return [...(isStatic ? (['filled'] as const) : DATA_STATES), ...own];
}

const visitCase = (
  visit: ScreenVisit,
  states: readonly ScreenState[],
): TestCase<GalleryContext> => ({
  name: `${visit.name} ${visit.language} ${visit.device}`,
  run: async ({ site, anonymous, folder, withAxe, entries }, { report }) => {
    // A new account per screen, so that a conversation does not appear on the next screenshots.
    // A guest of one chat would be one in the next.
    const visitor =
      visit.isPrivate === true
        ? await createLoggedInVisitor(site)
        : visit.name === 'chat'
          ? await site.newVisitor()
          : anonymous;
    for (const state of states) {
      const entry: ContactSheetEntry = {
        visit,
        state: stateName(state),
        file: null,
        problem: null,
      };
      const hasScripts = typeof state === 'string' || state.javascript !== false;
      const inspect = async (page: Parameters<typeof findAxeViolations>[0]): Promise<void> => {
        const violations = await findAxeViolations(page);
        if (violations.length > 0) entry.problem = violations.join('; ');
      };
      const isOwn = typeof state !== 'string' && state.ownVisitor === true;
      const viewer = isOwn ? await site.newVisitor() : visitor;
      try {
        const options = { site, folder, ...(withAxe && hasScripts && { inspect }) };
        entry.file = await takeScreenshot(options, viewer, visit, state);
      } catch (error) {
        entry.problem = messageOf(error);
      }
      if (viewer !== visitor) await site.closeVisitor(viewer);
      entries.push(entry);
      report(entry.problem === null ? passed(entry.state) : failed(entry.state, entry.problem));
    }
    if (visitor !== anonymous) await site.closeVisitor(visitor);
  },
});

export async function main(args: readonly string[]): Promise<number> {
  const options = readArgs(args, {
    ...COMMON_OPTIONS,
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    out: { type: 'string', default: '.data/gallery' },
    only: { type: 'string', default: '' },
    language: { type: 'string' },
    device: { type: 'string' },
    window: { type: 'string' },
    state: { type: 'string', multiple: true },
    axe: { type: 'boolean', default: false },
  });
  const { url, out, only, language, state, axe, json } = options;
  if (language !== undefined && !LANGUAGES.some((code) => code === language))
    throw new CannotRun(`--language must be one of ${LANGUAGES.join(', ')}.`);
  const window = options.window === undefined ? null : readWindowSize(options.window);
  const device = window?.device ?? options.device;
  if (device !== undefined && !DEVICES.some((name) => name === device))
    throw new CannotRun(`--device must be one of ${DEVICES.join(', ')}.`);
  const cases = galleryVisits()
    .filter(
      (visit) =>
        visit.name.includes(only) &&
        visit.language === (language ?? visit.language) &&
        visit.device === (device ?? visit.device),
    )
    .flatMap((visit) => {
      const states = statesOf(visit).filter((each) => state?.includes(stateName(each)) ?? true);
      return states.length > 0 ? [visitCase(visit, states)] : [];
    });
  const folder = path.resolve(out);
  await mkdir(folder, { recursive: true });
  return withCleanup(async (cleanup) => {
    const browser = await launchBrowser(cleanup);
    const viewports = window ? { ...VIEWPORTS, [window.device]: window.viewport } : VIEWPORTS;
    const site = new Site(url.replace(/\/$/, ''), browser, viewports);
    const entries: ContactSheetEntry[] = [];
    const anonymous = await site.newVisitor();
    const context = { site, anonymous, folder, withAxe: axe, entries };
    const results = await runSuite({
      title: 'gallery',
      cases,
      contexts: [context],
      timeoutMs: TIMEOUT_MS,
    });
    writeLine(`contact sheet: ${await writeContactSheet(folder, entries)}`);
    return await reportResults(results, json);
  });
}
