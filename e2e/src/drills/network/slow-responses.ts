import type { HTTPRequest } from 'puppeteer';
import { setTimeout as sleep } from 'node:timers/promises';
import { must, mustEqual } from '../../check';
import { waitForHydration } from '../../page/site';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { FaultyDoor } from '../context/faulty-proxy';
import { OTHER_PAGE, SUBJECT, SUBJECT_PAGE } from '../context/drill-context';
import { follow, mainText } from '../context/page-actions';
import { openVisit, timesAsked, type Interference } from '../context/visit';

const LATE_MS = 14_000;
/** 300 ms, and what a look into the page takes on a machine under load. */
const PLACES_MS = 600;
const LIST = '/api/visitor/game/list';
const ATTEMPT_MS = 10_000;
const BOTH_MS = 20_500;
const SLACK_MS = 1_500;

const late =
  (address: RegExp, ms: number): Interference =>
  (request: HTTPRequest) =>
    address.test(request.url()) ? sleep(ms).then(() => request.continue()) : null;

/** What hangs: how, how often it may be asked, and when the visitor must read of it. */
const HANGS = [
  { name: 'no answer at all', fault: ['hang'], asked: 2, within: BOTH_MS },
  { name: 'headers, then nothing', fault: ['headers'], asked: 2, within: BOTH_MS },
  { name: '503, then no answer', fault: ['503', 'hang'], asked: 2, within: ATTEMPT_MS },
] as const;

/** What takes its time. */
export const slowDrills: readonly Drill[] = [
  {
    rows: [2],
    long: true,
    name: 'a section that takes 14 s to arrive, and the visitor goes elsewhere: places within 300 ms, that page at once, and it stays',
    async run(ground) {
      const visit = await openVisit(ground, {
        interfere: late(new RegExp(`/assets/${SUBJECT}/`), LATE_MS),
      });
      const { page } = visit;
      await page.goto(ground.own.url + OTHER_PAGE);
      await waitForHydration(page);
      await follow(page, SUBJECT_PAGE);
      const places = await waitUntil('places for what is coming', PLACES_MS, async () => {
        return (await page.$('main [aria-busy]')) !== null;
      });
      await sleep(700);
      const began = performance.now();
      await follow(page, '/game-library');
      const ms = await waitUntil('the other page', 3_000, async () => {
        return (await page.$$('main a[href^="/game-library/"]')).length > 5;
      });
      await sleep(LATE_MS + 3_000 - (performance.now() - began));
      mustEqual(new URL(page.url()).pathname, '/game-library', 'the address after it came');
      must(
        (await page.$$('main a[href^="/game-library/"]')).length > 5,
        'the page was overwritten',
      );
      mustEqual(visit.documents, 1, 'document loads');
      await visit.end();
      return `places after ${Math.round(places)} ms, the other page after ${Math.round(ms)} ms`;
    },
  },
  {
    rows: [2],
    long: true,
    name: 'a section that takes 30 s to arrive: the header is usable all the time, within 20 s the page says what it can',
    async run(ground) {
      const visit = await openVisit(ground, {
        interfere: late(new RegExp(`/assets/${SUBJECT}/`), 30_000),
      });
      const { page } = visit;
      await page.goto(ground.own.url + OTHER_PAGE);
      await waitForHydration(page);
      await follow(page, SUBJECT_PAGE);
      await page.waitForSelector('header a');
      const ms = await waitUntil('the page or the error view', 20_000, async () => {
        const text = await mainText(page).catch(() => '');
        return text.includes(ground.word) || text.includes('没加载出来');
      });
      must(visit.documents <= 2, `${visit.documents} document loads`);
      await visit.end();
      return `after ${(ms / 1000).toFixed(1)} s, ${visit.documents} documents`;
    },
  },
  {
    rows: [17],
    long: true,
    name: `${HANGS.map(({ name }) => name).join('; ')}: an error within 10 s an attempt, 20.5 s in all, two requests at most`,
    async run(ground) {
      const found = await Promise.all(
        HANGS.map(async ({ name, fault, asked, within }) => {
          const door = await FaultyDoor.open(ground.own.url);
          const visit = await openVisit(ground);
          const { page } = visit;
          try {
            await page.goto(door.url + OTHER_PAGE);
            await waitForHydration(page);
            door.spoil(LIST, fault);
            const began = performance.now();
            await page.evaluate(() => {
              const link = document.querySelector<HTMLElement>('a[href^="/game-library"]');
              link?.click();
            });
            await waitUntil(`the visitor reads of it (${name})`, within + SLACK_MS * 2, async () =>
              (await mainText(page)).includes('再试一次'),
            );
            const ms = performance.now() - began;
            must(ms <= within + SLACK_MS, `${name}: told after ${Math.round(ms)} ms`);
            mustEqual(
              timesAsked(visit, /GET \/api\/visitor\/game\/list/),
              asked,
              `requests, ${name}`,
            );
            return `${name}: ${(ms / 1000).toFixed(1)} s`;
          } finally {
            await visit.end();
            await door.close();
          }
        }),
      );
      return found.join('; ');
    },
  },
  {
    rows: [22],
    long: true,
    name: 'a phone on 400 kbit/s with 400 ms: the content is in the HTML, and painted within 4 s without any script of a section',
    async run(ground) {
      const visit = await openVisit(ground, {
        device: 'mobile',
        interfere: (request) =>
          /\/assets\/mfe-.*\.js/.test(request.url()) ? request.abort() : null,
        before: () => {
          new PerformanceObserver((list) => {
            document.documentElement.dataset['paint'] = String(list.getEntries().at(-1)?.startTime);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        },
      });
      const { page } = visit;
      await page.emulateNetworkConditions({
        download: 400_000 / 8,
        upload: 400_000 / 8,
        latency: 400,
      });
      const found: string[] = [];
      for (const path of ['/m', '/m/game-library', '/m/about-us', '/terms']) {
        await page.goto(ground.own.url + path, { waitUntil: 'domcontentloaded', timeout: 30_000 });
        await page.waitForSelector('main h1');
        await sleep(4_500);
        const paint = await page.$eval('html', (html) => Number(html.dataset['paint']));
        must(
          paint > 0 && paint <= 4_000,
          `the largest paint of ${path} came after ${Math.round(paint)} ms`,
        );
        found.push(`${path} ${Math.round(paint)} ms`);
      }
      await visit.end();
      return found.join(', ');
    },
  },
];
