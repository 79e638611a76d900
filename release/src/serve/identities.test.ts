import { createKey } from '../keys/key-folder';
import { createConsoleToken } from '../keys/console-tokens';
import { changePolicy } from '../keys/change-policy';
import { revokeKey } from '../keys/change-keys';
import { keysFolder, createSite, publishVersion, TRUSTED } from '../testing/test-registry';
import { readChannelHead, readHistory } from '../channel/channel-head';
import { loadTrustedKeys } from '../keys/key-files';
import { openConsole, OPERATOR, TestBrowser, textContent } from './testing/test-console';

async function consoleOf(...owners: string[]) {
  const registry = await createSite();
  const keys = keysFolder(registry);
  const ids: Record<string, string> = {};
  const tokens: Record<string, string> = {};
  for (const owner of owners) {
    ids[owner] = (await createKey(keys, 'manager', owner)).id;
    tokens[owner] = await createConsoleToken(keys, owner);
  }
  const { app, operator } = await openConsole(registry);
  const logIn = async (owner: string) => {
    const browser = new TestBrowser(app);
    expect(await browser.logIn(tokens[owner] ?? '', 'somebody else')).toBe(303);
    return browser;
  };
  return { registry, keys, ids, tokens, app, operator, logIn };
}

type Site = Awaited<ReturnType<typeof consoleOf>>;
const ENDS: [string, (site: Site) => Promise<unknown>][] = [
  ['key was revoked', ({ keys, ids }) => revokeKey(keys, ids['ming'] ?? '')],
  ['token was replaced', ({ keys }) => createConsoleToken(keys, 'ming')],
];

describe('a person who logs in with a token of their own', () => {
  it('is the author and signs with their own key, whatever name the form has', async () => {
    const { registry, keys, ids, logIn } = await consoleOf('ming');
    const ming = await logIn('ming');
    expect(textContent((await ming.get('/')).body)).toContain('ming');
    await ming.post('/channels/production/lock', { seen: '1', reason: 'launch' });
    const [, entry] = await readHistory(registry, 'production', await loadTrustedKeys(keys));
    expect(entry).toMatchObject({ act: 'lock', author: 'ming', lock: { author: 'ming' } });
    expect(entry?.signature.key).toBe(ids['ming']);
  });

  it('only reads with a key that acts nowhere, and is refused without a valid key', async () => {
    const { app, keys, ids, tokens } = await consoleOf('ming');
    await createKey(keys, 'tester', 'tess');
    const tester = new TestBrowser(app);
    expect(await tester.logIn(await createConsoleToken(keys, 'tess'))).toBe(303);
    const refused = await tester.post('/channels/production/lock', { seen: '1', reason: 'x' });
    expect(refused.statusCode).toBe(403);
    await revokeKey(keys, ids['ming'] ?? '');
    expect(await new TestBrowser(app).logIn(tokens['ming'] ?? '')).toBe(401);
    await expect(createConsoleToken(keys, 'ming')).rejects.toThrow(/R026 ming: no trusted key/);
  });

  it.each(ENDS)('is logged out once their %s', async (_, end) => {
    const site = await consoleOf('ming');
    const ming = await site.logIn('ming');
    await end(site);
    const version = { name: 'mfe-home', version: '1.0.0', reason: 'x' };
    const refused = await ming.post('/deprecations', version);
    expect([refused.statusCode, refused.headers.location]).toEqual([303, '/login']);
    expect((await ming.get('/versions')).headers.location).toBe('/login');
    const shown = textContent((await site.operator.get('/versions')).body);
    expect(shown).toContain('mfe-home');
    expect(shown).not.toContain('Allow again');
  });

  it('only reads once their key that acts was revoked', async () => {
    const { keys, ids, logIn } = await consoleOf('ming');
    await createKey(keys, 'tester', 'ming');
    const ming = await logIn('ming');
    await revokeKey(keys, ids['ming'] ?? '');
    const refused = await ming.post('/channels/production/lock', { seen: '1', reason: 'x' });
    expect(refused.statusCode).toBe(403);
    expect((await ming.get('/versions')).body).not.toContain('Actions');
  });

  it('ends an earlier token with a new one', async () => {
    const { app, keys, tokens } = await consoleOf('ming');
    const token = await createConsoleToken(keys, 'ming');
    expect(await new TestBrowser(app).logIn(tokens['ming'] ?? '')).toBe(401);
    expect(await new TestBrowser(app).logIn(token)).toBe(303);
  });
});

