import type { Page } from 'puppeteer';
import { must, mustEqual } from '../../check';
import { createLoggedInVisitor } from '../../page/log-in';
import { waitForHydration } from '../../page/site';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { OTHER_PAGE, SUBJECT_PAGE } from '../context/drill-context';
import { follow, mainText, press } from '../context/page-actions';
import { openVisit, timesAsked } from '../context/visit';

const OFFLINE = '网络断开了';
const TOKEN = /GET \/api\/im\/get_token/;
const CHAT = '/game-partner/chat-1024';
/** Waits between the six tries in ms, each a quarter shorter or longer. */
const SCHEDULE = [1_000, 2_000, 4_000, 8_000, 16_000];
const JITTER = 0.25;
/** What a try itself takes, on a machine under load. */
const SLACK_MS = 1_200;
const FLAPS = 8;

const says = (page: Page, word: string): Promise<boolean> =>
  page.evaluate((wanted) => document.body.innerText.includes(wanted), word);

/** Lines that break. */
export const lineDrills: readonly Drill[] = [
  {
    rows: [21],
    name: 'offline during use, and flapping: a bar within a second, no document load, it goes on where it was',
    async run(ground) {
      const visit = await openVisit(ground);
      const { page } = visit;
      await page.goto(ground.own.url + OTHER_PAGE);
      await waitForHydration(page);
      await page.setOfflineMode(true);
      const ms = await waitUntil('the bar is there', 1_000, () => says(page, OFFLINE));
      await follow(page, SUBJECT_PAGE);
      await waitUntil('the visitor reads that there is no network', 15_000, async () =>
        (await mainText(page)).includes('没有网络'),
      );
      mustEqual(visit.documents, 1, 'document loads while offline');
      await page.setOfflineMode(false);
      await waitUntil('the bar is gone', 1_000, async () => !(await says(page, OFFLINE)));
      await press(page, '再试一次');
      await waitUntil('the page is shown', 8_000, async () =>
        (await mainText(page)).includes(ground.word),
      );
      const before = visit.documents;
      for (let flap = 0; flap < FLAPS; flap += 1) {
        await page.setOfflineMode(flap % 2 === 0);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      await page.setOfflineMode(false);
      await follow(page, '/game-library');
      await waitUntil('the next page is shown', 8_000, async () => {
        return (await page.$$('main a[href^="/game-library/"]')).length > 5;
      });
      must(before <= 2, `${before} document loads`);
      mustEqual(visit.documents, before, 'document loads after flapping');
      await visit.end();
      return `bar after ${Math.round(ms)} ms, ${visit.documents} documents`;
    },
  },
  {
    rows: [35],
    long: true,
    name: 'the token of the chat fails six times: five retries by the schedule, then a note with a button; none after leaving',
    async run(ground) {
      const context = await createLoggedInVisitor(ground.pages);
      let away = true;
      const times: number[] = [];
      const visit = await openVisit(ground, {
        context,
        interfere(request) {
          if (!request.url().includes('/api/im/get_token')) return null;
          times.push(performance.now());
          return away ? request.respond({ status: 503, body: '{}' }) : null;
        },
      });
      const { page } = visit;
      await page.goto(ground.own.url + CHAT);
      await waitForHydration(page);
      await page.waitForSelector('[data-line="failed"]', { timeout: 60_000 });
      const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
      mustEqual(times.length, SCHEDULE.length + 1, 'requests for a token');
      SCHEDULE.forEach((wait, at) => {
        const gap = gaps[at] ?? 0;
        const [least, most] = [wait * (1 - JITTER) - 50, wait * (1 + JITTER) + SLACK_MS];
        must(gap >= least && gap <= most, `wait ${at + 1} was ${Math.round(gap)} ms`);
      });
      await press(page, '重新连接');
      await waitUntil('it is asked at once', 2_000, () => times.length === SCHEDULE.length + 2);
      await page.waitForSelector('[data-line="reconnecting"]');
      await follow(page, OTHER_PAGE);
      await waitUntil('left', 5_000, () => new URL(page.url()).pathname.startsWith(OTHER_PAGE));
      const asked = timesAsked(visit, TOKEN);
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      mustEqual(timesAsked(visit, TOKEN), asked, 'requests after leaving');
      away = false;
      await page.goto(ground.own.url + CHAT);
      await waitForHydration(page);
      await waitUntil('it is online', 10_000, async () => (await page.$('[data-line]')) === null);
      await visit.end();
      return `waits ${gaps
        .slice(0, SCHEDULE.length)
        .map((gap) => `${(gap / 1000).toFixed(1)} s`)
        .join(', ')}`;
    },
  },
];
