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
import { openConsole, ORIGIN, TestBrowser, textContent, VIEWER } from './testing/test-console';

const VERSION = { name: 'mfe-home', version: '1.0.0' };

const ORIGINS = { origin: ORIGIN };
const sign = (release: string): string => JSON.stringify(signEvidence({ release }));

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
    expect((await reader.get('/checks')).body).not.toContain('type="file"');
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
    const page = await operator.get('/checks');
    expect(page.body).toMatch(
      /<label for="report">Report<\/label>\s*<input id="report" [^>]*type="file"/,
    );
    expect(textContent(page.body)).toContain(`${release.slice(0, 12)}, active on production`);
    const done = textContent((await operator.upload('/evidence', { report, release })).body);
    expect(done).toMatch(/Recorded: release \w{12} passed, 40 checks/);
    expect(await new EvidenceStore(registry).list(release, TRUSTED)).toHaveLength(1);
    const { signature: _, ...unsigned } = createEvidence({ release });
    const refused = await operator.upload('/evidence', { report: JSON.stringify(unsigned) });
    expect([refused.statusCode, textContent(refused.body)]).toEqual([
      409,
      expect.stringMatching(/R060 report\.json : the report is not signed.*Upload the file/),
    ]);
  });

  it.each<[string, string | Buffer, number, RegExp]>([
    ['no file', '', 400, /no file was chosen/],
    ['not JSON', 'passed!', 409, /R043 report\.json : it is not JSON/],
    ['XML', '<testsuite/>', 409, /R043 report\.json : JUnit XML is not accepted/],
    ['no text', Buffer.from([0xff, 0xfe, 0x00]), 400, /report\.json is not a text file/],
    ['too large', 'x'.repeat(2 ** 20 + 1), 400, /1048577 bytes; a report has at most 1048576/],
    ['far too large', 'x'.repeat(2 ** 20 + 2 ** 15), 413, /Invalid request/],
    [
      'of a release that the registry lacks',
      sign('c'.repeat(64)),
      409,
      /R043 .*has no release cccc/,
    ],
  ])('refuse a report that is %s with one sentence', async (_, report, status, sentence) => {
    const { operator, release } = await site();
    const { statusCode, body } = await operator.upload('/evidence', { report });
    expect([statusCode, textContent(body)]).toEqual([status, expect.stringMatching(sentence)]);
    expect(textContent(body)).toContain('Nothing was changed.');
    expect(body).toContain('href="/checks"');
    expect(await new EvidenceStore((await site()).registry).list(release, TRUSTED)).toEqual([]);
  });

  it('refuse a report of another release than the chosen one', async () => {
    const { operator, release } = await site();
    const other = 'f'.repeat(64);
    const refused = await operator.upload('/evidence', { report: sign(release), release: other });
    expect(textContent(refused.body)).toMatch(/R043 .*it covers release \w{12}, not f{64}/);
  });

  it('refuse a damaged form', async () => {
    const { operator } = await site();
    const type = { 'content-type': 'multipart/form-data; boundary=none' };
    const refused = await operator.post('/evidence', { report: 'x' }, { ...ORIGINS, ...type });
    expect([refused.statusCode, textContent(refused.body)]).toEqual([
      400,
      expect.stringContaining('the form is damaged'),
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
    Object.assign(health, { reason: null });
    Object.assign(sections['mfe-home'], { source: 'pin', problem: 'main.js is altered' });
    const kept = textContent((await operator.get('/channels/production')).body);
    expect(kept).toMatch(/degraded : mfe-home main\.js is altered \w{12} none/);
    server.close();
  });
});
