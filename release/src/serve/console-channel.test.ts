import { promises as fs } from 'node:fs';
import path from 'node:path';
import { startCanary } from '../acts/canary/start-canary';
import { lock } from '../acts/lock-channel';
import { readChannelHead } from '../channel/channel-head';
import { EvidenceStore } from '../evidence/evidence-store';
import { signEvidence } from '../evidence/testing/test-evidence';
import {
  BY_TEST,
  FORCED_BY_TEST,
  createRegistry,
  createSite,
  publishVersion,
  TEST_SIGNER,
  TRUSTED,
} from '../testing/test-registry';
import { pin } from '../acts/pin';
import { renew } from '../acts/renew';
import { openConsole, VIEWER, TestBrowser, textContent } from './testing/test-console';
import { sampleOf } from './watch/testing/samples';
import { CanaryWatch } from './watch/canary-watch';

async function siteWithCanary() {
  const registry = await createSite();
  await publishVersion(registry, 'mfe-home', '2.0.0');
  const target = { versions: { 'mfe-home': '2.0.0' } };
  const { entry } = await startCanary(registry, { ...FORCED_BY_TEST, target, share: 10 });
  return { registry, base: entry.release, canary: entry.canary?.release ?? '' };
}

describe('channel page with a canary', () => {
  it('shows both versions and the counts of canary and base', async () => {
    const { registry, base, canary } = await siteWithCanary();
    const counted = {
      [canary]: sampleOf({ reached: 120, failed: 3 }),
      [base]: sampleOf({ reached: 900, failed: 9 }),
    };
    const watch = new CanaryWatch({
      registry,
      shells: ['http://a', 'http://b'],
      signer: async () => TEST_SIGNER,
      log: () => undefined,
      fetchCounts: async (shell) => {
        if (shell === 'http://b') throw new Error('connection refused');
        return { sample: counted };
      },
    });
    await watch.check();
    const { operator } = await openConsole(registry, watch);
    const { body } = await operator.get('/channels/production');
    const text = textContent(body);
    expect(text).toContain('mfe-home 1.0.0 none 2.0.0');
    expect(text).toContain('shell 1.0.0 none same');
    expect(text).toContain('canary 120 3 base 900 9');
    expect(text).toContain('No counts from http://b: connection refused');
    expect(text).not.toContain('No shells are watched');
    expect(body).toContain('action="/channels/production/canary-withdraw"');
    expect(text).not.toContain('Start a canary');
  });

  it('warns when no shells are watched, and offers a viewer no act', async () => {
    const { registry } = await siteWithCanary();
    const { app } = await openConsole(registry);
    const viewer = new TestBrowser(app);
    await viewer.logIn(VIEWER);
    const { body } = await viewer.get('/channels/production');
    expect(textContent(body)).toContain('No shells are watched (SHELLS is not set)');
    expect(textContent(body)).not.toContain('Since it was started');
    expect(body).not.toContain('canary-withdraw"');
  });

  it('appears in the list of channels with canary and lock', async () => {
    const { registry, canary } = await siteWithCanary();
    await lock(registry, { ...BY_TEST, reason: 'launch week' });
    const { operator } = await openConsole(registry);
    const text = textContent((await operator.get('/')).body);
    expect(text).toContain(`canary 10 % ${canary.slice(0, 12)}`);
    expect(text).toContain('Locked by test: launch week');
  });
});

describe('channel page', () => {
  it('lists smoke runs with result and gaps', async () => {
    const registry = await createSite();
    const release = (await readChannelHead(registry, 'production', TRUSTED))?.entry.release ?? '';
    const store = new EvidenceStore(registry);
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const scope = { languages: ['zh' as const], devices: ['desktop' as const], left: [] };
    for (const found of [
      { at: at(3) },
      { at: at(2), failures: ['home is empty'] },
      { at: at(1), scope },
    ]) {
      await store.save(signEvidence({ release, ...found }));
    }
    const { operator } = await openConsole(registry);
    const text = textContent((await operator.get('/channels/production')).body);
    const [, runs = ''] = text.split('Evidence');
    expect(runs).toMatch(
      /Passed: .*incomplete , missing language en; language ja; device mobile Failed : 40 checks, 1 failed.* Passed: 40 checks, 0 failed,/,
    );
  });

  it('shows fallbacks, and offers promotion only with another channel', async () => {
    const registry = await createSite();
    await publishVersion(registry, 'mfe-home', '2.0.0');
    await pin(registry, { ...FORCED_BY_TEST, versions: { 'mfe-home': '2.0.0' } });
    const { operator } = await openConsole(registry);
    const alone = await operator.get('/channels/production');
    expect(textContent(alone.body)).toContain('mfe-home 2.0.0 1.0.0');
    expect(alone.body).not.toContain('name="from"');
    const other = await operator.get('/channels/staging');
    expect(other.body).toContain('<option>production</option>');
  });

  it('shows the newest 50 entries and counts the others', async () => {
    const registry = await createSite();
    for (let more = 0; more < 51; more += 1) {
      await renew(registry, { ...BY_TEST, reason: `the ${more}th time`, lifetimeDays: 1 + more });
    }
    const { operator } = await openConsole(registry);
    const text = textContent((await operator.get('/channels/production')).body);
    expect(text).toContain('the 50th time');
    expect(text).not.toContain('the 0th time');
    expect(text).toContain('2 older entries are in the log');
  });
});

