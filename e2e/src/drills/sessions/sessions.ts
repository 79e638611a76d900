import type { HTTPRequest } from 'puppeteer';
import { must, mustEqual } from '../../check';
import { createLoggedInVisitor, createAccount } from '../../page/log-in';
import { waitForHydration } from '../../page/site';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { OTHER_PAGE } from '../context/drill-context';
import { follow, keptSession, LOG_IN, press, toasts } from '../context/page-actions';
import { openVisit } from '../context/visit';

const AT_ONCE_MS = 1_000;
const SHOWN_MS = 5_000;
const PROFILE = '/profile';
const CALLS = 10;

const refuse = (request: HTTPRequest) =>
  request.respond({
    status: 200,
    contentType: 'application/json',
    body: JSON.stringify({ error_code: 41001, error_message: '登录已过期', payload: null }),
  });

/** Runs in another tab: counts how often `user-store` is written as logged out. */
function countLogouts(): void {
  const { dataset } = document.documentElement;
  dataset['logouts'] = '0';
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'user-store' || newValue?.includes('"isLoggedIn":true')) return;
    dataset['logouts'] = String(Number(dataset['logouts']) + 1);
  });
}

/** Sessions that end, or change hands, while pages are open. */
export const sessionDrills: readonly Drill[] = [
  {
    rows: [19],
    name: `41001 on ${CALLS} calls that are under way together: one logout, one note, the public page stays`,
    async run(ground) {
      const context = await createLoggedInVisitor(ground.pages);
      const held: HTTPRequest[] = [];
      let holding = false;
      const visit = await openVisit(ground, {
        context,
        interfere(request) {
          if (!holding || !request.headers()['authorization']) return null;
          held.push(request);
          return Promise.resolve();
        },
      });
      const { page } = visit;
      await page.goto(ground.own.url + OTHER_PAGE);
      await waitForHydration(page);
      const watcher = await ground.pages.open('/robots.txt', { context });
      await watcher.page.evaluate(countLogouts);
      await page.bringToFront();
      holding = true;
      // Each of these pages asks for its own data; leaving a page does not take its calls back.
      const walk = ['/', '/game-library', '/game-partner', '/activity'];
      for (let step = 0; held.length < CALLS && step < 40; step += 1) {
        const path = walk[step % walk.length] ?? '/';
        await page.evaluate((to) => {
          const link = document.querySelector<HTMLAnchorElement>(`a[href^="${to}"]`);
          link?.click();
        }, path);
        await new Promise((resolve) => setTimeout(resolve, 450));
      }
      const before = held.length;
      await Promise.all(held.map(refuse));
      holding = false;
      await waitUntil('it is logged out', SHOWN_MS, async () => {
        return (await keptSession(page))?.includes('"isLoggedIn":false') === true;
      });
      const notes = await toasts(page);
      const logouts = await watcher.page.$eval('html', (html) => Number(html.dataset['logouts']));
      must(logouts === 1, `the session was ended ${logouts} times`);
      must(notes.length <= 1 && !notes[0]?.includes('×'), `notes: ${notes.join(' / ')}`);
      must(!page.url().includes(PROFILE), 'the visitor was sent away');
      mustEqual(visit.documents, 1, 'document loads');
      await visit.end();
      return `${before} calls refused, ${notes.length} note`;
    },
  },
  {
    rows: [19],
    name: '41001 on the profile: home with the login dialog open, the session is gone from storage',
    async run(ground) {
      const context = await createLoggedInVisitor(ground.pages);
      const visit = await openVisit(ground, {
        context,
        interfere: (request) => (/\/api\/users\/me/.test(request.url()) ? refuse(request) : null),
      });
      const { page } = visit;
      await page.goto(ground.own.url + PROFILE);
      await waitUntil('home', SHOWN_MS, () => new URL(page.url()).pathname === '/');
      await page.waitForSelector('dialog[open]');
      const kept = (await keptSession(page)) ?? '';
      must(kept.includes('"userInfo":null'), `what is kept: ${kept}`);
      await visit.end();
    },
  },
  {
    rows: [28],
    name: 'two tabs, logged out in one: the other within a second, and nothing it writes brings the session back',
    async run(ground) {
      const context = await createLoggedInVisitor(ground.pages);
      const [one, two] = [
        await openVisit(ground, { context }),
        await openVisit(ground, { context }),
      ];
      await one.page.goto(ground.own.url + PROFILE);
      await two.page.goto(ground.own.url + OTHER_PAGE);
      for (const { page } of [one, two]) await waitForHydration(page);
      await two.page.waitForSelector(`header a[href="${PROFILE}"]`);
      await waitUntil('the profile is shown', SHOWN_MS, () =>
        press(one.page, '退出登录').then(() => true),
      );
      const ms = await waitUntil('the other tab is logged out', AT_ONCE_MS, () =>
        two.page.$(`header a[href="${PROFILE}"]`).then((link) => link === null),
      );
      await two.page.bringToFront();
      await press(two.page, LOG_IN);
      await two.page.waitForSelector('dialog[open]');
      await two.page.keyboard.press('Escape');
      await follow(two.page, '/game-library');
      const kept = (await keptSession(two.page)) ?? '';
      must(kept.includes('"isLoggedIn":false'), `what is kept afterwards: ${kept}`);
      await one.end();
      return `logged out after ${Math.round(ms)} ms`;
    },
  },
  {
    rows: [29],
    name: 'two tabs, somebody else logs in: the other tab calls with the new token only, and shows nobody else’s data',
    async run(ground) {
      const context = await createLoggedInVisitor(ground.pages);
      const other = await createAccount(ground.pages);
      const sent: string[] = [];
      const visit = await openVisit(ground, {
        context,
        interfere(request) {
          const token = request.headers()['authorization'];
          if (token) sent.push(token);
          return null;
        },
      });
      const { page } = visit;
      await page.goto(ground.own.url + PROFILE);
      await waitForHydration(page);
      await waitUntil('the first account is asked for', SHOWN_MS, () => sent.length > 0);
      const second = await openVisit(ground, { context });
      const before = new Set(sent);
      await second.page.evaluate((userInfo) => {
        const text = localStorage.getItem('user-store') ?? '{}';
        const session = { ...(JSON.parse(text) as object), isLoggedIn: true, userInfo };
        localStorage.setItem('user-store', JSON.stringify(session));
      }, other);
      sent.length = 0;
      await waitUntil('the second account is asked for', AT_ONCE_MS * 2, () => sent.length > 0);
      await follow(page, '/game-library');
      await follow(page, PROFILE);
      await new Promise((resolve) => setTimeout(resolve, 500));
      const wrong = sent.filter((token) => token !== `Bearer ${other.access_token}`);
      mustEqual(wrong.length, 0, 'calls with another token');
      must(!before.has(`Bearer ${other.access_token}`), 'both accounts have one token');
      await visit.end();
      return `${sent.length} calls, all with the new token`;
    },
  },
];
