import { DEVICES, LANGUAGES } from '@huoban/contracts';
import { createLink, signLink } from '@huoban/release';
import { isItsTurn, must, mustEqual } from '../../check';
import { addressOf } from '../../page/address';
import { waitForHydration, closeTab } from '../../page/site';
import type { Drill } from '../drill';
import { SUBJECT, SUBJECT_PAGE, type Ground } from '../context/drill-context';

const CROWD = 60;
const NOTE = 'look at the new terms';
const TITLES = { zh: '测试版本', en: 'Test release', ja: 'テスト版' } as const;

/** A link to a release that differs from production by one version of the subject. */
async function linkTo(ground: Ground, version: string): Promise<{ token: string; cookie: string }> {
  const target = { versions: { [SUBJECT]: await ground.publishChanged(version) } };
  const options = { ...ground.acting, author: 'mei', note: NOTE, days: 1, target };
  const { token } = await createLink(ground.own.registry, options);
  return { token, cookie: `huoban_link=${token}` };
}

/** A link by the same key that says something else. */
const linkThat = (ground: Ground, changes: { expires?: string; release?: string }): string =>
  signLink(ground.signer, {
    format: 1,
    release: 'f'.repeat(64),
    from: 'production',
    author: 'mei',
    note: '',
    expires: new Date(Date.now() + 60_000).toISOString(),
    ...changes,
  });

async function refusalOf(ground: Ground, token: string, path = SUBJECT_PAGE) {
  const answer = await ground.pages.fetch(`${path}?release-link=${token}`);
  const html = await answer.text();
  must(!html.includes(ground.changedWord), 'a refused link shows what it leads to');
  mustEqual(answer.headers.get('cache-control'), 'private, no-store', 'cache-control');
  mustEqual(answer.headers.get('set-cookie'), null, 'cookie of a refused link');
  return { status: answer.status, html };
}

/** (l) Tester links. */
export const linkDrills: readonly Drill[] = [
  {
    rows: [],
    name: 'a tester link leads to its release, kept by nobody, and out again',
    async run(ground) {
      const { token, cookie } = await linkTo(ground, '9.50.0-linked');
      const opened = await ground.pages.fetch(`${SUBJECT_PAGE}?a=1&release-link=${token}&b=2`);
      mustEqual(opened.status, 303, 'status of the link');
      mustEqual(opened.headers.get('location'), `${SUBJECT_PAGE}?a=1&b=2`, 'where it leads');
      mustEqual(opened.headers.get('cache-control'), 'no-store', 'cache-control of the link');
      const kept = opened.headers.get('set-cookie') ?? '';
      must(/^huoban_link=k\..*Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/.test(kept), kept);
      const page = await ground.pages.fetch(SUBJECT_PAGE, { headers: { cookie } });
      mustEqual(page.headers.get('cache-control'), 'private, no-store', 'cache-control of a page');
      must((await page.text()).includes(ground.changedWord), 'the linked release is not shown');
      const out = await ground.pages.fetch('/-/link/leave?to=/terms', { headers: { cookie } });
      mustEqual([out.status, out.headers.get('location')], [303, '/terms'], 'the way out');
      must(/^huoban_link=;.*Max-Age=0/.test(out.headers.get('set-cookie') ?? ''), 'it is kept');
    },
  },
  {
    rows: [],
    name: 'testers and visitors at once: nobody else is shown a linked page or its badge',
    async run(ground) {
      const { cookie } = await linkTo(ground, '9.51.0-linked');
      const crowd = Array.from({ length: CROWD }, (_, index) => index % 2 === 0);
      const pages = await Promise.all(
        crowd.map(async (isTester) => {
          const headers: Record<string, string> = isTester ? { cookie } : {};
          const answer = await ground.pages.fetch(SUBJECT_PAGE, { headers });
          return { isTester, html: await answer.text() };
        }),
      );
      for (const { isTester, html } of pages) {
        mustEqual(html.includes(ground.changedWord), isTester, 'whether the linked page is shown');
        mustEqual(html.includes(TITLES.zh), isTester, 'whether the badge is shown');
      }
    },
  },
  ...LANGUAGES.flatMap((language, turn) =>
    DEVICES.map((device, place): Drill => ({
      rows: [],
      long: !isItsTurn(place, turn, DEVICES.length),
      name: `the badge of a tester link in ${language} on ${device}, without JavaScript and with it`,
      async run(ground) {
        const { token } = await linkTo(ground, '9.52.0-linked');
        for (const javascript of [false, true]) {
          await badgeStands(ground, token, {
            address: addressOf('/', language, device),
            language,
            device,
            javascript,
          });
        }
      },
    })),
  ),
  {
    rows: [],
    name: 'links that have expired, were altered or lead to nothing say why, in the language of the page',
    async run(ground) {
      const { token } = await linkTo(ground, '9.53.0-linked');
      const expired = linkThat(ground, { expires: new Date(Date.now() - 1000).toISOString() });
      const gone = await refusalOf(ground, expired, '/en/about-us');
      mustEqual(gone.status, 410, 'status of an expired link');
      must(
        /has expired/.test(gone.html) && gone.html.includes('R034'),
        'the page does not say why',
      );
      const [k, key, content] = token.split('.');
      const [, , , signature] = linkThat(ground, {}).split('.');
      const altered = await refusalOf(ground, [k, key, content, signature].join('.'));
      mustEqual(altered.status, 403, 'status of an altered link');
      must(altered.html.includes('R033'), 'the page does not say why');
      mustEqual((await refusalOf(ground, 'k.x')).status, 403, 'status of half a link');
      const empty = await refusalOf(ground, linkThat(ground, {}), '/ja/about-us');
      mustEqual(empty.status, 410, 'status of a link to a release that is not kept');
    },
  },
  {
    rows: [],
    name: 'a cookie that opens nothing any more is told once, then the site is shown as everybody sees it',
    async run(ground) {
      const expired = linkThat(ground, { expires: new Date(Date.now() - 1000).toISOString() });
      const visitor = await ground.pages.newVisitor();
      await visitor.setCookie({
        name: 'huoban_link',
        value: expired,
        domain: '127.0.0.1',
        path: '/',
      });
      const tab = await ground.pages.open(SUBJECT_PAGE, { context: visitor });
      await waitForHydration(tab.page);
      const told = await tab.page.$eval('main', (main) => main.innerText);
      must(told.includes('R034'), `the visitor is not told: ${told}`);
      await tab.page.reload();
      await waitForHydration(tab.page);
      const text = await tab.page.$eval('main', (main) => main.innerText);
      must(text.includes(ground.word), 'the page is not shown afterwards');
      await closeTab(tab);
    },
  },
];

