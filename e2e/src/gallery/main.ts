import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { BrowserContext } from 'puppeteer';
import { LANGUAGES } from '@huoban/contracts';
import { addressOf } from '../journey-pages';
import { launchBrowser } from '../launch';
import { loggedInVisitor } from '../log-in';
import type { ScreenVisit } from '../screens';
import { hydrated, Site } from '../site';
import { galleryVisits } from './gallery-visits';
import { writeAlbum, type Photo } from './album';
import { seeAllPictures } from './see-all-pictures';
import { goInside, impose, STATES, stateShown, type ScreenState } from './states';

const USAGE = `Photographs every screen in three languages, both layouts and every state.

  --url URL        the deployment (http://127.0.0.1:3000)
  --out FOLDER     where the pictures go (.data/gallery)
  --only WORD      only screens whose name contains it
  --language CODE  only this language
  --device NAME    only this layout: desktop, mobile
  --state NAME     only this state: ${STATES.join(', ')}
`;
/** Transitions end, and toasts stand. */
const SETTLE_MS = 700;

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    out: { type: 'string', default: '.data/gallery' },
    only: { type: 'string', default: '' },
    language: { type: 'string' },
    state: { type: 'string' },
    device: { type: 'string' },
    help: { type: 'boolean' },
  },
});

/** Texts that never change with what the service says have one state. */
const statesOf = ({ path: address, status }: ScreenVisit): readonly ScreenState[] =>
  status !== undefined || /terms|privacy|agreement/.test(address) ? ['filled'] : STATES;

async function photograph(
  site: Site,
  visitor: BrowserContext,
  visit: ScreenVisit,
  state: ScreenState,
  folder: string,
): Promise<Photo> {
  const page = await visitor.newPage();
  const { device, language, address, name } = visit;
  const file = `${[name, language, device, state].join('-').replaceAll(/[^\w-]/g, '_')}.webp`;
  try {
    await site.dress(page, device);
    const before = name === 'about us' ? '/activity/' : '/about-us/';
    const first = state === 'filled' ? address : addressOf(before, language, device);
    await page.goto(site.url + first, { waitUntil: 'load' });
    await hydrated(page);
    if (state !== 'filled') {
      await impose(page, state);
      await goInside(page, address);
    }
    await stateShown(page, state);
    await pause(SETTLE_MS);
    if (state === 'filled') await seeAllPictures(page);
    await page.screenshot({
      path: path.join(folder, file),
      type: 'webp',
      quality: 70,
      fullPage: state === 'filled',
    });
    return { visit, state, file, problem: null };
  } catch (failure) {
    const problem = failure instanceof Error ? failure.message : String(failure);
    return { visit, state, file: null, problem };
  } finally {
    await page.close();
  }
}

async function run(): Promise<void> {
  const folder = path.resolve(values.out);
  await mkdir(folder, { recursive: true });
  const browser = await launchBrowser();
  const site = new Site(values.url.replace(/\/$/, ''), browser);
  const photos: Photo[] = [];
  const visits = galleryVisits().filter(
    ({ name, language, device }) =>
      name.includes(values.only) &&
      (values.language ?? language) === language &&
      (values.device ?? device) === device,
  );
  try {
    const anyone = await site.newVisitor();
    const member = await loggedInVisitor(site);
    for (const visit of visits) {
      for (const state of statesOf(visit)) {
        if ((values.state ?? state) !== state) continue;
        const visitor = visit.isPrivate === true ? member : anyone;
        photos.push(await photograph(site, visitor, visit, state, folder));
      }
      process.stdout.write(`${visit.name} ${visit.language} ${visit.device}\n`);
    }
  } finally {
    await browser.close();
  }
  const failed = photos.filter(({ file }) => file === null).length;
  const album = await writeAlbum(folder, photos);
  process.stdout.write(`${String(photos.length)} photos, ${String(failed)} failed: ${album}\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}

if (values.help === true) process.stdout.write(USAGE);
else if (values.language !== undefined && !LANGUAGES.some((code) => code === values.language)) {
  process.stderr.write(`--language must be one of ${LANGUAGES.join(', ')}\n`);
  process.exitCode = 2;
} else await run();
