import assert from 'node:assert/strict';
import { DEVICES, LANGUAGES, type Device, type Language } from '@huoban/contracts';
import { createLink, signLink } from '@huoban/release';
import { freePort } from '../../harness/processes';
import { addressOf } from '../../page/address';
import { waitForHydration } from '../../page/site';
import { TESTED_PAGE, TESTED_SECTION, type DrillContext } from '../context/drill-context';
import { test, type Drill } from '../drill';

const VISITORS = 60;
const NOTE = 'look at the new terms';
const TITLES: Record<Language, string> = { zh: '测试版本', en: 'Test release', ja: 'テスト版' };

/** A link to a release that differs from production by one version of the tested section. */
async function createLinkTo(context: DrillContext, version: string) {
  const target = { versions: { [TESTED_SECTION]: await context.publishChanged(version) } };
  const options = { ...context.act, author: 'mei', note: NOTE, days: 1, target };
  const { token } = await createLink(context.site.registry, options);
  return { token, headers: { cookie: `huoban_link=${token}` } };
}

/** A link to a missing release by the same key, with other content. */
const signDeadLink = ({ signer }: DrillContext, expiresInMs = 60_000): string =>
  signLink(signer, {
    format: 1,
    release: 'f'.repeat(64),
    from: 'production',
    author: 'mei',
    note: '',
    expires: new Date(Date.now() + expiresInMs).toISOString(),
  });

async function openRefused(context: DrillContext, token: string, path = TESTED_PAGE) {
  const { status, headers, ...response } = await context
    .fetch(`${path}?release-link=${token}`)
    .then(async (found) => ({
      status: found.status,
      headers: found.headers,
      html: await found.text(),
    }));
  assert.ok(!response.html.includes(context.changedText), 'a refused link shows its release');
  assert.equal(headers.get('cache-control'), 'private, no-store', 'cache-control');
  assert.equal(headers.get('set-cookie'), null, 'cookie of a refused link');
  return { status, html: response.html };
}

export const testerLinkDrills: readonly Drill[] = [
  test('a tester link opens its release, is never cached, and can be left', async (context) => {
    const { token, headers } = await createLinkTo(context, '9.50.0-linked');
    const opened = await context.fetch(`${TESTED_PAGE}?a=1&release-link=${token}&b=2`);
    assert.equal(opened.status, 303, 'status of the link');
    assert.equal(opened.headers.get('location'), `${TESTED_PAGE}?a=1&b=2`, 'redirect');
    assert.equal(opened.headers.get('cache-control'), 'no-store', 'cache-control of the link');
    const cookie = opened.headers.get('set-cookie') ?? '';
    assert.match(cookie, /^huoban_link=k\..*Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/);
    const page = await context.fetch(TESTED_PAGE, { headers });
    assert.equal(page.headers.get('cache-control'), 'private, no-store', 'cache-control of a page');
    assert.ok((await page.text()).includes(context.changedText), 'the linked release is not shown');
    const left = await context.fetch('/-/link/leave?to=/terms', { headers });
    assert.deepEqual([left.status, left.headers.get('location')], [303, '/terms'], 'leaving');
    assert.match(left.headers.get('set-cookie') ?? '', /^huoban_link=;.*Max-Age=0/);
  }),
  test('testers and visitors at the same time: only testers get the linked page and its badge', async (context) => {
    const { headers } = await createLinkTo(context, '9.51.0-linked');
    const pages = await Promise.all(
      Array.from({ length: VISITORS }, async (_, index) => {
        const isTester = index % 2 === 0;
        const response = await context.fetch(TESTED_PAGE, isTester ? { headers } : {});
        return { isTester, html: await response.text() };
      }),
    );
    for (const { isTester, html } of pages) {
      assert.equal(html.includes(context.changedText), isTester, 'the linked page is shown');
      assert.equal(html.includes(TITLES.zh), isTester, 'the badge is shown');
    }
  }),
  ...LANGUAGES.flatMap((language, turn) =>
    DEVICES.map((device, index) =>
      test(`${index === turn % DEVICES.length ? '' : '[full] '}the badge of a tester link in ${language} on ${device}, without JavaScript and with it`, async (context) => {
        const { token } = await createLinkTo(context, '9.52.0-linked');
        for (const javascript of [false, true])
          await expectBadge(context, token, { language, device, javascript });
      }),
    ),
  ),
  test('expired, altered and dead links give the reason in the language of the page', async (context) => {
    const { token } = await createLinkTo(context, '9.53.0-linked');
    const expired = await openRefused(context, signDeadLink(context, -1_000), '/en/about-us');
    assert.equal(expired.status, 410, 'status of an expired link');
    assert.match(expired.html, /has expired/);
    assert.match(expired.html, /R034/);
    const [k, key, content] = token.split('.');
    const [, , , signature] = signDeadLink(context).split('.');
    const altered = await openRefused(context, [k, key, content, signature].join('.'));
    assert.equal(altered.status, 403, 'status of an altered link');
    assert.match(altered.html, /R033/);
    assert.equal((await openRefused(context, 'k.x')).status, 403, 'status of half a link');
    const dead = await openRefused(context, signDeadLink(context), '/ja/about-us');
    assert.equal(dead.status, 410, 'status of a link to a missing release');
  }),
  test('on an HTTPS site cookies of links have the prefix that keeps other hosts from setting them', async (context) => {
    const port = String(await freePort());
    const env = { PORT: port, SITE_ORIGIN: `https://127.0.0.1:${port}` };
    const { url } = await context.startShell(env);
    const left = await fetch(`${url}/-/link/leave`, { redirect: 'manual' });
    assert.match(left.headers.get('set-cookie') ?? '', /^__Host-huoban_link=; Path=\/;.*; Secure$/);
    const { token, headers } = await createLinkTo(context, '9.57.0-host');
    const forged = await fetch(url + TESTED_PAGE, { headers });
    assert.ok(!(await forged.text()).includes(context.changedText), 'a cookie without the prefix');
    const cookie = `__Host-huoban_link=${token}`;
    const opened = await fetch(url + TESTED_PAGE, { headers: { cookie } });
    assert.ok((await opened.text()).includes(context.changedText), 'a cookie with the prefix');
  }),
  test('an expired link in the cookie is reported once, then the active release is shown', async (context) => {
    const visitor = await context.tabs.newVisitor();
    const value = signDeadLink(context, -1_000);
    await visitor.setCookie({ name: 'huoban_link', value, domain: '127.0.0.1', path: '/' });
    const visit = await context.visit({ context: visitor });
    await visit.goto(TESTED_PAGE);
    assert.ok(await visit.includes('R034'), `not reported: ${await visit.mainText()}`);
    await visit.page.reload();
    await waitForHydration(visit.page);
    assert.ok(await visit.includes(context.text), 'the page is not shown afterwards');
  }),
];

