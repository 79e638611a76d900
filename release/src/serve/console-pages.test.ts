import { createSite, publishVersion } from '../testing/test-registry';
import { OPERATOR, openConsole, ORIGIN, VIEWER, TestBrowser } from './testing/test-console';

async function open() {
  const registry = await createSite();
  await publishVersion(registry, 'mfe-home', '2.0.0');
  return openConsole(registry);
}

describe('who reaches the console', () => {
  it.each(['/', '/versions', '/diff', '/channels/production', '/nowhere'])(
    'nobody gets %s without a token',
    async (url) => {
      const { stranger } = await open();
      const answer = await stranger.get(url);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/login']);
    },
  );

  it('a wrong token opens nothing, and ten of them make everybody wait', async () => {
    const { stranger } = await open();
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await stranger.logIn(`wrong ${guess}`)).toBe(401);
    }
    expect(await stranger.logIn(OPERATOR)).toBe(429);
  });

  it('the session is a cookie that scripts and other sites never get', async () => {
    const { stranger } = await open();
    const answer = await stranger.post('/login', { author: 'ming', token: OPERATOR });
    expect(answer.headers['set-cookie']).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('a viewer sees everything and changes nothing', async () => {
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

  it('only forms of a sensible size are read', async () => {
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

  it('who logs out is out', async () => {
    const { operator } = await open();
    await operator.post('/logout', {}, { origin: ORIGIN });
    expect((await operator.get('/')).statusCode).toBe(303);
  });
});

describe('what the console shows', () => {
  it('allows no script, no frame and nothing from elsewhere', async () => {
    const { operator } = await open();
    const { headers } = await operator.get('/');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-store');
  });

  it('names every channel with what is in force on it', async () => {
    const { operator } = await open();
    const { body } = await operator.get('/');
    expect(body).toContain('<a href="/channels/production">production</a>');
    expect(body).toContain('pin by test: a test');
  });

  it('plans a pin without making it, and hands the choice on to the act', async () => {
    const { operator } = await open();
    const { body } = await operator.get(
      '/channels/production/plan?act=pin&version-mfe-home=2.0.0&version-mfe-legal=',
    );
    expect(body).toContain('mfe-home: 1.0.0 → 2.0.0');
    expect(body).toContain('<input type="hidden" name="version-mfe-home" value="2.0.0">');
    expect(body).not.toContain('value=""');
  });

  it('shows what a plan would be refused for, and offers no way around it', async () => {
    const { operator } = await open();
    const { body } = await operator.get('/channels/production/plan?act=pin&version-mfe-home=9.9.9');
    expect(body).toContain('R008');
    expect(body).not.toContain('method="post" action="/channels');
  });

  it('asks for a reason where evidence is missing, of a canary, but not of a pin', async () => {
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

  it('compares two versions, and says by number what it does not know', async () => {
    const { operator } = await open();
    const known = await operator.get('/diff?from=mfe-home%401.0.0&to=mfe-home%402.0.0');
    expect(known.body).toContain('1.0.0 → 2.0.0');
    const unknown = await operator.get('/diff?from=nowhere&to=production');
    expect([unknown.statusCode, unknown.body]).toEqual([409, expect.stringContaining('R042')]);
  });

  it('lists versions with their use', async () => {
    const { operator } = await open();
    expect((await operator.get('/versions')).body).toContain('live on production');
  });

  it('opens a channel that is still empty, and refuses what cannot be one', async () => {
    const { operator } = await open();
    expect((await operator.get('/channels/staging')).body).toContain('Nothing is in force here');
    expect((await operator.get('/channels/..%2fkeys')).statusCode).toBe(400);
  });

  it('tells its operator, not the visitor alone, when it is at fault itself', async () => {
    const { operator, context } = await open();
    context.trusted = () => Promise.reject(new Error('a mistake'));
    expect((await operator.get('/')).statusCode).toBe(500);
    expect(context.log).toHaveBeenCalledWith('GET / failed: a mistake');
  });

  it('escapes what people wrote', async () => {
    const { operator } = await open();
    await operator.post('/channels/production/lock', { seen: '1', reason: '<script>1</script>' });
    const { body } = await operator.get('/channels/production');
    expect(body).toContain('&lt;script&gt;1&lt;/script&gt;');
    expect(body).not.toContain('<script');
  });
});
