import assert from 'node:assert/strict';
import type { RequestOptions } from 'node:http';
import { samplePathRequests } from '@huoban/service/testing';
import { requestRaw } from '../../harness/http';
import type { DrillContext } from '../context/drill-context';
import { OTHER_PAGE, TESTED_PAGE } from '../context/drill-context';
import { test, type Drill } from '../drill';

const QUERIES: readonly string[] = [
  'channel=%E4%B8%AD%E6%96%87',
  'channel=../../etc/passwd',
  'channel=a%00b',
  'channel=a%0d%0aset-cookie:x=1',
  `channel=${'x'.repeat(10_000)}`,
  'channel=%3Cscript%3Ewindow.hostileRan=1%3C/script%3E',
  'searchValue=%3Cimg%20src=x%20onerror=window.hostileRan=1%3E',
  'channel=a&channel=b&channel=%E4%B8%AD',
  '__proto__[polluted]=1&constructor.prototype.polluted=1',
  'track_id=%E0%A4&x=%',
  '&&&===&',
];

const PATHS: readonly string[] = [
  '/%E0%A4',
  '/en/%',
  '//evil.example/',
  '/\\evil.example',
  '/%5Cevil.example',
  '/en//evil.example',
  '/https://evil.example',
  '/%0d%0aset-cookie:x=1',
  '/..%2f..%2fetc/passwd',
  '/assets/../../../etc/passwd',
  '/assets/shell/..%2f..%2f..%2fkeys/private',
  `/${'x'.repeat(8_192)}`,
];

/** Paths of existing pages once their dots are resolved. */
const DOTTED_PATHS: readonly string[] = ['//evil.example/%2e%2e', '/m//evil.example/..'];

/** Requests a path without resolving or encoding it. */
async function fetchRaw(
  { url }: DrillContext,
  path: string,
  options: Pick<RequestOptions, 'method' | 'headers'> = {},
) {
  const { status, headers, body } = await requestRaw(url, { ...options, path, agent: false });
  return { status, location: headers.location, body };
}

const OWN_PATHS: readonly string[] = [
  ...['/-/', '/-/ip', '/-/health', '/-/metrics', '/-/link/leave', '/-/beacon', '/-/violation'],
  ...['/dev/', '/dev/sms', '/media/', '/assets/', '/assets/shell/', '/builds/', '/builds/meta/'],
  ...['/builds/latest.json', '/api/x/', '/api/visitor/game/knowledge/search'],
];
const PARAMETERS = ['to', 'phone', 'q', 'release-link', 'a'];
const FUZZED = 400;

/** Requests that were found by trying, with the statuses that they may have. */
const FOUND: readonly { path: string; headers?: Record<string, string>; statuses: number[] }[] = [
  { path: '/dev/sms?phone=%00', statuses: [404] },
  { path: '/api/visitor/game/knowledge/search?q=%ED%A0%80', statuses: [200, 400] },
  { path: '/-/link/leave?to=/%E4%B8%AD', statuses: [303] },
  { path: '/media//x', statuses: [404] },
  { path: 'http://host/api/visitor/game/list', statuses: [200] },
  { path: 'http://host/about-us', statuses: [200] },
  { path: '/api/visitor/game/list', headers: { expect: '100-continue' }, statuses: [200] },
  { path: '/api/x/../../etc', statuses: [400] },
];

export const addressDrills: readonly Drill[] = [
  test(`[31] ${FOUND.length} requests found by trying: a clear status or a working page, refusals of the API as envelopes`, async (context) => {
    for (const { path, headers = {}, statuses } of FOUND) {
      const { status, body } = await fetchRaw(context, path, { headers });
      assert.ok(statuses.includes(status), `${path} has status ${status}`);
      if (path.includes('/api/')) assert.match(body, /^\{"error_code":\d+,/, path);
    }
  }),
  test(`[31] ${FUZZED} generated requests for the runner's own paths: no status from 500, the API answers with envelopes`, async (context) => {
    const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
    const options = { seed, count: FUZZED };
    const statuses = new Map<number, number>();
    for (const { target, ...request } of samplePathRequests(OWN_PATHS, PARAMETERS, options)) {
      const { status, body } = await fetchRaw(context, target, request);
      const shown = `${request.method} ${target.slice(0, 200)} ${JSON.stringify(request.headers).slice(0, 300)}`;
      assert.ok(status < 500, `status ${status} of ${shown} (FUZZ_SEED=${seed})`);
      const isApi = /^(?:http:..other.example)?\/api\//.test(target) && request.method !== 'HEAD';
      if (isApi) assert.match(body, /^\{"error_code":\d+,/, `${shown} (FUZZ_SEED=${seed})`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    assert.equal((await context.health()).status, 'ok', 'health afterwards');
    return [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
  }),
  test(`[30] ${QUERIES.length} hostile queries: 200 from the server, nothing runs or throws in the page, headers stay valid`, async (context) => {
    for (const query of QUERIES) {
      const { status, location } = await fetchRaw(context, `${OTHER_PAGE}?${query}`);
      assert.deepEqual([status, location], [200, undefined], `?${query.slice(0, 60)}`);
    }
    const channels: string[] = [];
    const visit = await context.visit({
      context: await context.loggedInVisitor(),
      intercept(request) {
        const channel = request.headers()['app-channel'];
        if (channel !== undefined) channels.push(channel);
        return null;
      },
    });
    for (const query of QUERIES) {
      await visit.goto(`${OTHER_PAGE}?${query}`);
      const before = channels.length;
      await visit.click('header a[href^="/game-library"]');
      await visit.waitForLibrary(5_000);
      assert.ok(channels.length > before, 'no API call was made');
      const isHarmed = await visit.page.evaluate(() => 'hostileRan' in window || 'polluted' in {});
      assert.ok(!isHarmed, `?${query.slice(0, 60)} has run`);
    }
    visit.expectNoCrashes();
    const invalid = channels.filter((channel) => !/^[\w-][\w.-]{0,63}$/.test(channel));
    assert.deepEqual(invalid, [], 'channels of API calls');
    return `${channels.length} calls carried a channel`;
  }),
  test(`[31] ${PATHS.length + DOTTED_PATHS.length} malformed paths: 400, 404 or 414, never another site, never a file of the server`, async (context) => {
    for (const path of [...PATHS, ...DOTTED_PATHS]) {
      const { status, location, body } = await fetchRaw(context, path);
      const allowed = [400, 404, 414, 431, ...(DOTTED_PATHS.includes(path) ? [200] : [])];
      const shown = path.slice(0, 60);
      assert.ok(allowed.includes(status), `${shown} has status ${status}`);
      assert.equal(location, undefined, `redirect of ${shown}`);
      assert.doesNotMatch(body, /root:|PRIVATE KEY/, `${shown} returns a file`);
      assert.doesNotMatch(body, /<a [^>]*href="(?:https?:)?\/\/evil/, `${shown} links elsewhere`);
    }
    assert.equal((await context.health()).status, 'ok', 'health afterwards');
  }),
  test('[31] a malformed path in the browser: an error page from which links work', async (context) => {
    const visit = await context.visit();
    await visit.load('/%E0%A4');
    const text = await visit.page.$eval('body', (body) => body.innerText);
    assert.ok(text.includes('400'), 'the page does not name its status');
    await visit.goto(`${TESTED_PAGE}/%25/x`);
    assert.ok(await visit.includes('404'), 'there is no error page');
    await visit.follow('/game-library');
    await visit.waitForPath('/game-library');
  }),
];
