import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../../harness/wait';
import { OTHER_PAGE, TESTED_PAGE } from '../context/drill-context';
import { inMs, inSeconds } from '../context/timing';
import { RETRY } from '../context/visit';
import { test, type Drill } from '../drill';

const OFFLINE = '网络断开了';
const TOKEN = /GET \/api\/im\/get_token/;
const CHAT = '/game-partner/chat-1024';
/** Waits between the six attempts in ms, each a quarter shorter or longer. */
const SCHEDULE = [1_000, 2_000, 4_000, 8_000, 16_000];
const JITTER = 0.25;
/** Duration of an attempt on a machine under load. */
const TOLERANCE_MS = 1_200;
const CHANGES = 8;

export const offlineDrills: readonly Drill[] = [
  test('[21] offline during use, then unstable: a bar within a second, no document load, the visit continues', async (context) => {
    const visit = await context.visit();
    const { page } = visit;
    const hasBar = (): Promise<boolean> =>
      page.evaluate((text) => document.body.innerText.includes(text), OFFLINE);
    await visit.goto(OTHER_PAGE);
    await page.setOfflineMode(true);
    const ms = await waitUntil('the bar is shown', 1_000, hasBar);
    await visit.follow(TESTED_PAGE);
    await visit.waitForText('没有网络', 15_000);
    assert.equal((await page.title()).includes('500'), false, 'the title names a status');
    visit.expectDocuments(1, 'while offline');
    await page.setOfflineMode(false);
    await waitUntil('the bar is hidden', 1_000, async () => !(await hasBar()));
    await visit.press(RETRY);
    await visit.waitForText(context.text);
    const before = visit.documents;
    for (let change = 0; change < CHANGES; change += 1) {
      await page.setOfflineMode(change % 2 === 0);
      await sleep(100);
    }
    await page.setOfflineMode(false);
    await visit.follow('/game-library');
    await visit.waitForLibrary();
    assert.ok(before <= 2, `${before} document loads`);
    visit.expectDocuments(before, 'on an unstable network');
    return `bar after ${inMs(ms)}, ${visit.documents} documents`;
  }),
  test('[35] [full] the token of the chat fails six times: five retries by the schedule, then a note with a button; none after leaving', async (context) => {
    let isDown = true;
    const times: number[] = [];
    const visit = await context.visit({
      context: await context.loggedInVisitor(),
      intercept(request) {
        if (!request.url().includes('/api/im/get_token')) return null;
        times.push(performance.now());
        return isDown ? request.respond({ status: 503, body: '{}' }) : null;
      },
    });
    await visit.goto(CHAT);
    await visit.page.waitForSelector('[data-line="failed"]', { timeout: 60_000 });
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    assert.equal(times.length, SCHEDULE.length + 1, 'requests for a token');
    SCHEDULE.forEach((expected, index) => {
      const wait = waits[index] ?? 0;
      const [min, max] = [expected * (1 - JITTER) - 50, expected * (1 + JITTER) + TOLERANCE_MS];
      assert.ok(wait >= min && wait <= max, `wait ${index + 1} was ${inMs(wait)}`);
    });
    await visit.press('重新连接');
    await waitUntil('a request is sent at once', 2_000, () => times.length === SCHEDULE.length + 2);
    await visit.page.waitForSelector('[data-line="reconnecting"]');
    await visit.follow(OTHER_PAGE);
    await visit.waitForPath(OTHER_PAGE);
    const requests = visit.countRequests(TOKEN);
    await sleep(4_000);
    assert.equal(visit.countRequests(TOKEN), requests, 'requests after leaving');
    isDown = false;
    await visit.goto(CHAT);
    await waitUntil('the chat is online', 10_000, async () => !(await visit.has('[data-line]')));
    return `waits ${waits.slice(0, SCHEDULE.length).map(inSeconds).join(', ')}`;
  }),
];
