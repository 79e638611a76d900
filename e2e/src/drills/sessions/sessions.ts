import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HTTPRequest } from 'puppeteer';
import { waitUntil } from '../../harness/wait';
import { createAccount } from '../../page/log-in';
import { respondWithJson } from '../../page/respond';
import { waitForHydration } from '../../page/site';
import { OTHER_PAGE } from '../context/drill-context';
import { inMs } from '../context/timing';
import { LOG_IN } from '../context/visit';
import { test, type Drill } from '../drill';

const NOTICED_MS = 1_000;
const SHOWN_MS = 5_000;
const LOADED_MS = 30_000;
/** Without a call for so long, the page has none left to send. */
const QUIET_MS = 1_500;
const PROFILE = '/profile';
const PROFILE_LINK = `header a[href="${PROFILE}"]`;
const CALLS = 10;

const refuse = (request: HTTPRequest): Promise<void> =>
  respondWithJson(request, { error_code: 41001, error_message: '登录已过期', payload: null });

/** Runs in another tab: counts how often `user-store` is written as logged out. */
function countLogouts(): void {
  const { dataset } = document.documentElement;
  dataset['logouts'] = '0';
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'user-store' || newValue?.includes('"isLoggedIn":true')) return;
    dataset['logouts'] = String(Number(dataset['logouts']) + 1);
  });
}

export const sessionDrills: readonly Drill[] = [
  test(`[19] 41001 on ${CALLS} concurrent calls: one logout, one toast, the public page stays`, async (context) => {
    const visitor = await context.loggedInVisitor();
    const held: HTTPRequest[] = [];
    let isHolding = false;
    const visit = await context.visit({
      context: visitor,
      intercept(request) {
        if (!isHolding || !request.headers()['authorization']) return null;
        held.push(request);
        return Promise.resolve();
      },
    });
    await visit.goto(OTHER_PAGE);
    const watcher = await context.tabs.open('/robots.txt', { context: visitor });
    await watcher.page.evaluate(countLogouts);
    await visit.page.bringToFront();
    isHolding = true;
    // Each of these pages loads its own data; leaving a page does not abort its calls.
    const paths = ['/', '/game-library', '/game-partner', '/activity'];
    for (let step = 0; held.length < CALLS && step < 40; step += 1) {
      await visit.page.evaluate(
        (path) => {
          document.querySelector<HTMLAnchorElement>(`a[href^="${path}"]`)?.click();
        },
        paths[step % paths.length],
      );
      await sleep(450);
    }
    const calls = held.length;
    await Promise.all(held.map(refuse));
    isHolding = false;
    await waitUntil('the visitor is logged out', SHOWN_MS, async () =>
      (await visit.storedSession()).includes('"isLoggedIn":false'),
    );
    const toasts = await visit.toasts();
    const logouts = await watcher.page.$eval('html', (html) => Number(html.dataset['logouts']));
    assert.equal(logouts, 1, 'logouts');
    assert.ok(toasts.length <= 1 && !toasts[0]?.includes('×'), `toasts: ${toasts.join(' / ')}`);
    assert.ok(!visit.page.url().includes(PROFILE), 'the visitor was redirected');
    visit.expectDocuments(1);
    return `${calls} calls refused, ${toasts.length} toasts`;
  }),
  test('[19] 41001 on the profile: home with the login dialog open, the session is removed from storage', async (context) => {
    const visit = await context.visit({
      context: await context.loggedInVisitor(),
      intercept: (request) => (/\/api\/users\/me/.test(request.url()) ? refuse(request) : null),
    });
    await visit.load(PROFILE);
    await waitUntil('home is shown', SHOWN_MS, () => visit.pathname === '/');
    await visit.page.waitForSelector('dialog[open]');
    assert.match(await visit.storedSession(), /"userInfo":null/);
  }),
  test('[28] two tabs, logged out in one: the other is logged out within a second and does not restore the session', async (context) => {
    const visitor = await context.loggedInVisitor();
    const first = await context.visit({ context: visitor });
    const second = await context.visit({ context: visitor });
    await first.load(PROFILE);
    await second.load(OTHER_PAGE);
    for (const { page } of [first, second]) await waitForHydration(page);
    await second.page.waitForSelector(PROFILE_LINK);
    await waitUntil('the profile is shown', SHOWN_MS, () =>
      first.press('退出登录').then(() => true),
    );
    const ms = await waitUntil('the other tab is logged out', NOTICED_MS, async () => {
      return !(await second.has(PROFILE_LINK));
    });
    await second.page.bringToFront();
    await second.press(LOG_IN);
    await second.page.waitForSelector('dialog[open]');
    await second.page.keyboard.press('Escape');
    await second.follow('/game-library');
    assert.match(await second.storedSession(), /"isLoggedIn":false/);
    return `logged out after ${inMs(ms)}`;
  }),
  test('[29] two tabs, another account logs in: the other tab sends the new token only and shows no data of the first account', async (context) => {
    const visitor = await context.loggedInVisitor();
    const account = await createAccount(context.tabs);
    const token = `Bearer ${account.access_token}`;
    const sent: string[] = [];
    let lastSentAt = Infinity;
    const visit = await context.visit({
      context: visitor,
      intercept(request) {
        const authorization = request.headers()['authorization'];
        if (!authorization) return null;
        sent.push(authorization);
        lastSentAt = performance.now();
        return null;
      },
    });
    await visit.goto(PROFILE);
    await waitUntil(
      'the first account is loaded',
      LOADED_MS,
      () => performance.now() - lastSentAt > QUIET_MS,
    );
    const second = await context.visit({ context: visitor });
    assert.ok(!sent.includes(token), 'both accounts have the same token');
    await second.page.evaluate((userInfo) => {
      const text = localStorage.getItem('user-store') ?? '{}';
      const session = { ...(JSON.parse(text) as object), isLoggedIn: true, userInfo };
      localStorage.setItem('user-store', JSON.stringify(session));
    }, account);
    sent.length = 0;
    await waitUntil('the second account is loaded', SHOWN_MS, () => sent.length > 0);
    await visit.follow('/game-library');
    await visit.follow(PROFILE);
    await sleep(500);
    const wrong = sent.filter((authorization) => authorization !== token);
    assert.equal(wrong.length, 0, 'calls with another token');
    return `${sent.length} calls, all with the new token`;
  }),
];
