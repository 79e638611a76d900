import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readChannelHead } from '../channel/channel-head';
import { EvidenceStore } from '../evidence/evidence-store';
import { createEvidence, signEvidence } from '../evidence/testing/test-evidence';
import { revokeKey, rotateKeys } from '../keys/change-keys';
import { changePolicy } from '../keys/change-policy';
import { createKey } from '../keys/key-folder';
import { appendKeyAct } from '../keys/key-history';
import { createSite, keysFolder, publishVersion, TRUSTED } from '../testing/test-registry';
import { openConsole, TestBrowser, textContent, VIEWER } from './testing/test-console';

const VERSION = { name: 'mfe-home', version: '1.0.0' };

async function site(shells: string[] = []) {
  const registry = await createSite();
  const opened = await openConsole(registry, null, shells);
  const head = await readChannelHead(registry, 'production', TRUSTED);
  return { registry, ...opened, release: head?.entry.release ?? '' };
}

describe('versions', () => {
  it('are deprecated and allowed again', async () => {
    const { operator } = await site();
    const act = { ...VERSION, reason: 'forgets the language' };
    expect((await operator.post('/deprecations', act)).statusCode).toBe(303);
    const text = textContent((await operator.get('/versions')).body);
    expect(text).toMatch(/deprecated .*forgets the language.*Allow again/);
    await operator.post('/deprecations', { ...act, undo: 'yes' });
    expect(textContent((await operator.get('/versions')).body)).not.toContain('Allow again');
  });

  it('open for testers by a link, and lead to the plan of a pin', async () => {
    const { operator } = await site(['http://127.0.0.1:1']);
    const made = await operator.post('/links', { ...VERSION, channel: 'production', reason: 'x' });
    expect(made.body).toMatch(/href="http:\/\/127\.0\.0\.1:1\/\?release-link=k\.[\w.-]+"/);
    const plan = await operator.get('/pin?version-mfe-home=1.0.0&channel=production');
    expect(plan.headers.location).toBe('/channels/production/plan?version-mfe-home=1.0.0&act=pin');
  });

  it('refuse what is no version', async () => {
    const { operator } = await site();
    const wrong = { name: 'service', version: '1', reason: 'x' };
    expect((await operator.post('/deprecations', wrong)).statusCode).toBe(400);
  });

  it('have no actions for readers', async () => {
    const { app } = await site();
    const reader = new TestBrowser(app);
    await reader.logIn(VIEWER);
    expect((await reader.get('/versions')).body).not.toContain('Actions');
    expect((await reader.get('/checks')).body).not.toContain('textarea');
    expect((await reader.post('/evidence', { report: '{}' })).statusCode).toBe(403);
  });
});

describe('checks', () => {
  it('list findings and what is not needed, and verify on request', async () => {
    const { operator, registry } = await site();
    await publishVersion(registry, 'mfe-home', '0.9.0');
    const text = textContent((await operator.get('/checks')).body);
    expect(text).toMatch(/ok · keys: key \w+ signs/);
    expect(text).toMatch(/0 versions and 0 releases could be removed/);
    expect(textContent((await operator.get('/checks?verify=yes')).body)).toMatch(
      /files of 7 versions.*Everything is as it was signed/,
    );
  });

  it('list damage and the next step', async () => {
    const { operator, registry } = await site(['http://127.0.0.1:1']);
    const file = path.join(registry, 'artifacts/mfe-home/1.0.0/client/main.js');
    await fs.writeFile(file, 'damaged');
    const text = textContent((await operator.get('/checks?verify=yes')).body);
    expect(text).toMatch(/problem · shell http:\/\/127\.0\.0\.1:1: .*Check that it is running/);
    expect(text).toMatch(/altered · .*mfe-home/);
  });

  it('record a signed smoke report, and refuse one written by hand', async () => {
    const { operator, registry, release } = await site();
    const report = JSON.stringify(signEvidence({ release }));
    const done = textContent((await operator.post('/evidence', { report })).body);
    expect(done).toMatch(/Recorded: release \w{12} passed, 40 checks/);
    expect(await new EvidenceStore(registry).list(release, TRUSTED)).toHaveLength(1);
    const { signature: _, ...unsigned } = createEvidence({ release });
    const refused = await operator.post('/evidence', { report: JSON.stringify(unsigned) });
    expect([refused.statusCode, textContent(refused.body)]).toEqual([
      409,
      expect.stringContaining('R060'),
    ]);
  });
});

describe('keys', () => {
  it('are listed with owner, role and policies', async () => {
    const { operator } = await site();
    const text = textContent((await operator.get('/keys')).body);
    expect(text).toMatch(/shared manager since .* shared tester since/);
    expect(text).toContain('One, on every channel.');
    expect(text).toContain('None recorded.');
  });

  it('show revoked and ending keys, policies and the changes', async () => {
    const { operator, registry } = await site();
    const keys = keysFolder(registry);
    const by = { author: 'ming', reason: 'two persons' };
    for (const owner of ['ming', 'hana']) await createKey(keys, 'manager', owner);
    const { id } = await createKey(keys, 'publisher', 'ci');
    await revokeKey(keys, id);
    await rotateKeys(keys);
    await changePolicy(keys, 'production', { signatures: 2, from: 2 });
    await appendKeyAct(keys, { act: 'policy', keys: ['production'], ...by });
    const text = textContent((await operator.get('/keys')).body);
    expect(text).toMatch(/ci publisher revoked 20.*until 20|until 20.*ci publisher revoked 20/);
    expect(text).toContain('production: 2 owners, from entry 2 on');
    expect(text).toMatch(/policy production · ming: two persons/);
  });
});

describe('servers of the site', () => {
  it('are shown with release, fallbacks and since when', async () => {
    const health = { status: 'ok', release: '' as string | null, reason: null, shell: null };
    const sections = { 'mfe-home': { source: 'pin', shown: '1.0.0' } };
    const server = http.createServer((_, response) =>
      response.end(JSON.stringify({ ...health, sections })),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { operator, release } = await site([`http://127.0.0.1:${port}`, 'http://127.0.0.1:1']);
    health.release = release;
    const first = textContent((await operator.get('/')).body);
    expect(first).toMatch(new RegExp(`${port} ok ${release.slice(0, 12)} none \\S+ \\S+ UTC`));
    expect(first).toMatch(/127\.0\.0\.1:1 unreachable : .* none none/);
    Object.assign(health, { status: 'degraded', reason: 'mfe-home threw' });
    Object.assign(sections['mfe-home'], { source: 'fallback', shown: '0.9.0' });
    const then = textContent((await operator.get('/channels/production')).body);
    expect(then).toMatch(/degraded : mfe-home threw \w{12} mfe-home 0\.9\.0/);
    server.close();
  });
});
