import type { HTTPRequest } from 'puppeteer';
import { must, mustEqual } from '../../check';
import { waitForHydration } from '../../page/site';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { FaultyDoor } from '../context/faulty-proxy';
import { OTHER_PAGE, SUBJECT, SUBJECT_PAGE, type Ground } from '../context/drill-context';
import { follow, mainText } from '../context/page-actions';
import type { RowNumber } from '../fault-table';
import { isTaintedBy, openVisit, timesAsked, type Visit } from '../context/visit';

const PATIENCE_MS = 12_000;
const WALK = { document: SUBJECT_PAGE, link: OTHER_PAGE } as const;

/** What a proxy on the way makes of one file of the changed version. */
interface WireFault {
  row: RowNumber;
  name: string;
  file: string;
  /** Opened as a document, or by a link from another section. */
  walk: keyof typeof WALK;
  cause: 'integrity' | 'chunk' | 'entry' | 'style';
  long?: true;
  spoil: (request: HTTPRequest, ground: Ground) => Promise<void>;
}

const SECTION = String.raw`section\.\w+\.js`;
const ENTRY = String.raw`remoteEntry\.js`;

const bodyOf = async (request: HTTPRequest): Promise<string> => (await fetch(request.url())).text();

const script = (
  request: HTTPRequest,
  ground: Ground,
  body: string,
  contentType = 'text/javascript',
) =>
  request.respond({
    status: 200,
    contentType,
    headers: { 'access-control-allow-origin': ground.own.url, 'x-content-type-options': 'nosniff' },
    body,
  });

const cut: WireFault['spoil'] = async (request, ground) => {
  const whole = await bodyOf(request);
  await script(request, ground, whole.slice(0, whole.length / 2));
};

const answered =
  (status: number): WireFault['spoil'] =>
  (request) =>
    request.respond({ status, headers: { 'retry-after': '1' }, body: '' });

const html: WireFault['spoil'] = (request, ground) =>
  script(request, ground, '<!doctype html><title>not found</title>', 'text/html');

const ofFirstVersion: WireFault['spoil'] = async (request, ground) => {
  const url = `${ground.own.url}/assets/${SUBJECT}/${ground.good}/remoteEntry.js`;
  await script(request, ground, await (await fetch(url)).text());
};

const FAULTS: readonly WireFault[] = [
  {
    row: 4,
    name: 'a chunk cut in its middle',
    file: SECTION,
    walk: 'document',
    cause: 'integrity',
    long: true,
    spoil: cut,
  },
  {
    row: 4,
    name: 'an entry cut in its middle',
    file: ENTRY,
    walk: 'link',
    cause: 'integrity',
    long: true,
    spoil: cut,
  },
  {
    row: 5,
    name: 'HTML instead of the entry',
    file: ENTRY,
    walk: 'document',
    cause: 'integrity',
    spoil: html,
  },
  {
    row: 5,
    name: 'HTML instead of a lazy chunk',
    file: String.raw`page-document\.\w+\.js`,
    walk: 'link',
    cause: 'integrity',
    long: true,
    spoil: html,
  },
  {
    row: 6,
    name: 'the entry of another version under this address',
    file: ENTRY,
    walk: 'document',
    cause: 'integrity',
    long: true,
    spoil: ofFirstVersion,
  },
  {
    row: 9,
    name: '503 for a chunk',
    file: SECTION,
    walk: 'document',
    cause: 'chunk',
    long: true,
    spoil: answered(503),
  },
  {
    row: 9,
    name: '429 for an entry',
    file: ENTRY,
    walk: 'link',
    cause: 'entry',
    long: true,
    spoil: answered(429),
  },
  {
    row: 10,
    name: 'a lazy style sheet that is cut off',
    file: String.raw`page-document\.\w+\.css`,
    walk: 'link',
    cause: 'style',
    spoil: (request) => request.abort(),
  },
];

