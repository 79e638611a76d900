import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../../harness/wait';
import { OTHER_PAGE, TESTED_PAGE } from '../context/drill-context';
import type { ChangeFile } from '../context/changed-version';
import { inMs } from '../context/timing';
import { test, type Drill } from '../drill';

const SHOWN_MS = 8_000;
const PAGE_CHUNK = /^client\/page-document\.\w+\.js$/;
const SECTION_CHUNK = /^client\/section\.\w+\.js$/;

/** Replaces text in one client file, which must contain it. */
const replaceIn =
  (pattern: RegExp, from: string, to: string): ChangeFile =>
  (content, file) => {
    if (!pattern.test(file)) return content;
    assert.ok(content.includes(from), `${file} does not contain "${from}"`);
    return content.replace(from, to);
  };

/** Runs code in the browser whenever a page of the section renders; the server renders as before. */
const onRender = (code: string): ChangeFile =>
  replaceIn(PAGE_CHUNK, 'Page:function(){', `Page:function(){${code};`);

export const brokenSectionDrills: readonly Drill[] = [
  test('[36] a section that throws while it renders: one more document load, by its fallback, one fault; other sections as before', async (context) => {
    const version = await context.pinChanged(
      '9.80.0-render',
      onRender("throw new Error('a drill')"),
    );
    const visit = await context.visit();
    await visit.load(TESTED_PAGE);
    const ms = await context.waitForFirstVersion(visit, SHOWN_MS);
    visit.expectDocuments(2);
    await context.waitForFault(version, 'render');
    await visit.follow('/game-library');
    await visit.waitForLibrary();
    visit.expectDocuments(2, 'afterwards');
    return `the fallback after ${inMs(ms)}`;
  }),
  test('[36] a section that throws later: an error view or its fallback, the header stays, another page works, one fault', async (context) => {
    const change = onRender("if(window.breakNow)throw new Error('a drill')");
    const version = await context.pinChanged('9.81.0-late', change);
    const visit = await context.visit();
    const { page } = visit;
    await visit.goto(TESTED_PAGE);
    await sleep(1_100);
    await page.evaluate(() => Reflect.set(window, 'breakNow', true));
    // A change of the address renders the page again.
    await visit.follow('/privacy');
    await waitUntil('the error view or the fallback', SHOWN_MS, async () => {
      const text = await visit.mainText();
      return text.includes('出了点岔子') || text.includes(context.text);
    });
    await context.waitForFault(version, 'render');
    // The document of the fallback may still be to come. A link in a document that is not hydrated would be one more
    // document load.
    for (let documents = 0; documents !== visit.documents; await sleep(1_000))
      documents = visit.documents;
    await visit.waitFor('html[data-hydrated] header a', SHOWN_MS);
    await waitUntil('the link is followed', SHOWN_MS, () =>
      visit.follow(OTHER_PAGE).then(() => true),
    );
    await visit.waitForText('关于');
    visit.expectDocumentsAtMost(2);
  }),
  test('[36] [full] a section whose promises and timers fail: the page stays, nothing is loaded again', async (context) => {
    const failing =
      "Promise.reject(new Error('a drill'));setTimeout(()=>{throw new Error('a drill')})";
    await context.pinChanged('9.82.0-promise', onRender(failing));
    const visit = await context.visit();
    await visit.goto(TESTED_PAGE);
    await waitUntil('it has failed', SHOWN_MS, () =>
      visit.consoleErrors.some((error) => error.includes('a drill')),
    );
    assert.ok(await visit.includes(context.changedText), 'the page was replaced');
    await visit.follow(OTHER_PAGE);
    await visit.waitForText('关于');
    visit.expectDocuments(1);
  }),
  test('[6] a section with another contract than its shell: refused in the browser, shown by its fallback, one fault', async (context) => {
    const change = replaceIn(SECTION_CHUNK, 'contract:1', 'contract:99');
    const version = await context.pinChanged('9.83.0-contract', change);
    const visit = await context.visit();
    await visit.load(TESTED_PAGE);
    await context.waitForFirstVersion(visit, SHOWN_MS);
    visit.expectDocuments(2);
    await context.waitForFault(version, 'contract');
  }),
];
