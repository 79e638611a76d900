import { gunzipSync } from 'node:zlib';
import { createSite } from './testing/page-site';

describe('the response of a page', () => {
  it.each([
    ['/missing', { 'cache-control': 'no-store' }, 404],
    ['/terms', { 'cache-control': 'public, s-maxage=1' }, 200],
  ])('%s has the headers %j', async (url, headers, status) => {
    const { get, counters } = createSite();
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(headers);
    // A page that does not exist says nothing about the release.
    expect(counters.summary()).toEqual(status === 200 ? { base: { visits: 1, failures: 0 } } : {});
  });

  it('is the same document with the same tag for requests with other ids', async () => {
    const { get } = createSite();
    const answers = [];
    for (const id of ['2fa4dac83774aaeb', '3fa4dac83774aaeb'])
      answers.push(await get('/terms', '', { 'x-request-id': id }));
    const [first, second] = answers.map(({ body, headers: { etag } }) => [body, etag]);
    expect(first).toEqual(second);
    expect(answers.map(({ headers }) => headers['server-timing'])).toEqual([
      'request;desc="2fa4dac83774aaeb"',
      'request;desc="3fa4dac83774aaeb"',
    ]);
  });

  it('is compressed for browsers that accept it', async () => {
    const answer = await createSite().get('/terms', '', { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toBe('base /terms ');
  });

  it('names the request when it is an error', async () => {
    const answer = await createSite({ canRender: false }).get('/busy', '', {
      'x-request-id': '2fa4dac83774aaeb',
    });
    expect([answer.statusCode, answer.body]).toEqual([
      503,
      expect.stringContaining('2fa4dac83774aaeb'),
    ]);
  });

  it('is an error before the channel has a release, and when no shell can render', async () => {
    for (const options of [{ hasRelease: false }, { canRender: false }])
      expect((await createSite(options).get('/terms')).statusCode).toBe(500);
  });

  it('is the emergency page when no shell can explain why a link is refused', async () => {
    const answer = await createSite({ canRender: false }).get('/terms?release-link=bad');
    expect(answer.statusCode).toBe(410);
    expect(answer.body).toContain('R034: it has &lt;expired&gt;');
  });
});