/** Files that do not arrive as they were published, for whatever reason. */
export const networkDrills: readonly Drill[] = [
  ...FAULTS.map(({ row, name, file, walk, cause, long = false, spoil }, index): Drill => ({
    rows: [row],
    name: `${name}: it is never in effect, the fallback is shown within 12 s, one report as "${cause}"`,
    long,
    async run(ground) {
      const version = await ground.publishChanged(`9.60.${index}-wire`);
      await ground.pin(version);
      const address = new RegExp(`/assets/${SUBJECT}/${version}/${file}$`);
      const visit = await openVisit(ground, {
        interfere: (request) => (address.test(request.url()) ? spoil(request, ground) : null),
      });
      try {
        await visit.page.goto(ground.own.url + WALK[walk]);
        await waitForHydration(visit.page);
        const began = performance.now();
        if (walk === 'link') await follow(visit.page, SUBJECT_PAGE);
        await fallbackIsShown(ground, visit);
        const shown = performance.now() - began;
        const kind = { section: SUBJECT, version, cause };
        await waitUntil(
          'it is counted',
          PATIENCE_MS,
          async () => (await ground.counted(kind)) === 1,
        );
        const tries = timesAsked(visit, address);
        must(tries <= 6, `the file was asked for ${tries} times`);
        return `shown after ${Math.round(shown)} ms, ${visit.documents} documents, file asked ${tries} times`;
      } finally {
        await visit.end();
        await ground.pin(ground.good);
      }
    },
  })),
  {
    rows: [4],
    name: 'the connection is cut in the middle of a chunk: the fallback is shown within 12 s, one report as "chunk"',
    async run(ground) {
      const version = await ground.publishChanged('9.62.0-cut');
      await ground.pin(version);
      const door = await FaultyDoor.open(ground.own.url);
      const visit = await openVisit(ground);
      try {
        door.spoil(`/assets/${SUBJECT}/${version}/section.`, ['cut']);
        const began = performance.now();
        await visit.page.goto(door.url + SUBJECT_PAGE);
        await fallbackIsShown(ground, visit);
        const shown = performance.now() - began;
        const kind = { section: SUBJECT, version, cause: 'chunk' };
        await waitUntil(
          'it is counted',
          PATIENCE_MS,
          async () => (await ground.counted(kind)) === 1,
        );
        return `shown after ${Math.round(shown)} ms`;
      } finally {
        await visit.end();
        await door.close();
        await ground.pin(ground.good);
      }
    },
  },
  {
    rows: [9],
    name: '503 for the entry once: asked for again, no document load, the pinned version is shown',
    async run(ground) {
      const version = await ground.publishChanged('9.61.0-once');
      await ground.pin(version);
      let refused = 0;
      const visit = await openVisit(ground, {
        interfere(request) {
          if (refused > 0 || !request.url().includes(`/${version}/remoteEntry.js`)) return null;
          refused += 1;
          return request.respond({ status: 503, body: '' });
        },
      });
      try {
        await visit.page.goto(ground.own.url + SUBJECT_PAGE);
        await waitForHydration(visit.page);
        mustEqual(refused, 1, 'refused requests');
        mustEqual(visit.documents, 1, 'document loads');
        const shown = await visit.page.evaluate(() => window.__release?.sections['mfe-legal']);
        mustEqual(shown, { version, source: 'pin' }, 'what the tab says it shows');
      } finally {
        await visit.end();
        await ground.pin(ground.good);
      }
    },
  },
];

async function fallbackIsShown(ground: Ground, visit: Visit): Promise<void> {
  const { page } = visit;
  await waitUntil('the tab shows the fallback', PATIENCE_MS, async () => {
    const text = await mainText(page);
    return text.includes(ground.word) && !text.includes(ground.changedWord);
  });
  await waitForHydration(page);
  must(!(await isTaintedBy(page)), 'altered bytes have come into effect');
  must(visit.documents <= 2, `${visit.documents} document loads`);
  const shown = await page.evaluate(() => window.__release?.sections['mfe-legal']);
  mustEqual(shown, { version: ground.good, source: 'fallback' }, 'what the tab says it shows');
}
