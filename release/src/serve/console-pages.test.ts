import { createSite, publishVersion } from '../testing/test-registry';
import { OPERATOR, openConsole, ORIGIN, VIEWER, TestBrowser } from './testing/test-console';

async function open() {
  const registry = await createSite();
  await publishVersion(registry, 'mfe-home', '2.0.0');
  return openConsole(registry);
}

describe('access to the console', () => {
  it.each(['/', '/versions', '/diff', '/channels/production', '/nowhere'])(
    'refuses %s without a token',
    async (url) => {
      const { stranger } = await open();
      const answer = await stranger.get(url);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/login']);
    },
  );

  it('refuses a wrong token and delays all logins after ten', async () => {
    const { stranger } = await open();
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await stranger.logIn(`wrong ${guess}`)).toBe(401);
    }
    expect(await stranger.logIn(OPERATOR)).toBe(429);
  });

  it('stores the session in an HttpOnly, SameSite cookie', async () => {
    const { stranger } = await open();
    const answer = await stranger.post('/login', { author: 'ming', token: OPERATOR });
    expect(answer.headers['set-cookie']).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('lets viewers read everything and change nothing', async () => {
    const { app } = await open();
    const viewer = new TestBrowser(app);
    await viewer.logIn(VIEWER);
    const page = await viewer.get('/channels/production');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('action="/channels');
    const answer = await viewer.post('/channels/production/lock', { seen: '1', reason: 'x' });
    expect(answer.statusCode).toBe(403);
  });

  it.each<Record<string, string>>([{}, { origin: 'http://elsewhere.test' }, { origin: 'null' }])(
    'a form from elsewhere changes nothing: %p',
    async (headers) => {
      const { operator } = await open();
      const fields = { seen: '1', reason: 'x' };
      const answer = await operator.post('/channels/production/lock', fields, headers);
      expect(answer.statusCode).toBe(403);
    },
  );

  it('refuses large forms', async () => {
    const { operator } = await open();
    const large = await operator.post('/channels/production/lock', { reason: 'x'.repeat(20_000) });
    const json = await operator.post(
      '/channels/production/lock',
      {},
      {
        origin: ORIGIN,
        'content-type': 'application/json',
      },
    );
    expect([large.statusCode, json.statusCode]).toEqual([413, 415]);
  });

  it('ends the session at logout', async () => {
    const { operator } = await open();
    await operator.post('/logout', {}, { origin: ORIGIN });
    expect((await operator.get('/')).statusCode).toBe(303);
  });
});

describe('pages of the console', () => {
  it('allow no scripts, frames or foreign resources', async () => {
    const { operator } = await open();
    const { headers } = await operator.get('/');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-store');
  });

  it('list every channel with its active release', async () => {
    const { operator } = await open();
    const { body } = await operator.get('/');
    expect(body).toContain('<a href="/channels/production">production</a>');
    expect(body).toContain('pin by test: a test');
  });

  it('plan a pin and pass the fields on to the act', async () => {
    const { operator } = await open();
    const { body } = await operator.get(
      '/channels/production/plan?act=pin&version-mfe-home=2.0.0&version-mfe-legal=',
    );
    expect(body).toContain('mfe-home: 1.0.0 → 2.0.0');
    expect(body).toContain('<input type="hidden" name="version-mfe-home" value="2.0.0">');
    expect(body).not.toContain('value=""');
  });

  it('show the refusals of a plan without an act form', async () => {
    const { operator } = await open();
    const { body } = await operator.get('/channels/production/plan?act=pin&version-mfe-home=9.9.9');
    expect(body).toContain('R008');
    expect(body).not.toContain('method="post" action="/channels');
  });

  it('ask for a force reason for a canary without evidence, but not for a pin', async () => {
    const { operator } = await open();
    const planOf = async (act: string) =>
      (await operator.get(`/channels/production/plan?act=${act}&version-mfe-home=2.0.0`)).body;
    const canary = await planOf('canary-start');
    expect(canary).toContain('R018');
    expect(canary).toContain('name="force"');
    const pin = await planOf('pin');
    expect(pin).toContain('Evidence is missing');
    expect(pin).not.toMatch(/R018|name="force"/);
  });

  it('compare two versions and refuse unknown ones', async () => {
    const { operator } = await open();
    const known = await operator.get('/diff?from=mfe-home%401.0.0&to=mfe-home%402.0.0');
    expect(known.body).toContain('1.0.0 → 2.0.0');
    const unknown = await operator.get('/diff?from=nowhere&to=production');
    expect([unknown.statusCode, unknown.body]).toEqual([409, expect.stringContaining('R042')]);
  });

  it('list versions with their use', async () => {
    const { operator } = await open();
    expect((await operator.get('/versions')).body).toContain('live on production');
  });

  it('show an empty channel and refuse an invalid name', async () => {
    const { operator } = await open();
    expect((await operator.get('/channels/staging')).body).toContain('The channel has no release.');
    expect((await operator.get('/channels/..%2fkeys')).statusCode).toBe(400);
  });

  it('log internal errors', async () => {
    const { operator, context } = await open();
    context.trusted = () => Promise.reject(new Error('a mistake'));
    expect((await operator.get('/')).statusCode).toBe(500);
    expect(context.log).toHaveBeenCalledWith('GET / failed: a mistake');
  });

  it('escape user input', async () => {
    const { operator } = await open();
    await operator.post('/channels/production/lock', { seen: '1', reason: '<script>1</script>' });
    const { body } = await operator.get('/channels/production');
    expect(body).toContain('&lt;script&gt;1&lt;/script&gt;');
    expect(body).not.toContain('<script');
  });
});
