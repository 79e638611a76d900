import assert from 'node:assert/strict';
import { SECTION_NAMES } from '@huoban/contracts';
import { readJson } from '../harness/http';
import { type BehaviorCheck } from './behavior-check';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

const status = (address: string, wanted: number | readonly number[]): BehaviorCheck => ({
  name: `${address} answers ${String(wanted)}`,
  run: async ({ site }) => {
    const found = (await site.fetch(address)).status;
    assert([wanted].flat().includes(found), `it answers ${found}`);
  },
});

/** What testers, crawlers and other systems hold us to. */
export const CONVENTION_CHECKS: readonly BehaviorCheck[] = [
  {
    name: '/-/health names status, release and the five sections',
    run: async ({ site }) => {
      const health = await readJson<{ status?: string; release?: string; sections?: object }>(
        site.fetch('/-/health'),
      );
      assert.deepEqual(health.status, 'ok', 'status');
      assert(/^[0-9a-f]{64}$/.test(health.release ?? ''), `release is ${health.release}`);
      assert.deepEqual(Object.keys(health.sections ?? {}), SECTION_NAMES, 'the list of sections');
    },
  },
  {
    name: '/builds/latest.json and its meta file name the release in force',
    run: async ({ site }) => {
      const latest = await readJson<{ id: string }>(site.fetch('/builds/latest.json?1'));
      const meta = await readJson<{ id: string; prerendered: unknown }>(
        site.fetch(`/builds/meta/${latest.id}.json`),
      );
      assert.deepEqual(meta.id, latest.id, 'the id of the meta file');
      assert.deepEqual(meta.prerendered, [], 'prerendered');
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
    run: async ({ site }) => {
      const html = await (await site.fetch('/nope?x=<b>')).text();
      assert(html.includes('Page Not Found: /nope?x='), 'the message is missing');
      assert(!html.includes('<b>'), 'the address is not escaped');
    },
  },
  {
    name: 'the header is rendered only after mount: the HTML has its place, and its links without scripts',
    run: async ({ site }) => {
      for (const address of ['/about-us', '/en/m/game-library']) {
        const html = await (await site.fetch(address)).text();
        const [above = ''] = html.split('<main');
        assert(
          !above.replace(/<noscript>.*?<\/noscript>/gs, '').includes('<header'),
          'it is there',
        );
        assert(
          /<noscript>.*href=.*<\/noscript>/s.test(above),
          'there are no links without scripts',
        );
      }
      const { page } = await site.openHydrated('/about-us');

      await page.waitForSelector('header nav a[aria-current=page]');
    },
  },
  {
    name: '/ stays Chinese whatever Accept-Language says',
    run: async ({ site }) => {
      const answer = await site.fetch('/', { headers: { 'accept-language': 'en-US,en' } });
      assert((await answer.text()).includes('<html lang="zh-CN"'), 'it is not Chinese');
    },
  },
  {
    name: 'a clear phone is sent to the mobile layout and the answer is not stored',
    run: async ({ site }) => {
      const answer = await site.fetch('/game-library?channel=a', {
        headers: { 'user-agent': PHONE },
      });
      assert.deepEqual(answer.status, 302, 'the status');
      assert.deepEqual(answer.headers.get('location'), '/m/game-library?channel=a', 'the target');
      assert.deepEqual(answer.headers.get('cache-control'), 'no-store', 'cache-control');
      assert(answer.headers.get('vary')?.includes('User-Agent'), 'it does not vary');
    },
  },
  {
    name: 'files of a version are immutable and precompressed',
    run: async ({ site }) => {
      const html = await (await site.fetch('/')).text();
      const main = /data-main="([^"]+)"/.exec(html)?.[1] ?? '';
      const answer = await site.fetch(main, { headers: { 'accept-encoding': 'br' } });
      assert.deepEqual(answer.headers.get('content-encoding'), 'br', 'content-encoding');
      assert(answer.headers.get('cache-control')?.includes('immutable'), 'it is not immutable');
    },
  },
  {
    name: 'an unknown API path answers with an envelope',
    run: async ({ site }) => {
      const envelope = await readJson<{ error_code?: number }>(site.fetch('/api/nope'));
      assert((envelope.error_code ?? 0) !== 0, 'it has no error code of its own');
    },
  },
  {
    name: 'users/me without a session answers 41001 and is not stored',
    run: async ({ site }) => {
      const answer = await site.fetch('/api/users/me/');
      const envelope = await readJson<{ error_code?: number }>(Promise.resolve(answer));
      assert.deepEqual(envelope.error_code, 41001, 'error_code');
      assert(answer.headers.get('cache-control')?.includes('no-store'), 'it may be stored');
    },
  },
];
