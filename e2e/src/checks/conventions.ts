import assert from 'node:assert/strict';
import { SECTION_NAMES } from '@huoban/contracts';
import { readJson } from '../harness/http';
import { responseCheck, type BehaviorCheck } from './behavior-check';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

const STATUSES: Record<string, number | readonly number[]> = {
  '/terms7': 200,
  '/privacy.html': 200,
  '/en/terms': 200,
  '/ja/topup/agreement5.html': 200,
  '/nope': 404,
  '/en/m/nope': 404,
  '/zh/about-us': 404,
  '/topup/agreement.html': 404,
  '/game-partner/chat-': 404,
  '/game-partner/detail-999999': 404,
  '/game-library/999999': 404,
  '/%E0%A4%A': [400, 404],
  '/game-library/%E0%A4': [400, 404],
};

export const CONVENTION_CHECKS: readonly BehaviorCheck[] = [
  {
    name: '/-/health names status, release and the five sections',
    run: async ({ site }) => {
      const health = await readJson<{ status?: string; release?: string; sections?: object }>(
        site.fetch('/-/health'),
      );
      assert.equal(health.status, 'ok', 'status');
      assert(/^[0-9a-f]{64}$/.test(health.release ?? ''), `release is ${health.release}`);
      assert.deepEqual(Object.keys(health.sections ?? {}), SECTION_NAMES, 'the list of sections');
    },
  },
  {
    name: '/builds/latest.json and its meta file name the active release',
    run: async ({ site }) => {
      const latest = await readJson<{ id: string }>(site.fetch('/builds/latest.json?1'));
      const meta = await readJson<{ id: string; prerendered: unknown }>(
        site.fetch(`/builds/meta/${latest.id}.json`),
      );
      assert.equal(meta.id, latest.id, 'the id of the meta file');
      assert.deepEqual(meta.prerendered, [], 'prerendered');
    },
  },
  ...Object.entries(STATUSES).map(([address, status]) =>
    responseCheck(`${address} answers ${String(status)}`, { [address]: { status } }),
  ),
  responseCheck('the error page is in the HTML of the server, with an escaped address', {
    '/nope?x=<b>': { body: [/Page Not Found: \/nope\?x=/, /^(?![\s\S]*<b>)/] },
  }),
  {
    name: 'the header is rendered after hydration: the HTML has a placeholder, and links for visitors without scripts',
    run: async ({ site }) => {
      for (const address of ['/about-us', '/en/m/game-library']) {
        const html = await (await site.fetch(address)).text();
        const [above = ''] = html.split('<main');
        const scripted = above.replace(/<noscript>.*?<\/noscript>/gs, '');
        assert(!scripted.includes('<header'), `${address} has a header`);
        assert(/<noscript>.*href=.*<\/noscript>/s.test(above), `${address} has no links`);
      }
      const { page } = await site.openHydrated('/about-us');
      await page.waitForSelector('header nav a[aria-current=page]');
    },
  },
  responseCheck('/ stays Chinese for every Accept-Language', {
    '/': { request: { 'accept-language': 'en-US,en' }, body: [/<html lang="zh-CN"/] },
  }),
  responseCheck('a phone is redirected to the mobile layout, and the response is not stored', {
    '/game-library?channel=a': {
      request: { 'user-agent': PHONE },
      status: 302,
      headers: {
        location: '/m/game-library?channel=a',
        'cache-control': 'no-store',
        vary: /User-Agent/,
      },
    },
  }),
  {
    name: 'files of a version are immutable and precompressed',
    run: async ({ site }) => {
      const html = await (await site.fetch('/')).text();
      const main = /data-main="([^"]+)"/.exec(html)?.[1] ?? '';
      const { headers } = await site.fetch(main, { headers: { 'accept-encoding': 'br' } });
      assert.equal(headers.get('content-encoding'), 'br', 'content-encoding');
      assert(headers.get('cache-control')?.includes('immutable'), 'it is not immutable');
    },
  },
  responseCheck('an unknown API path answers with an error envelope', {
    '/api/nope': { body: [/"error_code":[1-9]/] },
  }),
  responseCheck('users/me without a session answers 41001 and is not stored', {
    '/api/users/me/': { headers: { 'cache-control': /no-store/ }, body: [/"error_code":41001\b/] },
  }),
];
