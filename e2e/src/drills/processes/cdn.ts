import assert from 'node:assert/strict';
import net from 'node:net';
import type { OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import fs from 'node:fs/promises';
import { requestRaw, type RawResponse } from '../../harness/http';
import { waitUntil } from '../../harness/wait';
import type { CleanupStack } from '../../harness/cleanup';
import { freePort } from '../../harness/processes';
import { TESTED_PAGE } from '../context/drill-context';
import { startEdge, startNginx } from '../context/edge/edge';
import { inSeconds } from '../context/timing';
import { test, type Drill } from '../drill';

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130 Safari/537.36';
const PHONES = Array.from(
  { length: 8 },
  (_, model) => `Mozilla/5.0 (Linux; Android 15; Phone ${model}) Chrome/130 Mobile Safari/537.36`,
);
const STALE_MS = 1_500;
/** deploy/README.md says “some ten seconds”. */
const MAX_LIFETIME_MS = 15_000;
/** Caches count whole seconds. */
const CLOCK_MS = 1_000;

/**
 * A cache in front of an origin, as CDNs are: it obeys `CDN-Cache-Control` and `Vary`, and names in `x-cache` whether it
 * had the response. @returns its origin @throws SkipCase without nginx
 */
async function startCdn(cleanup: CleanupStack, origin: string): Promise<string> {
  const folder = await cleanup.temporaryFolder('huoban-cdn-');
  await fs.chmod(folder, 0o777);
  const [port, inner] = [await freePort(), await freePort()];
  // The inner server gives the cache the lifetime that is meant for it.
  await startNginx(
    cleanup,
    folder,
    `pid ${folder}/pid; error_log stderr; events {}
http {
  access_log off;
  proxy_temp_path ${folder}/temporary;
  proxy_cache_path ${folder}/cache keys_zone=cdn:1m;
  map $upstream_http_cdn_cache_control $lifetime {
    default $upstream_http_cdn_cache_control;
    '' $upstream_http_cache_control;
  }
  server {
    listen 127.0.0.1:${inner};
    location / {
      proxy_pass ${origin};
      proxy_set_header Host $http_host;
      proxy_hide_header Cache-Control;
      add_header Cache-Control $lifetime always;
    }
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${inner};
      proxy_set_header Host $http_host;
      proxy_cache cdn;
      proxy_cache_background_update on;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}`,
  );
  return `http://127.0.0.1:${port}`;
}

const get = (url: string, headers: OutgoingHttpHeaders, localAddress?: string) =>
  requestRaw(url, { headers, ...(localAddress && { localAddress }) });

/** A health check in HTTP/1.0, as some load balancers send it. */
async function probeWithoutHost(origin: string): Promise<string> {
  const { port, hostname } = new URL(origin);
  const socket = net.connect(Number(port), hostname);
  socket.write('GET /-/health HTTP/1.0\r\n\r\n');
  return text(socket);
}

const PROXY = '127.0.0.50';
const FORWARDED = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.7' };

export const cdnDrills: readonly Drill[] = [
  test('the edge behind a load balancer: its address and protocol of the visitor are believed, those that a visitor sends are not; a health check without a host is answered', async (context) => {
    const shell = await context.startShell({ TRUSTED_PROXY: '127.0.0.1' });
    const edge = await startEdge(context.cleanup, {
      shells: [new URL(shell.url).host],
      proxy: PROXY,
    });
    const cookieVia = async (peer: string) =>
      (await get(`${edge.url}/-/link/leave`, FORWARDED, peer)).headers['set-cookie']?.[0] ?? '';
    assert.match(await cookieVia(PROXY), /^__Host-huoban_link=.*; Secure$/);
    assert.match(await cookieVia('127.0.0.51'), /^huoban_link=(?!.*Secure)/);
    const addresses = (await edge.log()).slice(-2).map(({ address }) => address);
    assert.deepEqual(addresses, [FORWARDED['x-forwarded-for'], '127.0.0.51']);
    assert.match(await probeWithoutHost(edge.url), /^HTTP\/1.1 200 /);
  }),
  test('a cache in front that obeys CDN-Cache-Control and Vary: no phone gets the desktop page, and a page is shown while no shell answers', async (context) => {
    const shell = await context.startShell();
    const cdn = await startCdn(context.cleanup, shell.url);
    const home = (userAgent: string) => get(`${cdn}/`, { 'user-agent': userAgent });
    const cacheOf = async () => (await home(DESKTOP)).headers['x-cache'];
    assert.equal(await cacheOf(), 'MISS');
    assert.match(String(await cacheOf()), /HIT|STALE|UPDATING/, 'the second visit');
    const expectPhones = async () => {
      for (const phone of PHONES) {
        const { status, headers, body } = await home(phone);
        assert.deepEqual(
          [status, headers.location],
          [302, '/m/'],
          `a phone got ${body.slice(0, 80)}`,
        );
        assert.equal((await home(DESKTOP)).status, 200, 'a desktop between two phones');
      }
    };
    await expectPhones();
    const { headers, body } = await home(DESKTOP);
    assert.match(headers.vary ?? '', /User-Agent/);
    shell.child.kill('SIGKILL');
    await sleep(STALE_MS);
    const stale = await home(DESKTOP);
    assert.deepEqual([stale.status, stale.body], [200, body], 'a page without a shell');
    for (const phone of PHONES)
      assert.ok((await home(phone)).status >= 500, 'a phone gets no page that is not for it');
    return `without a shell: ${String(stale.headers['x-cache'])}`;
  }),
  test('a new release behind such a cache: without a purge, all visitors get it within the lifetime that its documents state', async (context) => {
    const cdn = await startCdn(context.cleanup, context.url);
    const pageAt = (path: string) => get(cdn + path, { 'user-agent': DESKTOP });
    const visited = () => pageAt(TESTED_PAGE);
    /** Not visited while the release changes. */
    const quiet = () => pageAt(`${TESTED_PAGE}.html`);
    const isChanged = ({ status, body }: RawResponse) => {
      assert.equal(status, 200, 'a page in the cache');
      return body.includes(context.changedText);
    };
    for (const page of [visited, quiet]) assert.ok(!isChanged(await page()), 'changed before');
    const { headers } = await visited();
    const lifetime = String(
      (await get(context.url + TESTED_PAGE, {})).headers['cdn-cache-control'],
    );
    const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(lifetime)?.[1]);
    const lifetimeMs = 1000 * (seconds('max-age') + seconds('stale-while-revalidate'));
    assert.ok(lifetimeMs <= MAX_LIFETIME_MS, `documents state ${lifetime}`);
    assert.match(String(headers['x-cache']), /HIT|STALE|UPDATING/, 'a visit before');

    await context.pinChanged('9.70.0-cdn');
    const pinnedAt = performance.now();
    const firstMs = await waitUntil('the new release', lifetimeMs, async () =>
      isChanged(await visited()),
    );
    while (performance.now() < pinnedAt + lifetimeMs + CLOCK_MS) {
      assert.ok(isChanged(await visited()), 'the release before is back');
      await sleep(100);
    }
    assert.ok(isChanged(await quiet()), 'the first visitor of a page after its lifetime');
    return `new after ${inSeconds(firstMs)}, at the latest after ${inSeconds(lifetimeMs)}`;
  }),
];