describe('list of channels', () => {
  it('explains how to create the first channel', async () => {
    const { operator } = await openConsole(await createRegistry());
    expect(textContent((await operator.get('/')).body)).toContain('No channel has a release yet.');
  });

  it('shows a channel without a valid entry', async () => {
    const registry = await createSite();
    const log = path.join(registry, 'channels', 'staging', 'log');
    await fs.mkdir(log, { recursive: true });
    await fs.writeFile(path.join(log, '00000001.json'), '{"half":');
    const { operator } = await openConsole(registry);
    expect(textContent((await operator.get('/')).body)).toContain(
      'staging Its log has no valid entry.',
    );
  });

  it('opens a channel by name', async () => {
    const { operator } = await openConsole(await createSite());
    const opened = await operator.get('/channel?name=staging');
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/channels/staging']);
    expect((await operator.get('/channel')).statusCode).toBe(400);
  });
});

describe('plan in the console', () => {
  it('of a promotion takes the complete release of the other channel, or a part of it', async () => {
    const registry = await createSite();
    await publishVersion(registry, 'mfe-home', '2.0.0');
    const versions = Object.fromEntries(
      ['shell', 'mfe-game-partner', 'mfe-game-library', 'mfe-account', 'mfe-legal'].map((name) => [
        name,
        '1.0.0',
      ]),
    );
    await pin(registry, {
      ...BY_TEST,
      channel: 'staging',
      versions: { ...versions, 'mfe-home': '2.0.0' },
    });
    const { operator } = await openConsole(registry);
    const planOf = async (rest: string) =>
      (await operator.get(`/channels/production/plan?act=promote${rest}`)).body;
    expect(textContent(await planOf('&from=staging'))).toContain('mfe-home: 1.0.0 → 2.0.0');
    const legal = await planOf('&from=staging&only=mfe-legal');
    expect(textContent(legal)).toContain('no entry would be added');
    expect(await planOf('')).toContain('from is missing');
  });

  it.each([
    ['an act without a plan', 'act=renew', 'renew has no plan'],
    ['no act', '', 'act is missing'],
  ])('is refused for %s', async (_, query, problem) => {
    const { operator } = await openConsole(await createSite());
    const answer = await operator.get(`/channels/production/plan?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(problem);
  });
});

describe('comparison in the console', () => {
  it('asks for two targets first', async () => {
    const { operator } = await openConsole(await createSite());
    for (const query of ['', '?from=production', '?to=production']) {
      const { statusCode, body } = await operator.get(`/diff${query}`);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('aria-label="Differences"');
    }
  });

  it('compares two entries of a channel', async () => {
    const registry = await createSite();
    await publishVersion(registry, 'mfe-home', '2.0.0');
    await pin(registry, { ...FORCED_BY_TEST, versions: { 'mfe-home': '2.0.0' } });
    const { operator } = await openConsole(registry);
    const { body } = await operator.get('/diff?from=production%231&to=production%232');
    expect(textContent(body)).toContain('mfe-home: 1.0.0 → 2.0.0');
  });

  it.each([
    ['a channel and a version', 'production', 'mfe-home@1.0.0'],
    ['versions of two artifacts', 'shell@1.0.0', 'mfe-home@1.0.0'],
  ])('refuses %s', async (_, from, to) => {
    const { operator } = await openConsole(await createSite());
    const result = new URLSearchParams({ from, to });
    const answer = await operator.get(`/diff?${result.toString()}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`${from} and ${to} cannot be compared`);
  });
});
