import Fastify from 'fastify';
import type { RenderAnswer } from '../../server/render-host';
import { registerBuildRoutes } from './build-routes';
import { DocumentCache } from '../rendering/documents';
import { HtmlCache } from '../rendering/html-cache';
import { registerPageRoutes } from './page-routes';
import type { PageRequest, PageRenderer } from '../rendering/page-renderer';
import type { TesterLinkResolver, ResolvedTesterLink } from '../releases/tester-links';
import { ReleaseSelector } from '../releases/release-selector';
import type { LiveRelease } from '../releases/selected-release';
import { ChannelState } from '../releases/channel-state';
import { releaseOf, withFallback } from '../releases/testing/releases';
import { FaultCounters } from '../telemetry/fault-counters';

const LINK = { author: 'mei', note: '', expires: '2030-01-01T00:00:00.000Z' };
const TOKEN = 'k.1.good.x';

/** A shell whose pages say the release that they are of, and what was avoided. */
function site({ share = 0, knowsRefusals = true } = {}) {
  const standings = new ChannelState();
  const canary = { id: 'canary', release: releaseOf(), share };
  standings.update({
    channel: 'production',
    sequence: 1,
    id: 'base',
    release: releaseOf({ 'mfe-home': withFallback('2', '1') }),
    canary: share > 0 ? canary : null,
  });
  const links = {
    resolve: async (token: string): Promise<ResolvedTesterLink> =>
      token === TOKEN
        ? { kind: 'open', served: { id: 'linked', release: releaseOf() }, link: LINK }
        : { kind: 'refused', refusal: { status: 410, code: 'R034', problem: 'it has <expired>' } },
  } as unknown as TesterLinkResolver;
  const rendered: string[] = [];
  const pages = {
    render: async ({ served }: LiveRelease, { url, avoid, refusal }: PageRequest) => {
      rendered.push(served.id);
      const status = knowsRefusals && refusal ? refusal.status : 200;
      const answer: RenderAnswer = {
        status,
        headers: { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=1' },
        body: [served.id, url, ...avoid, refusal?.message].join(' '),
        served: null,
        failed: null,
      };
      const faults = url.startsWith('/broken')
        ? [{ section: 'mfe-home', version: '2', cause: 'chunk' } as const]
        : [];
      return { answer, faults };
    },
  } as unknown as PageRenderer;
  const app = Fastify();
  const choice = new ReleaseSelector(standings, links);
  const counts = new FaultCounters();
  registerPageRoutes(app, {
    documents: new DocumentCache(pages, new HtmlCache(), () => []),
    choice,
    links,
    counts,
    isSecure: () => false,
  });
  registerBuildRoutes(app, choice);
  const get = (url: string, cookie = '', headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { ...headers, ...(cookie && { cookie }) } });
  return { get, app, counts, rendered };
}

describe('pages', () => {
  it('are kept by every cache and rendered once, as long as everybody gets the same', async () => {
    const { get, rendered } = site();
    const [first] = await Promise.all([get('/terms'), get('/terms', 'a=1')]);
    expect(first.body).toBe('base /terms ');
    expect(first.headers['cache-control']).toBe('public, s-maxage=1');
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(rendered).toEqual(['base']);
  });

  it('are asked for again with each visit while a canary runs', async () => {
    const { get } = site({ share: 50 });
    const inside = await get('/terms', 'huoban_bucket=49');
    expect(inside.body).toBe('canary /terms ');
    expect(inside.headers['cache-control']).toBe('private, no-cache');
    const { etag = '' } = inside.headers;
    const again = await get('/terms', 'huoban_bucket=49', { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    const other = await get('/terms', 'huoban_bucket=50', { 'if-none-match': etag });
    expect([other.statusCode, other.body]).toEqual([200, 'base /terms ']);
  });

  it('give a bucket with the first document, answered from the cache or not', async () => {
    const { get, rendered } = site({ share: 50 });
    const answers = await Promise.all([get('/terms'), get('/terms')]);
    const given = answers.map(({ headers }) => String(headers['set-cookie']));
    expect(given).toEqual([
      expect.stringMatching(/^huoban_bucket=\d+;/),
      expect.stringMatching(/^huoban_bucket=\d+;/),
    ]);
    expect(rendered).toEqual(['base']);
  });

  it('leave out what failed in the visitor’s browser, and are kept by nobody then', async () => {
    const { get } = site();
    const answer = await get('/terms', 'huoban_avoid=mfe-home@2|mfe-legal@1');
    expect(answer.body).toBe('base /terms mfe-home@2 ');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect((await get('/terms')).body).toBe('base /terms ');
  });

  it('are counted as visits of their release, with what failed in them', async () => {
    const { get, app, counts } = site();
    await get('/terms');
    await get('/broken');
    await get('/broken');
    await app.inject({ method: 'HEAD', url: '/terms' });
    expect(counts.summary()).toEqual({ base: { visits: 3, failures: 2 } });
  });

  it('take other methods for a mistake', async () => {
    const answer = await site().app.inject({ method: 'POST', url: '/terms' });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

describe('tester links', () => {
  it('are kept in a cookie, and lead to the address without them', async () => {
    const { get } = site();
    const { statusCode, headers } = await get(`/terms?a=1&release-link=${TOKEN}`);
    expect([statusCode, headers['location']]).toEqual([303, '/terms?a=1']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']).toMatch(/^huoban_link=k\.1\.good\.x; Path=\/; Max-Age=\d+;/);
  });

  it('show their release to nobody else, not even from the cache', async () => {
    const { get, rendered } = site();
    const cookies = ['', `huoban_link=${TOKEN}`, '', `huoban_link=${TOKEN}`];
    const answers = await Promise.all(cookies.map((cookie) => get('/terms', cookie)));
    const bodies = answers.map(({ body }) => body);
    expect(bodies).toEqual(['base /terms ', 'linked /terms ', 'base /terms ', 'linked /terms ']);
    expect(answers[1]?.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(answers[1]?.headers['etag']).toBeUndefined();
    expect(rendered.filter((id) => id === 'linked')).toHaveLength(2);
  });

  it.each([
    ['in the address', '/terms?release-link=bad', '', undefined],
    ['in a cookie', '/terms', 'huoban_link=bad', /^huoban_link=; .*Max-Age=0/],
  ])('that open nothing say why, %s', async (_, url, cookie, set) => {
    const { get } = site();
    const answer = await get(url, cookie);
    expect(answer.statusCode).toBe(410);
    expect(answer.body).toBe('base /terms R034: it has <expired>');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    if (set) expect(answer.headers['set-cookie']).toMatch(set);
    else expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('are refused by a plain page where the shell in force does not know of them', async () => {
    const answer = await site({ knowsRefusals: false }).get('/terms?release-link=bad');
    expect(answer.statusCode).toBe(410);
    expect(answer.body).toContain('R034: it has &#60;expired&#62;');
  });
});

describe('the latest build', () => {
  it.each([
    ['', 'base'],
    ['huoban_bucket=49', 'canary'],
    ['huoban_bucket=50', 'base'],
    [`huoban_bucket=50; huoban_link=${TOKEN}`, 'linked'],
    ['huoban_link=bad', 'base'],
  ])('is the one that a visitor with "%s" would get', async (cookie, id) => {
    const answer = await site({ share: 50 }).get('/builds/latest.json', cookie);
    expect(answer.json()).toMatchObject({ id });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