interface BadgeView {
  language: Language;
  device: Device;
  javascript: boolean;
}

async function expectBadge(
  context: DrillContext,
  token: string,
  { language, device, javascript }: BadgeView,
): Promise<void> {
  const address = addressOf('/', language, device);
  const tab = await context.tabs.open(`${address}?release-link=${token}`, { device, javascript });
  const { page, consoleErrors } = tab;
  context.cleanup.add(() => page.browserContext().close());
  if (javascript) await waitForHydration(page);
  const summary = await page.waitForSelector('aside summary', { visible: true });
  const title = await summary?.evaluate((element) => element.textContent);
  assert.equal(title, TITLES[language], 'title of the badge');
  await summary?.click();
  const badge = await page.$eval('aside', (aside) => aside.innerText);
  for (const part of [TESTED_SECTION, '9.52.0-linked', context.firstVersion, 'mei', NOTE, 'UTC'])
    assert.ok(badge.includes(part), `the badge does not contain ${part}: ${badge}`);
  const leave = await page.$eval('aside a', (link) => link.getAttribute('href'));
  assert.equal(leave, `/-/link/leave?to=${encodeURIComponent(address)}`, 'link to leave');
  const box = await (await page.$('aside'))?.boundingBox();
  const { width, height } = page.viewport() ?? { width: 0, height: 0 };
  assert.ok(box && box.x >= 0 && box.x + box.width <= width, 'the badge leaves the viewport');
  assert.ok(box.y >= 0 && box.y + box.height <= height, 'the badge leaves the viewport');
  if (!javascript) return;
  const { shift, moved } = await page.evaluate(() => window.stability);
  assert.ok(shift <= 0.02, `the layout shifted by ${shift}: ${moved.join('; ')}`);
  assert.deepEqual(consoleErrors, [], 'the console');
  const shown = await page.evaluate(() => window.__release);
  assert.deepEqual(
    [shown?.why, shown?.sections[TESTED_SECTION]?.source],
    ['link', 'link'],
    'shown',
  );
}
