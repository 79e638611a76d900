import { SECTION_NAMES } from '@huoban/contracts';
import { type Check, must, mustEqual } from '../check';
import { bodyOf, hydrated, leave } from '../site';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

const status = (address: string, wanted: number | readonly number[]): Check => ({
  name: `${address} answers ${String(wanted)}`,
  run: async (site) => {
    const found = (await site.fetch(address)).status;
    must([wanted].flat().includes(found), `it answers ${found}`);
  },
});

/** What testers, crawlers and other systems hold us to. */
export const CONVENTION_CHECKS: readonly Check[] = [
  {
    name: '/-/health names status, release and the five sections',
    run: async (site) => {
      const health = await bodyOf<{ status?: string; release?: string; sections?: object }>(
        site.fetch('/-/health'),
      );
      mustEqual(health.status, 'ok', 'status');
      must(/^[0-9a-f]{64}$/.test(health.release ?? ''), `release is ${health.release}`);
      mustEqual(Object.keys(health.sections ?? {}), SECTION_NAMES, 'the list of sections');
    },
  },
  {
    name: '/builds/latest.json and its meta file name the release in force',
    run: async (site) => {
      const latest = await bodyOf<{ id: string }>(site.fetch('/builds/latest.json?1'));
      const meta = await bodyOf<{ id: string; prerendered: unknown }>(
        site.fetch(`/builds/meta/${latest.id}.json`),
      );
      mustEqual(meta.id, latest.id, 'the id of the meta file');
      mustEqual(meta.prerendered, [], 'prerendered');
    },
  },
  ...['/terms7', '/privacy.html', '/en/terms', '/ja/topup/agreement5.html'].map((address) =>
    status(address, 200),
  ),
  ...['/nope', '/en/m/nope', '/zh/about-us', '/topup/agreement.html', '/game-partner/chat-'].map(
    (address) => status(address, 404),
  ),
  status('/game-partner/detail-999999', 404),
  status('/game-library/999999', 404),
  status('/%E0%A4%A', [400, 404]),
  status('/game-library/%E0%A4', [400, 404]),
  {
    name: 'the error page is in the HTML of the server',
    run: async (site) => {
      const html = await (await site.fetch('/nope?x=<b>')).text();
      must(html.includes('Page Not Found: /nope?x='), 'the message is missing');
      must(!html.includes('<b>'), 'the address is not escaped');
    },
  },
  {
    name: 'the header is rendered only after mount: the HTML has its place, and its links without scripts',
    run: async (site) => {
      for (const address of ['/about-us', '/en/m/game-library']) {
        const html = await (await site.fetch(address)).text();
        const [above = ''] = html.split('<main');
        must(!above.replace(/<noscript>.*?<\/noscript>/gs, '').includes('<header'), 'it is there');
        must(/<noscript>.*href=.*<\/noscript>/s.test(above), 'there are no links without scripts');
      }
      const tab = await site.open('/about-us');
      try {
        await hydrated(tab.page);
        await tab.page.waitForSelector('header nav a[aria-current=page]');
      } finally {
        await leave(tab);
      }
    },
  },
  {
    name: '/ stays Chinese whatever Accept-Language says',
    run: async (site) => {
      const answer = await site.fetch('/', { headers: { 'accept-language': 'en-US,en' } });
      must((await answer.text()).includes('<html lang="zh-CN"'), 'it is not Chinese');
    },
  },
  {
    name: 'a clear phone is sent to the mobile layout and the answer is not stored',
    run: async (site) => {
      const answer = await site.fetch('/game-library?channel=a', {
        headers: { 'user-agent': PHONE },
      });
      mustEqual(answer.status, 302, 'the status');
      mustEqual(answer.headers.get('location'), '/m/game-library?channel=a', 'the target');
      mustEqual(answer.headers.get('cache-control'), 'no-store', 'cache-control');
      must(answer.headers.get('vary')?.includes('User-Agent'), 'it does not vary');
    },
  },
  {
    name: 'files of a version are immutable and precompressed',
    run: async (site) => {
      const html = await (await site.fetch('/')).text();
      const main = /data-main="([^"]+)"/.exec(html)?.[1] ?? '';
      const answer = await site.fetch(main, { headers: { 'accept-encoding': 'br' } });
      mustEqual(answer.headers.get('content-encoding'), 'br', 'content-encoding');
      must(answer.headers.get('cache-control')?.includes('immutable'), 'it is not immutable');
    },
  },
  {
    name: 'an unknown API path answers with an envelope',
    run: async (site) => {
      const envelope = await bodyOf<{ error_code?: number }>(site.fetch('/api/nope'));
      must((envelope.error_code ?? 0) !== 0, 'it has no error code of its own');
    },
  },
  {
    name: 'users/me without a session answers 41001 and is not stored',
    run: async (site) => {
      const answer = await site.fetch('/api/users/me/');
      const envelope = await bodyOf<{ error_code?: number }>(Promise.resolve(answer));
      mustEqual(envelope.error_code, 41001, 'error_code');
      must(answer.headers.get('cache-control')?.includes('no-store'), 'it may be stored');
    },
  },
];
