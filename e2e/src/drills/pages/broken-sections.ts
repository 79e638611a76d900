import { must, mustEqual } from '../../check';
import { waitForHydration } from '../../page/site';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { OTHER_PAGE, SUBJECT, SUBJECT_PAGE, type Ground } from '../context/drill-context';
import { follow, mainText } from '../context/page-actions';
import { openVisit, type Visit } from '../context/visit';

const SHOWN_MS = 8_000;
const PAGE_CHUNK = /^client\/page-document\.\w+\.js$/;
const SECTION_CHUNK = /^client\/section\.\w+\.js$/;

/** Changes one client file, whose text must hold what is replaced. */
const inClient =
  (file: RegExp, from: string, to: string) =>
  (text: string, name: string): string => {
    if (!file.test(name)) return text;
    must(text.includes(from), `${name} has no "${from}" to be replaced`);
    return text.replace(from, to);
  };

/** What every page of the changed version does first in the browser; the server renders it as before. */
const pageThat = (code: string) =>
  inClient(PAGE_CHUNK, 'Page:function(){', `Page:function(){${code};`);

/** Runs a drill with a version in force, in a tab on another section. */
async function withVersion(
  ground: Ground,
  version: string,
  change: (text: string, file: string) => string,
  drill: (visit: Visit) => Promise<unknown>,
): Promise<unknown> {
  await ground.pin(await ground.publishChanged(version, change));
  const visit = await openVisit(ground);
  try {
    return await drill(visit);
  } finally {
    await visit.end();
    await ground.pin(ground.good);
  }
}

const isCounted = (ground: Ground, version: string, cause: string): Promise<number> => {
  const kind = { section: SUBJECT, version, cause };
  return waitUntil('it is counted', SHOWN_MS, async () => (await ground.counted(kind)) === 1);
};

const isGood = (ground: Ground, { page }: Visit): Promise<number> =>
  waitUntil('the fallback is shown', SHOWN_MS, async () => {
    const text = await mainText(page);
    return text.includes(ground.word) && !text.includes(ground.changedWord);
  });

/** Sections that break in the browser by themselves. */
export const brokenSectionDrills: readonly Drill[] = [
  {
    rows: [36],
    name: 'a section that throws while it renders: the document once more, by its fallback, one report; others as before',
    run: (ground) =>
      withVersion(
        ground,
        '9.80.0-render',
        pageThat("throw new Error('a drill')"),
        async (visit) => {
          await visit.page.goto(ground.own.url + SUBJECT_PAGE);
          const ms = await isGood(ground, visit);
          await waitForHydration(visit.page);
          mustEqual(visit.documents, 2, 'document loads');
          await isCounted(ground, '9.80.0-render', 'render');
          await follow(visit.page, '/game-library');
          await waitUntil('another section', SHOWN_MS, async () => {
            return (await visit.page.$$('main a[href^="/game-library/"]')).length > 5;
          });
          mustEqual(visit.documents, 2, 'document loads afterwards');
          return `the fallback after ${Math.round(ms)} ms`;
        },
      ),
  },
  {
    rows: [36],
    name: 'a section that throws later: its place shows it, the header stays, another page is well again, one report',
    run: (ground) => {
      const later = "if(window.breakNow)throw new Error('a drill')";
      return withVersion(ground, '9.81.0-late', pageThat(later), async (visit) => {
        const { page } = visit;
        await page.goto(ground.own.url + SUBJECT_PAGE);
        await waitForHydration(page);
        await new Promise((resolve) => setTimeout(resolve, 1_100));
        await page.evaluate(() => Reflect.set(window, 'breakNow', true));
        // a change of the address renders the page anew
        await follow(page, '/privacy');
        await waitUntil('the error view or the fallback', SHOWN_MS, async () => {
          const text = await mainText(page);
          return text.includes('出了点岔子') || text.includes(ground.word);
        });
        // Not `waitForSelector`: the fallback may come with a document load, in the middle of it. And a link of a
        // document that has not come to life is one more document load.
        await waitUntil('the header', SHOWN_MS, async () => {
          return (await page.$('html[data-hydrated] header a')) !== null;
        });
        await isCounted(ground, '9.81.0-late', 'render');
        await waitUntil('the link is pressed', SHOWN_MS, () =>
          follow(page, OTHER_PAGE).then(() => true),
        );
        await waitUntil('another section', SHOWN_MS, async () =>
          (await mainText(page)).includes('关于'),
        );
        must(visit.documents <= 2, `${visit.documents} document loads`);
      });
    },
  },
  {
    rows: [36],
    long: true,
    name: 'a section whose promises and timers fail: the page stays, nothing is loaded again',
    run: (ground) => {
      const failing =
        "Promise.reject(new Error('a drill'));setTimeout(()=>{throw new Error('a drill')})";
      return withVersion(ground, '9.82.0-promise', pageThat(failing), async (visit) => {
        const { page } = visit;
        await page.goto(ground.own.url + SUBJECT_PAGE);
        await waitForHydration(page);
        await waitUntil('it has failed', SHOWN_MS, () =>
          visit.consoleErrors.some((complaint) => complaint.includes('a drill')),
        );
        must((await mainText(page)).includes(ground.changedWord), 'the page is gone');
        await follow(page, OTHER_PAGE);
        await waitUntil('another section', SHOWN_MS, async () =>
          (await mainText(page)).includes('关于'),
        );
        mustEqual(visit.documents, 1, 'document loads');
      });
    },
  },
  {
    rows: [6],
    name: 'a section that speaks another contract than its shell: refused in the browser, by its fallback, counted',
    run: (ground) => {
      const other = inClient(SECTION_CHUNK, 'contract:1', 'contract:99');
      return withVersion(ground, '9.83.0-contract', other, async (visit) => {
        await visit.page.goto(ground.own.url + SUBJECT_PAGE);
        await isGood(ground, visit);
        await waitForHydration(visit.page);
        mustEqual(visit.documents, 2, 'document loads');
        await isCounted(ground, '9.83.0-contract', 'contract');
      });
    },
  },
];
