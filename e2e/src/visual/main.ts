import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext } from 'puppeteer';
import { startTestSite } from '../../../scripts/lib/site/start-test-site.mjs';
import { takeScreenshot } from '../gallery/screenshot';
import { launchBrowser } from '../harness/browser';
import { withCleanup } from '../harness/cleanup';
import { reportResults } from '../harness/html-report';
import { ROOT } from '../harness/processes';
import { CANNOT_RUN_CODE, CannotRun, COMMON_OPTIONS, readArgs } from '../harness/program';
import { exitCodeOf } from '../harness/results';
import { runSuite, type TestCase } from '../harness/runner';
import { writeLine } from '../harness/text';
import { createAccount, createVisitorFor } from '../page/log-in';
import type { ScreenVisit } from '../page/screens';
import { Site } from '../page/site';
import { acceptPictures, listAccepted, readAcceptedFonts } from './accepted';
import { comparedScreens } from './compared-screens';
import { makeDeterministic, stopMovement, withFixedProfile } from './deterministic-page';
import { differencePage, findDifference, type Difference } from './differences';
import { describeFontDifference, readMachineFonts } from './machine-fonts';
import { captureScrolled } from './scrolled-screenshot';

export const HELP = `Compares all screens with the accepted pictures of them, on a new site with a fixed clock.

  --accept      replaces the accepted pictures
  --only WORD   only screens whose name contains it
  --anyway      compares although this machine draws text in another way
  --json, --junit FILE

Exit codes: 0 nothing differs; 1 something differs; 2 this machine cannot compare.`;

const FOLDERS = {
  accepted: path.join(ROOT, 'e2e/visual/accepted'),
  current: path.join(ROOT, '.data/visual/now'),
};
const PAGE = path.join(ROOT, '.data/visual/differences.html');

/** A Wednesday noon in China: some activities of the week are over, some run, some are to come. */
const FIXED_TIME = Date.parse('2026-01-14T04:00:00Z');
const CLOCK = path.join(import.meta.dirname, 'shifted-clock.mjs');

interface FixedClockSite {
  url: string;
  /** Milliseconds by which its clock is ahead of the real one. */
  shiftMs: number;
  stop: () => Promise<void>;
}

/** Starts the site with its seeded content, always at the same day and hour. */
async function startFixedClockSite(): Promise<FixedClockSite> {
  const shiftMs = FIXED_TIME - Date.now();
  const clock = `--import=${pathToFileURL(CLOCK).href}`;
  const site = await startTestSite(ROOT, {
    CLOCK_SHIFT_MS: String(shiftMs),
    NODE_OPTIONS: [process.env.NODE_OPTIONS, clock].filter(Boolean).join(' '),
  });
  return { ...site, shiftMs };
}

/** One browser per context: two windows of the same browser influence each other's width. */
interface VisualContext {
  site: Site;
  anonymous: BrowserContext;
  shiftMs: number;
}

/** Collected while cases run. */
interface Pictures {
  files: string[];
  differences: Difference[];
}

const screenCase = (
  visit: ScreenVisit,
  { files, differences }: Pictures,
  isAccepting: boolean,
): TestCase<VisualContext> => ({
  name: `${visit.name} ${visit.language} ${visit.device}`,
  run: async ({ site, anonymous, shiftMs }) => {
    const isPrivate = visit.isPrivate === true;
    // A new account per screen: a partner greets once, in the language of the first page.
    const visitor = isPrivate
      ? await createVisitorFor(site, withFixedProfile(await createAccount(site)))
      : anonymous;
    const file = await takeScreenshot(
      { site, folder: FOLDERS.current, capture: captureScrolled },
      visitor,
      visit,
      {
        screen: visit.name,
        name: 'accepted',
        beforeLoad: (page) => makeDeterministic(page, shiftMs, isPrivate),
        afterLoad: stopMovement,
      },
    );
    if (isPrivate) await site.closeVisitor(visitor);
    files.push(file);
    const difference = isAccepting ? null : await findDifference(file, FOLDERS);
    if (difference === null) return;
    differences.push(difference);
    throw new Error(difference.problem);
  },
});

/** Fails for accepted pictures whose screens are gone; runs after all screens. */
const staleCase = ({ files, differences }: Pictures): TestCase<VisualContext> => ({
  name: 'every accepted picture has a screen',
  exclusive: true,
  run: async () => {
    const accepted = await listAccepted(FOLDERS.accepted);
    for (const name of accepted.filter((each) => !files.includes(each))) {
      const difference = await findDifference(name, FOLDERS);
      if (difference) differences.push(difference);
    }
    const stale = differences.filter(({ current }) => current === null).map(({ name }) => name);
    if (stale.length > 0) throw new Error(`no screen for ${stale.join(', ')}`);
  },
});

/** @throws CannotRun when text looks different on this machine @returns the difference when it is to be ignored */
async function checkFonts(browser: Browser, isIgnored: boolean): Promise<string | null> {
  const accepted = await readAcceptedFonts(FOLDERS.accepted);
  if (accepted === null)
    throw new CannotRun('No picture is accepted yet: npm run visual -- --accept');
  const difference = describeFontDifference(accepted, await readMachineFonts(browser));
  if (difference === null || isIgnored) return difference;
  throw new CannotRun(
    `Cannot compare: ${difference}.\nCompare anyway: --anyway. Or accept the screens of an older commit here first.`,
  );
}

export async function main(args: readonly string[]): Promise<number> {
  const { accept, only, anyway, json } = readArgs(args, {
    ...COMMON_OPTIONS,
    only: { type: 'string', default: '' },
    accept: { type: 'boolean', default: false },
    anyway: { type: 'boolean', default: false },
  });
  if (accept && only !== '') throw new CannotRun('--accept takes all screens.');
  return withCleanup(async (cleanup) => {
    const browsers = await Promise.all([launchBrowser(cleanup), launchBrowser(cleanup)]);
    const [browser] = browsers;
    const remark = accept ? null : await checkFonts(browser, anyway);
    const { url, shiftMs } = cleanup.stopLater(await startFixedClockSite());
    await rm(FOLDERS.current, { recursive: true, force: true });
    await mkdir(FOLDERS.current, { recursive: true });
    const pictures: Pictures = { files: [], differences: [] };
    const visits = comparedScreens().filter(({ name }) => name.includes(only));
    const results = await runSuite({
      title: 'visual comparison',
      cases: [
        ...visits.map((visit) => screenCase(visit, pictures, accept)),
        ...(accept || only !== '' ? [] : [staleCase(pictures)]),
      ],
      contexts: browsers.map(async (each) => {
        const site = new Site(url, each);
        return { site, anonymous: await site.newVisitor(), shiftMs };
      }),
    });
    if (accept) {
      if (exitCodeOf(results) !== 0) {
        writeLine('Nothing is accepted: not every screen could be captured.');
        return CANNOT_RUN_CODE;
      }
      const fonts = await readMachineFonts(browser);
      const bytes = await acceptPictures(pictures.files, FOLDERS.current, FOLDERS.accepted, fonts);
      writeLine(`${pictures.files.length} pictures accepted, ${(bytes / 1e6).toFixed(1)} MB`);
      return 0;
    }
    await writeFile(PAGE, differencePage(pictures.differences, remark));
    if (pictures.differences.length > 0) writeLine(`side by side: ${path.relative(ROOT, PAGE)}`);
    return await reportResults(results, json);
  });
}
