import fs from 'node:fs/promises';
import path from 'node:path';
import type { LogEntry } from '@huoban/contracts';
import {
  BY_TEST,
  FORCED_BY_TEST,
  createSite,
  publishVersion,
  TEST_SIGNER,
  TRUSTED,
} from '../testing/test-registry';
import { startCanary } from '../acts/canary/start-canary';
import { canonicalJson } from '../registry/canonical-json';
import { lock } from '../acts/lock-channel';
import { sha256 } from '../registry/digests';
import { signEvidence } from '../evidence/testing/test-evidence';
import { EvidenceStore } from '../evidence/evidence-store';
import { pin } from '../acts/pin';
import { promote } from '../acts/promote';
import { signDocument } from '../keys/signed-document';
import type { Progress } from './verify-report';
import { verifyRegistry } from './verify-registry';

const HOME = 'artifacts/mfe-home/1.0.0';
const ENTRY = 'channels/production/log/00000001.json';

const verify = (registry: string) => verifyRegistry(registry, { trusted: TRUSTED });

async function siteWithEverything() {
  const registry = await createSite();
  await publishVersion(registry, 'mfe-home', '2.0.0');
  await pin(registry, { ...FORCED_BY_TEST, versions: { 'mfe-home': '2.0.0' } });
  await startCanary(registry, {
    ...BY_TEST,
    target: { versions: { 'mfe-home': '1.0.0' } },
    share: 5,
    force: 'a test',
  });
  return registry;
}

async function write(registry: string, key: string, text: string) {
  await fs.mkdir(path.dirname(path.join(registry, key)), { recursive: true });
  await fs.writeFile(path.join(registry, key), text);
}

