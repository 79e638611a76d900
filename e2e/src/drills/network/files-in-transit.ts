import assert from 'node:assert/strict';
import type { HTTPRequest } from 'puppeteer';
import {
  OTHER_PAGE,
  TESTED_PAGE,
  TESTED_SECTION,
  type DrillContext,
} from '../context/drill-context';
import { startFaultyProxy } from '../context/faulty-proxy';
import { inMs } from '../context/timing';
import { alterInTransit, type Interceptor, type Visit } from '../context/visit';
import { test, type Drill } from '../drill';

type Cause = 'integrity' | 'chunk' | 'entry' | 'style';
type Damage = (request: HTTPRequest, context: DrillContext) => Promise<void>;

const ENTRY = String.raw`remoteEntry\.js`;
const SECTION = String.raw`section\.\w+\.js`;
const PAGE = String.raw`page-document\.\w+\.js`;
const STYLES = String.raw`page-document\.\w+\.css`;
const MESSAGES = String.raw`locale-zh-json\.\w+\.js`;
const CONTENT = String.raw`document-zh-terms-md\.\w+\.js`;

const respond = (
  request: HTTPRequest,
  { url }: DrillContext,
  body: string,
  contentType = 'text/javascript',
): Promise<void> =>
  request.respond({
    status: 200,
    contentType,
    headers: { 'access-control-allow-origin': url, 'x-content-type-options': 'nosniff' },
    body,
  });

const fetchText = async (url: string): Promise<string> => (await fetch(url)).text();

const cut: Damage = async (request, context) => {
  const content = await fetchText(request.url());
  await respond(request, context, content.slice(0, content.length / 2));
};

const html: Damage = (request, context) =>
  respond(request, context, '<!doctype html><title>not found</title>', 'text/html');

const ofFirstVersion: Damage = async (request, context) => {
  const { url, firstVersion } = context;
  const entry = `${url}/assets/${TESTED_SECTION}/${firstVersion}/remoteEntry.js`;
  await respond(request, context, await fetchText(entry));
};

const status =
  (code: number): Damage =>
  (request) =>
    request.respond({ status: code, headers: { 'retry-after': '1' }, body: '' });

const abort: Damage = (request) => request.abort();

/** Opened as a document, or by a link from a page of another section. */
type Navigation = 'document' | 'link';

const DAMAGES: readonly (readonly [
  name: string,
  file: string,
  navigation: Navigation,
  cause: Cause,
  damage: Damage,
])[] = [
  ['[4] [full] a chunk cut in its middle', SECTION, 'document', 'integrity', cut],
  ['[4] [full] an entry cut in its middle', ENTRY, 'link', 'integrity', cut],
  ['[5] HTML instead of the entry', ENTRY, 'document', 'integrity', html],
  ['[5] [full] HTML instead of a lazy chunk', PAGE, 'link', 'integrity', html],
  [
    '[6] [full] the entry of another version at this address',
    ENTRY,
    'document',
    'integrity',
    ofFirstVersion,
  ],
  ['[9] [full] 503 for a chunk', SECTION, 'document', 'chunk', status(503)],
  ['[9] [full] 429 for an entry', ENTRY, 'link', 'entry', status(429)],
  ['[10] a lazy style sheet that is cut off', STYLES, 'link', 'style', abort],
];

const ALTERED_FILES: readonly (readonly [name: string, file: string, navigation: Navigation])[] = [
  ['[3] [full] the entry', ENTRY, 'document'],
  ['[3] a chunk of the first page', SECTION, 'document'],
  ['[3] [full] the messages of the first page', MESSAGES, 'document'],
  ['[3] [full] the entry of a later page', ENTRY, 'link'],
  ['[3] [full] a lazy chunk', PAGE, 'link'],
  ['[3] a lazy style sheet', STYLES, 'link'],
  ['[3] [full] a chunk that a loader imports', CONTENT, 'link'],
];

/** Opens the tested page while a file of its pinned version is damaged: it must be shown by its fallback version. */
async function expectFallback(
  context: DrillContext,
  version: string,
  [file, navigation, cause]: readonly [file: string, navigation: Navigation, cause: Cause],
  interceptor: (address: RegExp) => Interceptor,
): Promise<string> {
  await context.pinChanged(version);
  const address = new RegExp(`/assets/${TESTED_SECTION}/${version}/${file}$`);
  const visit = await context.visit({ intercept: interceptor(address) });
  if (navigation === 'link') await visit.goto(OTHER_PAGE);
  const startedAt = performance.now();
  await (navigation === 'link' ? visit.follow(TESTED_PAGE) : visit.load(TESTED_PAGE));
  await expectFallbackShown(context, visit);
  const ms = performance.now() - startedAt;
  await context.waitForFault(version, cause);
  const requests = visit.countRequests(address);
  assert.ok(requests <= 6, `the file was requested ${requests} times`);
  return `shown after ${inMs(ms)}, ${visit.documents} documents, file requested ${requests} times`;
}

async function expectFallbackShown(context: DrillContext, visit: Visit): Promise<void> {
  await context.waitForFirstVersion(visit);
  await visit.expectUnaltered();
  visit.expectDocumentsAtMost(2);
  const shown = (await visit.shownRelease())?.sections[TESTED_SECTION];
  assert.deepEqual(shown, { version: context.firstVersion, source: 'fallback' }, 'shown version');
}

export const fileInTransitDrills: readonly Drill[] = [
  ...DAMAGES.map(([name, file, navigation, cause, damage], index) =>
    test(`${name}: it never takes effect, the fallback is shown within 12 s, one fault by "${cause}"`, (context) => {
      const interceptor =
        (address: RegExp): Interceptor =>
        (request) =>
          address.test(request.url()) ? damage(request, context) : null;
      const damaged = [file, navigation, cause] as const;
      return expectFallback(context, `9.60.${index}-wire`, damaged, interceptor);
    }),
  ),
  test('[4] the connection is cut in the middle of a chunk: the fallback is shown within 12 s, one fault by "chunk"', async (context) => {
    const version = await context.pinChanged('9.62.0-cut');
    const proxy = await startFaultyProxy(context.cleanup, context.url);
    proxy.inject(`/assets/${TESTED_SECTION}/${version}/section.`, ['cut']);
    const visit = await context.visit();
    const startedAt = performance.now();
    await visit.load(TESTED_PAGE, proxy.url);
    await expectFallbackShown(context, visit);
    const ms = performance.now() - startedAt;
    await context.waitForFault(version, 'chunk');
    return `shown after ${inMs(ms)}`;
  }),
  test('[9] 503 for the entry once: requested again, no document load, the pinned version is shown', async (context) => {
    const version = await context.pinChanged('9.61.0-once');
    let refused = 0;
    const visit = await context.visit({
      intercept(request) {
        if (refused > 0 || !request.url().includes(`/${version}/remoteEntry.js`)) return null;
        refused += 1;
        return request.respond({ status: 503, body: '' });
      },
    });
    await visit.goto(TESTED_PAGE);
    assert.equal(refused, 1, 'refused requests');
    visit.expectDocuments(1);
    const shown = (await visit.shownRelease())?.sections[TESTED_SECTION];
    assert.deepEqual(shown, { version, source: 'pin' }, 'shown version');
  }),
  ...ALTERED_FILES.map(([name, file, navigation], index) =>
    test(`${name}, altered in transit, never runs: the fallback is shown, one fault by "integrity"`, (context) => {
      const altered = [file, navigation, 'integrity'] as const;
      return expectFallback(context, `9.20.${index}-altered`, altered, alterInTransit);
    }),
  ),
];