describe('wrong tokens', () => {
  const consoleWithAttempt = async () => {
    const { app, tokens } = await consoleOf('ming');
    const attempt = (remoteAddress: string, token: string) =>
      app.inject({
        url: '/login',
        method: 'POST',
        remoteAddress,
        headers: {
          origin: 'http://console.test',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({ token, author: 'x' }).toString(),
      });
    return { tokens, attempt };
  };

  it('are at most ten of one address, also when they arrive at the same time', async () => {
    const { attempt } = await consoleWithAttempt();
    const guesses = await Promise.all(
      Array.from({ length: 50 }, () => attempt('10.0.0.8', 'wrong')),
    );
    const statuses = guesses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(40).fill(429)]);
  });

  it('lock out their address only', async () => {
    const { tokens, attempt } = await consoleWithAttempt();
    for (let guess = 0; guess < 10; guess += 1)
      expect((await attempt('10.0.0.9', 'wrong')).statusCode).toBe(401);
    expect((await attempt('10.0.0.9', tokens['ming'] ?? '')).statusCode).toBe(429);
    expect((await attempt('10.0.0.1', tokens['ming'] ?? '')).statusCode).toBe(303);
  });
});

describe('an act that needs two persons', () => {
  it('is proposed by one, confirmed by the other, and not by its author', async () => {
    const { registry, keys, logIn } = await consoleOf('ming', 'hana');
    await publishVersion(registry, 'mfe-home', '2.0.0');
    await changePolicy(keys, 'production', { signatures: 2, from: 2 });
    const [ming, hana] = [await logIn('ming'), await logIn('hana')];
    const fields = { seen: '1', reason: 'new hero', 'version-mfe-home': '2.0.0' };
    const proposed = await ming.post('/channels/production/pin', fields);
    expect([proposed.statusCode, proposed.headers.location]).toEqual([
      303,
      '/channels/production#pending',
    ]);
    const shown = (await ming.get('/channels/production')).body;
    expect(textContent(shown)).toContain('Signed by ming: 1 of 2. Another person confirms it.');
    const id = /name="id" value="(\w+)"/.exec((await hana.get('/channels/production')).body)?.[1];
    const alone = await ming.post('/channels/production/confirm', { id: id ?? '' });
    expect([alone.statusCode, textContent(alone.body)]).toEqual([
      409,
      expect.stringMatching(/R062 .*ming signed it before/),
    ]);
    const done = await hana.post('/channels/production/confirm', { id: id ?? '' });
    expect(done.headers.location).toBe('/channels/production?done=2');
    const head = await readChannelHead(registry, 'production', await loadTrustedKeys(keys));
    expect(head?.entry).toMatchObject({ sequence: 2, author: 'ming' });
    // Keys that do not know the policy and the persons accept nothing of it.
    expect((await readChannelHead(registry, 'production', TRUSTED))?.entry.sequence).toBe(1);
  });

  it('does not let the shared token sign for a person', async () => {
    const { registry, operator } = await consoleOf('ming');
    expect(await operator.logIn(OPERATOR, 'ming')).toBe(303);
    await operator.post('/channels/production/lock', { seen: '1', reason: 'x' });
    const head = await readChannelHead(registry, 'production', TRUSTED);
    expect(head?.entry.sequence).toBe(2);
  });
});
