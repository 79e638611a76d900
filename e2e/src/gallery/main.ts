import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '@huoban/contracts';
import { launchBrowser } from '../harness/browser';
import { createLoggedInVisitor } from '../page/log-in';
import type { ScreenVisit } from '../page/screens';
import { Site } from '../page/site';
import { writeAlbum, type Photo } from './contact-sheet';
import { galleryVisits } from './screen-visits';
import { COMPONENT_STATES } from './states/component-states';
import { occasionName, photograph, type Occasion } from './screenshot';
import { DATA_STATES } from './states/data-states';

const USAGE = `Photographs every screen in three languages, both layouts, every state and every look.

  --url URL        the deployment (http://127.0.0.1:3000)
  --out FOLDER     where the pictures go (.data/gallery)
  --only WORD      only screens whose name contains it
  --language CODE  only this language
  --device NAME    only this layout: desktop, mobile
  --state NAME     only this state or look; several times for several of them
  --axe            each picture is judged by axe, too

States: ${DATA_STATES.join(', ')}
Looks: ${[...new Set(COMPONENT_STATES.map(({ name }) => name))].join('; ')}
`;

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    out: { type: 'string', default: '.data/gallery' },
    only: { type: 'string', default: '' },
    language: { type: 'string' },
    state: { type: 'string', multiple: true },
    device: { type: 'string' },
    axe: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
});

/** Texts that never change with what the service says have one state. */
const statesOf = ({ path: address, status }: ScreenVisit): readonly Occasion[] =>
  status !== undefined || /terms|privacy|agreement/.test(address) ? ['filled'] : DATA_STATES;

const occasionsOf = (visit: ScreenVisit): Occasion[] =>
  [...statesOf(visit), ...COMPONENT_STATES.filter(({ screen }) => screen === visit.name)].filter(
    (occasion) => values.state?.includes(occasionName(occasion)) ?? true,
  );

async function run(): Promise<void> {
  const folder = path.resolve(values.out);
  await mkdir(folder, { recursive: true });
  const browser = await launchBrowser();
  const site = new Site(values.url.replace(/\/$/, ''), browser);
  const studio = { site, folder, withAxe: values.axe };
  const photos: Photo[] = [];
  const visits = galleryVisits().filter(
    ({ name, language, device }) =>
      name.includes(values.only) &&
      (values.language ?? language) === language &&
      (values.device ?? device) === device,
  );
  try {
    const anyone = await site.newVisitor();
    for (const visit of visits) {
      const occasions = occasionsOf(visit);
      if (occasions.length === 0) continue;
      // A member of its own for each: what one has said is not in the pictures of the next.
      const member = visit.isPrivate === true ? await createLoggedInVisitor(site) : null;
      for (const occasion of occasions) {
        const photo = await photograph(studio, member ?? anyone, visit, occasion);
        photos.push(photo);
        if (photo.problem !== null)
          process.stdout.write(`  ${photo.state}: ${photo.problem.slice(0, 400)}\n`);
      }
      await member?.close();
      process.stdout.write(`${visit.name} ${visit.language} ${visit.device}\n`);
    }
  } finally {
    await browser.close();
  }
  const failed = photos.filter(({ problem }) => problem !== null).length;
  const album = await writeAlbum(folder, photos);
  process.stdout.write(`${String(photos.length)} photos, ${String(failed)} failed: ${album}\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}

if (values.help === true) process.stdout.write(USAGE);
else if (values.language !== undefined && !LANGUAGES.some((code) => code === values.language)) {
  process.stderr.write(`--language must be one of ${LANGUAGES.join(', ')}\n`);
  process.exitCode = 2;
} else await run();
