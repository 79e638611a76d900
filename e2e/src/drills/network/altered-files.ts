import type { Page } from 'puppeteer';
import { must, mustEqual } from '../../check';
import { waitForHydration } from '../../page/site';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { OTHER_PAGE, SUBJECT, SUBJECT_PAGE, type Ground } from '../context/drill-context';
import { alteredOnTheWay, isTaintedBy, visitWith, type Visit } from '../context/visit';

const PATIENCE_MS = 12_000;

/** Opens the subject's page as a document, or by a link from a page of another section. */
const WALKS = {
  async document({ page }: Visit, ground: Ground) {
    await page.goto(ground.own.url + SUBJECT_PAGE);
  },
  async link({ page }: Visit, ground: Ground) {
    await page.goto(ground.own.url + OTHER_PAGE);
    await waitForHydration(page);
    await page.$eval(
      `a[href^="${SUBJECT_PAGE}"]`,
      (anchor) => anchor instanceof HTMLElement && anchor.click(),
    );
  },
};

/** File of the subject that a proxy alters, and the way on which a tab asks for it. */
interface AlteredFile {
  file: string;
  name: string;
  walk: keyof typeof WALKS;
  long?: true;
}

const FILES: readonly AlteredFile[] = [
  { file: 'the entry', name: String.raw`remoteEntry\.js`, walk: 'document', long: true },
  { file: 'a chunk of the first page', name: String.raw`section\.\w+\.js`, walk: 'document' },
  {
    file: 'the words of the first page',
    name: String.raw`locale-zh-json\.\w+\.js`,
    walk: 'document',
    long: true,
  },
  {
    file: 'the entry of a later page',
    name: String.raw`remoteEntry\.js`,
    walk: 'link',
    long: true,
  },
  {
    file: 'a lazy chunk',
    name: String.raw`page-document\.\w+\.js`,
    walk: 'link',
    long: true,
  },
  { file: 'a lazy style sheet', name: String.raw`page-document\.\w+\.css`, walk: 'link' },
  {
    file: 'a chunk that a loader asks for',
    name: String.raw`document-zh-terms-md\.\w+\.js`,
    walk: 'link',
    long: true,
  },
];

const mainText = (page: Page): Promise<string> => page.$eval('main', (main) => main.innerText);

/** (i) Files that were altered on their way: refused in the browser, whatever asks for them. */
export const integrityDrills: readonly Drill[] = FILES.map(
  ({ file, name, walk, long = false }, index): Drill => ({
    rows: [3],
    long,
    name: `${file} altered on its way is never run: the fallback is shown, and counted as integrity`,
    async run(ground) {
      const version = await ground.publishChanged(`9.20.${index}-altered`);
      await ground.pin(version);
      const address = new RegExp(`/assets/${SUBJECT}/${version}/${name}$`);
      const visit = await visitWith(ground, alteredOnTheWay(ground, address));
      try {
        await WALKS[walk](visit, ground);
        await fallbackStands(visit, ground);
        const kind = { section: SUBJECT, version, cause: 'integrity' };
        await waitUntil(
          'it is counted',
          PATIENCE_MS,
          async () => (await ground.counted(kind)) === 1,
        );
      } finally {
        await visit.end();
        await ground.pin(ground.good);
      }
    },
  }),
);

async function fallbackStands(visit: Visit, ground: Ground): Promise<void> {
  await waitUntil('the tab shows the fallback', PATIENCE_MS, async () => {
    const text = await mainText(visit.page);
    return text.includes(ground.word) && !text.includes(ground.changedWord);
  });
  await waitForHydration(visit.page);
  must(!(await isTaintedBy(visit.page)), 'altered bytes have come into effect');
  must(visit.documents <= 2, `${visit.documents} document loads`);
  const shown = await visit.page.evaluate(() => window.__release?.sections['mfe-legal']);
  mustEqual(shown, { version: ground.good, source: 'fallback' }, 'what the tab says it shows');
}