interface Seen {
  address: string;
  language: keyof typeof TITLES;
  device: 'desktop' | 'mobile';
  javascript: boolean;
}

async function badgeStands(
  ground: Ground,
  token: string,
  { address, language, device, javascript }: Seen,
): Promise<void> {
  const tab = await ground.pages.open(`${address}?release-link=${token}`, { device, javascript });
  const { page } = tab;
  if (javascript) await waitForHydration(page);
  const summary = await page.waitForSelector('aside summary', { visible: true });
  const title = await summary?.evaluate((element) => element.textContent);
  mustEqual(title, TITLES[language], 'title of the badge');
  await summary?.click();
  const badge = await page.$eval('aside', (aside) => aside.innerText);
  for (const part of [SUBJECT, '9.52.0-linked', ground.good, 'mei', NOTE, 'UTC']) {
    must(badge.includes(part), `the badge does not name ${part}: ${badge}`);
  }
  const way = await page.$eval('aside a', (link) => link.getAttribute('href'));
  mustEqual(way, `/-/link/leave?to=${encodeURIComponent(address)}`, 'the way out');
  const box = await (await page.$('aside'))?.boundingBox();
  const { width, height } = page.viewport() ?? { width: 0, height: 0 };
  must(box && box.x >= 0 && box.x + box.width <= width, 'the badge leaves the window');
  must(box.y >= 0 && box.y + box.height <= height, 'the badge leaves the window');
  if (javascript) {
    const { shift, moved } = await page.evaluate(() => window.stability);
    must(shift <= 0.02, `the layout shifted by ${shift}: ${moved.join('; ')}`);
    mustEqual(tab.consoleErrors, [], 'the console');
    const shown = await page.evaluate(() => window.__release);
    mustEqual([shown?.why, shown?.sections[SUBJECT]?.source], ['link', 'link'], 'what is shown');
  }
  await closeTab(tab);
}
