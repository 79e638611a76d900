import { bucketCookie } from '../visitors/testing/visitors';
import { createSite, TOKEN } from './testing/page-site';

describe('pages', () => {
  it('are shared by caches and rendered once without a canary', async () => {
    const { get, rendered } = createSite();
    const [first] = await Promise.all([get('/terms'), get('/terms', 'a=1')]);
    expect(first.body).toBe('base /terms ');
    expect(first.headers['cache-control']).toBe('public, s-maxage=1');
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(first.headers['cdn-cache-control']).toMatch(
      /stale-while-revalidate=\d+, stale-if-error=\d+/,
    );
    expect(rendered).toEqual(['base']);
  });

  it('are revalidated with each visit while a canary runs', async () => {
    const { get } = createSite({ share: 50 });
    const inside = await get('/terms', bucketCookie(49));
    expect(inside.body).toBe('canary /terms ');
    expect(inside.headers['cache-control']).toBe('private, no-cache');
    const { etag = '' } = inside.headers;
    const again = await get('/terms', bucketCookie(49), { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    const other = await get('/terms', bucketCookie(50), { 'if-none-match': etag });
    expect([other.statusCode, other.body]).toEqual([200, 'base /terms ']);
  });

  it('are stored by device where phones are redirected, and never for a phone that stays', async () => {
    const { get } = createSite();
    const phone = { 'user-agent': 'iPhone' };
    const own = { ...phone, 'sec-fetch-site': 'same-origin' };
    expect((await get('/terms')).headers['vary']).toBe('Accept-Encoding');
    expect((await get('/')).headers['vary']).toBe('Accept-Encoding, User-Agent, Sec-CH-UA-Mobile');
    expect((await get('/', '', phone)).statusCode).toBe(302);
    const { headers, statusCode } = await get('/', '', own);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(headers['cdn-cache-control']).toBeUndefined();
  });

  it('assign a bucket with the first document, cached or not', async () => {
    const { get, rendered } = createSite({ share: 50 });
    const answers = await Promise.all([get('/terms'), get('/terms')]);
    const given = answers.map(({ headers }) => String(headers['set-cookie']));
    expect(given).toEqual([
      expect.stringMatching(/^huoban_bucket=\d+\.[\w-]{12}\.[\w-]{22};/),
      expect.stringMatching(/^huoban_bucket=\d+\.[\w-]{12}\.[\w-]{22};/),
    ]);
    expect(rendered).toEqual(['base']);
  });

  it('avoid versions that failed in the visitor’s browser, and are not cached then', async () => {
    const { get } = createSite();
    const answer = await get('/terms', 'huoban_avoid=mfe-home@2|mfe-legal@1');
    expect(answer.body).toBe('base /terms mfe-home@2 ');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect((await get('/terms')).body).toBe('base /terms ');
  });

  it('are counted as visits of their release, with their faults', async () => {
    const { get, app, counters } = createSite();
    await get('/terms');
    await get('/broken');
    await get('/broken');
    await app.inject({ method: 'HEAD', url: '/terms' });
    expect(counters.summary()).toEqual({ base: { visits: 3, failures: 2 } });
  });

  it('are counted by address while a canary runs, but no time-out under load and no tester', async () => {
    const { get, app, recorded } = createSite({ share: 50 });
    const cookie = bucketCookie(49);
    for (const url of ['/terms', '/broken', '/broken/load', '/none']) await get(url, cookie);
    await get('/terms', `huoban_link=${TOKEN}`);
    await app.inject({ method: 'HEAD', url: '/terms', headers: { cookie } });
    expect(recorded.mock.calls.map(([release, , failed]) => [release, failed])).toEqual([
      ['canary', false],
      ['canary', true],
      ['canary', true],
    ]);
  });

  it('are rendered once for any spelling and any parameters that their route does not declare', async () => {
    const { get, rendered } = createSite();
    const pages = ['/terms?u=1', '/TERMS?u=2&a=x', '/terms?a=x', '/nowhere?u=1'].map((url) =>
      get(url),
    );
    expect((await Promise.all(pages)).map(({ body }) => body)).toEqual([
      'base /terms ',
      'base /terms?a=x ',
      'base /terms?a=x ',
      'base /nowhere?u=1 ',
    ]);
    expect(rendered).toHaveLength(3);
  });

  it('are rendered anew for an operator who accepts no cached one', async () => {
    const { get, rendered } = createSite();
    const fresh = { 'cache-control': 'no-store' };
    for (const headers of [{}, {}, fresh, { ...fresh, 'x-forwarded-for': '8.8.8.8' }])
      await get('/terms', '', headers);
    expect(rendered).toHaveLength(2);
  });

  it('are refused with a time to retry when too many are being rendered', async () => {
    const answer = await createSite().get('/en/busy');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(answer.body).toContain('Too many visitors');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('refuse methods of API paths that no route serves with an envelope', async () => {
    const { app } = createSite();
    const answer = await app.inject({ method: 'POST', url: '/api/x' });
    expect([answer.statusCode, answer.json<{ error_code: number }>().error_code]).toEqual([
      405, 40501,
    ]);
  });

  it('answer other methods with 405', async () => {
    const answer = await createSite().app.inject({ method: 'POST', url: '/terms' });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

describe('tester links', () => {
  it('are stored in a cookie and redirect to the URL without the token', async () => {
    const { get } = createSite();
    const { statusCode, headers } = await get(`/terms?a=1&release-link=${TOKEN}`);
    expect([statusCode, headers['location']]).toEqual([303, '/terms?a=1']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']).toMatch(/^huoban_link=k\.1\.good\.x; Path=\/; Max-Age=\d+;/);
  });

  it('never show their release to other visitors, not even from the cache', async () => {
    const { get, rendered } = createSite();
    const cookies = ['', `huoban_link=${TOKEN}`, '', `huoban_link=${TOKEN}`];
    const answers = await Promise.all(cookies.map((cookie) => get('/terms', cookie)));
    const bodies = answers.map(({ body }) => body);
    expect(bodies).toEqual(['base /terms ', 'linked /terms ', 'base /terms ', 'linked /terms ']);
    expect(answers[1]?.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(answers[1]?.headers['etag']).toBeUndefined();
    // Two at the same time share a rendering; a later one has its own.
    await get('/terms', `huoban_link=${TOKEN}`);
    expect(rendered.filter((id) => id === 'linked')).toHaveLength(2);
  });

  it.each([
    ['in the URL', '/terms?release-link=bad', '', undefined],
    ['in a cookie', '/terms', 'huoban_link=bad', /^huoban_link=; .*Max-Age=0/],
  ])('explain their refusal, %s', async (_, url, cookie, set) => {
    const { get } = createSite();
    const answer = await get(url, cookie);
    expect(answer.statusCode).toBe(410);
    expect(answer.body).toBe('base /terms R034: it has <expired>');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    if (set) expect(answer.headers['set-cookie']).toMatch(set);
    else expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('are refused by the emergency page when the active shell does not know them', async () => {
    const answer = await createSite({ knowsRefusals: false }).get('/terms?release-link=bad');
    expect(answer.statusCode).toBe(410);
    expect(answer.body).toContain('R034: it has &lt;expired&gt;');
  });
});

describe('the latest build', () => {
  it('reads over HTTPS the cookies that pages set there', async () => {
    const { get } = createSite({ share: 50, secure: true });
    const builds = [bucketCookie(49, '__Host-huoban_bucket'), bucketCookie(49)].map((cookie) =>
      get('/builds/latest.json', cookie),
    );
    const ids = (await Promise.all(builds)).map((answer) => answer.json<{ id: string }>().id);
    expect(ids).toEqual(['canary', 'base']);
  });

  it.each([
    ['', 'base'],
    [bucketCookie(49), 'canary'],
    [bucketCookie(50), 'base'],
    [`${bucketCookie(50)}; huoban_link=${TOKEN}`, 'linked'],
    ['huoban_link=bad', 'base'],
  ])('is the release that a visitor with "%s" would get', async (cookie, id) => {
    const answer = await createSite({ share: 50 }).get('/builds/latest.json', cookie);
    expect(answer.json()).toMatchObject({ id });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