describe('verifyRegistry', () => {
  it('reports no faults for an intact registry', async () => {
    const report = await verify(await siteWithEverything());
    expect(report.faults).toEqual([]);
    expect(report.remarks).toEqual([]);
    expect(report.counts).toMatchObject({ versions: 7, files: 21, releases: 3, entries: 3 });
    expect(report.counts.bytes).toBeGreaterThan(0);
  });

  it('reports progress', async () => {
    const steps: Progress[] = [];
    const onProgress = (progress: Progress) => void steps.push(progress);
    await verifyRegistry(await createSite(), { trusted: TRUSTED, onProgress });
    expect(steps).toContainEqual({ part: 'versions', done: 6, total: 6 });
    expect(steps).toContainEqual({ part: 'channels', done: 1, total: 1 });
  });

  it.each([
    ['a changed byte', 'altered', `${HOME}/client/main.js`, '// mfe-home 1.0.1'],
    ['a longer file', 'altered', `${HOME}/client/main.js`, 'x'.repeat(1000)],
    ['a damaged record', 'altered', `${HOME}/version.json`, '{}'],
    ['a file that no version names', 'unknown', `${HOME}/client/extra.js`, 'x'],
    ['a folder that no version names', 'unknown', `${HOME}/admin`, ''],
    ['an artifact that is none', 'unknown', 'artifacts/evil', ''],
    ['a release that is none', 'unknown', 'releases/x.json', '{}'],
    ['a file in a log that is no entry', 'unknown', 'channels/production/log/1.json', '{}'],
  ])('finds %s', async (_, kind, key, text) => {
    const registry = await createSite();
    const isFolder = text === '';
    await write(registry, isFolder ? `${key}/index.js` : key, text);
    const { faults } = await verify(registry);
    expect(faults).toContainEqual(expect.objectContaining({ kind, subject: key }));
  });

  it('finds a missing file', async () => {
    const registry = await createSite();
    await fs.rm(path.join(registry, HOME, 'server/index.cjs'));
    expect((await verify(registry)).faults).toEqual([
      { kind: 'missing', subject: `${HOME}/server/index.cjs`, problem: 'is missing' },
    ]);
  });

  it('finds a missing active version, and only notes one that is not active', async () => {
    const registry = await siteWithEverything();
    await fs.rm(path.join(registry, 'artifacts/mfe-home/2.0.0'), { recursive: true });
    const inForce = await verify(registry);
    expect(inForce.faults).toContainEqual(expect.objectContaining({ kind: 'missing' }));
    await pin(registry, { ...FORCED_BY_TEST, versions: { 'mfe-home': '1.0.0' } });
    const after = await verify(registry);
    expect(after.faults).toEqual([]);
    expect(after.remarks).toContainEqual(
      expect.stringMatching(/mfe-home 2\.0\.0 is not published/),
    );
  });

  it('finds a pinned version that was replaced', async () => {
    const registry = await createSite();
    await fs.rm(path.join(registry, HOME), { recursive: true });
    await fs.rm(path.join(registry, 'builds'), { recursive: true });
    await publishVersion(registry, 'mfe-home', '1.0.0', { endpoints: [], groups: { a: [] } });
    const { faults } = await verify(registry);
    expect(faults).toContainEqual(
      expect.objectContaining({
        kind: 'broken',
        problem: expect.stringMatching(/not the pinned version/),
      }),
    );
  });

  it('finds an altered entry and its successor, which has no parent', async () => {
    const registry = await siteWithEverything();
    const text = await fs.readFile(path.join(registry, ENTRY), 'utf8');
    await write(registry, ENTRY, text.replace('a test', 'a best'));
    const kinds = (await verify(registry)).faults.map(({ kind, subject }) => [kind, subject]);
    expect(kinds).toEqual([
      ['untrusted', 'channel production, entry 1'],
      ['broken', 'channel production, entry 2'],
    ]);
  });

  it('finds an altered release', async () => {
    const registry = await createSite();
    const [file] = await fs.readdir(path.join(registry, 'releases'));
    await fs.appendFile(path.join(registry, 'releases', file ?? ''), ' ');
    const { faults } = await verify(registry);
    expect(faults).toMatchObject([{ kind: 'altered', subject: `releases/${file ?? ''}` }]);
  });

  it('finds an expired head', async () => {
    const registry = await createSite();
    await publishVersion(registry, 'mfe-home', '2.0.0');
    const versions = { 'mfe-home': '2.0.0' };
    await pin(registry, { ...FORCED_BY_TEST, versions, lifetimeDays: 0 });
    expect((await verify(registry)).faults).toMatchObject([{ kind: 'expired' }]);
  });

  it('finds forged, altered and misplaced evidence', async () => {
    const registry = await createSite();
    const evidence = signEvidence({ failures: ['one'] });
    await new EvidenceStore(registry).save(evidence);
    expect((await verify(registry)).faults).toEqual([]);
    const other = `evidence/${'b'.repeat(64)}/copy.json`;
    const forged = `evidence/${evidence.release}/forged.json`;
    await write(registry, other, canonicalJson(evidence));
    await write(registry, forged, canonicalJson({ ...evidence, passed: true }));
    const { faults } = await verify(registry);
    expect(faults).toHaveLength(2);
    expect(faults).toContainEqual(expect.objectContaining({ kind: 'broken', subject: other }));
    expect(faults).toContainEqual(expect.objectContaining({ kind: 'untrusted', subject: forged }));
  });

  it('finds evidence that is damaged, too large or not canonical', async () => {
    const registry = await createSite();
    const genuine = signEvidence();
    await new EvidenceStore(registry).save(genuine);
    const at = (file: string) => `evidence/${genuine.release}/${file}.json`;
    await write(registry, at('damaged'), '{"half":');
    await write(registry, at('large'), ' '.repeat(300_000));
    await write(registry, at('spelled'), JSON.stringify(genuine, null, 2));
    const { faults } = await verify(registry);
    expect(faults.map(({ kind, subject, problem }) => `${kind} ${subject}: ${problem}`)).toEqual([
      `altered ${at('damaged')}: is damaged`,
      expect.stringMatching(/^altered .*large\.json: .* has 300000 bytes/),
      `altered ${at('spelled')}: is not canonical JSON`,
    ]);
  });

  it('finds a promotion with a missing origin', async () => {
    const registry = await createSite();
    const promotion = { ...BY_TEST, channel: 'staging', from: 'production' };
    await promote(registry, promotion);
    expect((await verify(registry)).faults).toEqual([]);
    await fs.rm(path.join(registry, 'channels/production'), { recursive: true });
    expect((await verify(registry)).faults).toEqual([
      {
        kind: 'missing',
        subject: 'production',
        problem: expect.stringMatching(/^R050 production: entry 1, .* is missing/),
      },
      {
        kind: 'broken',
        subject: 'channel staging, entry 1',
        problem: 'the entry that it was promoted from does not exist',
      },
    ]);
  });

  it('finds an act on a locked channel', async () => {
    const registry = await createSite();
    await lock(registry, BY_TEST);
    const folder = path.join(registry, 'channels/production/log');
    const text = await fs.readFile(path.join(folder, '00000002.json'), 'utf8');
    const { signature: _, ...locked } = JSON.parse(text) as LogEntry;
    const parent = sha256(text);
    const forbidden = signDocument(TEST_SIGNER, { ...locked, sequence: 3, act: 'renew', parent });
    await write(registry, 'channels/production/log/00000003.json', canonicalJson(forbidden));
    expect((await verify(registry)).faults).toEqual([
      {
        kind: 'broken',
        subject: 'channel production, entry 3',
        problem: expect.stringMatching(/^test locked it/),
      },
    ]);
  });

  it('only notes an unfinished publish', async () => {
    const registry = await createSite();
    await write(registry, 'artifacts/mfe-home/3.0.0/client/main.js', 'half');
    const { faults, remarks } = await verify(registry);
    expect(faults).toEqual([]);
    expect(remarks).toEqual([expect.stringMatching(/3\.0\.0: publishing is not finished/)]);
  });
});
