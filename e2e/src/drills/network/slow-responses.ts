import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEVICES, type Device } from '@huoban/contracts';
import { waitUntil } from '../../harness/wait';
import { addressOf } from '../../page/address';
import {
  OTHER_PAGE,
  TESTED_PAGE,
  TESTED_SECTION,
  type DrillContext,
} from '../context/drill-context';
import { startFaultyProxy } from '../context/faulty-proxy';
import { inMs, inSeconds } from '../context/timing';
import { RETRY, type Visit } from '../context/visit';
import { test, type Drill } from '../drill';

const LATE_MS = 14_000;
/** 300 ms, and what an evaluation in the page takes on a machine under load. */
const SKELETON_MS = 600;
const LIST = '/api/visitor/game/list';
const ATTEMPT_MS = 10_000;
const PAUSE_MS = 500;
const BOTH_MS = 2 * ATTEMPT_MS + PAUSE_MS;
const TOLERANCE_MS = 1_500;
const MAX_PAINT_MS = 4_000;
const MAX_SHIFT = 0.02;
const LATE_FONT_MS = 1_200;
/** Lists, and rows whose columns depend on their number. */
const PIECEWISE = [
  '/',
  '/game-partner/',
  '/game-partner/detail-1001',
  '/game-partner/game-list-1001',
  '/game-partner/story-3001',
  '/game-library',
  '/game-library/role-Info-5001',
  '/membership',
];

/** A tab on another section, for which every file of the tested section is late. */
async function visitWithLateSection(context: DrillContext, ms: number): Promise<Visit> {
  const files = new RegExp(`/assets/${TESTED_SECTION}/`);
  const visit = await context.visit({
    intercept: (request) =>
      files.test(request.url()) ? sleep(ms).then(() => request.continue()) : null,
  });
  await visit.goto(OTHER_PAGE);
  await visit.follow(TESTED_PAGE);
  return visit;
}

/** What hangs, and within which time after the first of two requests the visitor gets an error. */
const HANGS = [
  { name: 'no response', faults: ['hang'], withinMs: BOTH_MS },
  { name: 'headers without a body', faults: ['headers'], withinMs: BOTH_MS },
  { name: '503, then no response', faults: ['503', 'hang'], withinMs: PAUSE_MS + ATTEMPT_MS },
] as const;

async function measureHang(
  context: DrillContext,
  { name, faults, withinMs }: (typeof HANGS)[number],
): Promise<string> {
  const proxy = await startFaultyProxy(context.cleanup, context.url);
  const visit = await context.visit();
  await visit.goto(OTHER_PAGE, proxy.url);
  proxy.inject(LIST, faults);
  const requested = visit.page
    .waitForRequest((request) => request.url().includes(LIST))
    .then(() => performance.now());
  await visit.follow('/game-library');
  const startedAt = await requested;
  await visit.waitForText(RETRY, withinMs + TOLERANCE_MS * 2);
  const ms = performance.now() - startedAt;
  assert.ok(ms <= withinMs + TOLERANCE_MS, `${name}: error after ${inMs(ms)}`);
  assert.equal(visit.countRequests(/GET \/api\/visitor\/game\/list/), 2, `requests, ${name}`);
  return `${name}: ${inSeconds(ms)}`;
}

/** The page in English, whose lines are the longest, while its document arrives in pieces, then its font. @returns its layout shift */
async function shiftWhileParsed(context: DrillContext, device: Device, path: string) {
  const proxy = await startFaultyProxy(context.cleanup, context.url);
  const address = addressOf(path, 'en', device);
  proxy.inject(address, ['pieces']);
  const visit = await context.visit({
    device,
    intercept: (request) =>
      request.url().endsWith('.woff2') ? sleep(LATE_FONT_MS).then(() => request.continue()) : null,
  });
  await visit.goto(address, proxy.url);
  await visit.page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  });
  const { shift, moved } = await visit.page.evaluate(() => window.stability);
  assert.ok(shift <= MAX_SHIFT, `${address} shifted by ${shift.toFixed(3)}: ${moved.join('; ')}`);
  return shift;
}

/** Inside of the page: when its largest content was painted, NaN if nothing was within a second. */
const readLargestPaint = (): Promise<number> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve(list.getEntries().at(-1)?.startTime ?? NaN);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => resolve(NaN), 1_000);
  });

export const slowResponseDrills: readonly Drill[] = [
  test('[2] [full] a section that takes 14 s to load, and the visitor leaves: a skeleton within 300 ms, the next page at once, and it stays', async (context) => {
    const visit = await visitWithLateSection(context, LATE_MS);
    const skeleton = await visit.waitFor('main [aria-busy]', SKELETON_MS);
    await sleep(700);
    const startedAt = performance.now();
    await visit.follow('/game-library');
    const ms = await visit.waitForLibrary(3_000);
    await sleep(LATE_MS + 3_000 - (performance.now() - startedAt));
    assert.equal(visit.pathname, '/game-library', 'the path after the section was loaded');
    assert.ok(await visit.showsLibrary(), 'the page was replaced');
    visit.expectDocuments(1);
    return `skeleton after ${inMs(skeleton)}, the other page after ${inMs(ms)}`;
  }),
  test('[2] [full] a section that takes 30 s to load: the header is usable all the time, within 20 s the page or an error is shown', async (context) => {
    const visit = await visitWithLateSection(context, 30_000);
    await visit.page.waitForSelector('header a');
    const ms = await waitUntil('the page or the error view', 20_000, async () => {
      const text = await visit.mainText();
      return text.includes(context.text) || text.includes('没加载出来');
    });
    visit.expectDocumentsAtMost(2);
    return `after ${inSeconds(ms)}, ${visit.documents} documents`;
  }),
  test(`[17] [full] ${HANGS.map(({ name }) => name).join('; ')}: an error within 10 s per attempt, 20.5 s in all, two requests at most`, async (context) => {
    const notes = await Promise.all(HANGS.map((hang) => measureHang(context, hang)));
    return notes.join('; ');
  }),
  test('[22] [full] a phone on 400 kbit/s with 400 ms: the content is in the HTML, and painted within 4 s without any script of a section', async (context) => {
    const visit = await context.visit({
      device: 'mobile',
      intercept: (request) => (/\/assets\/mfe-.*\.js/.test(request.url()) ? request.abort() : null),
    });
    const { page } = visit;
    const speed = 400_000 / 8;
    await page.emulateNetworkConditions({ download: speed, upload: speed, latency: 400 });
    const notes: string[] = [];
    for (const path of ['/m', '/m/game-library', '/m/about-us', '/terms']) {
      await page.goto(context.url + path, { waitUntil: 'domcontentloaded', timeout: 30_000 });
      await page.waitForSelector('main h1');
      // Later the application loads the document again, because its section failed.
      await page.waitForFunction((ms) => performance.now() >= ms, {}, MAX_PAINT_MS);
      const paint = await page.evaluate(readLargestPaint);
      const isInTime = paint > 0 && paint <= MAX_PAINT_MS;
      assert.ok(isInTime, `the largest paint of ${path} came after ${inMs(paint)}`);
      notes.push(`${path} ${inMs(paint)}`);
    }
    return notes.join(', ');
  }),
  test('[22] [full] documents that arrive in pieces, and their font 1.2 s later: nothing shifts', async (context) => {
    const shifts: number[] = [];
    for (const device of DEVICES)
      for (const path of PIECEWISE) shifts.push(await shiftWhileParsed(context, device, path));
    return `at most ${Math.max(...shifts).toFixed(3)}`;
  }),
];
