import { ARTIFACT_NAMES, type ArtifactName } from '../registry/artifact-names';
import { readChannelHead, readHistory } from '../channel/channel-head';
import { recordEvidence } from '../evidence/record-evidence';
import { signEvidence } from '../evidence/testing/test-evidence';
import type { SmokeScope } from '../evidence/smoke-scope';
import { FULL_SCOPE, BY_TEST, createSite, publishVersion, TRUSTED } from '../testing/test-registry';
import { pin } from './pin';
import { pinnedVersions } from '../release/pins';
import { promote } from './promote';

const STAGING = { ...BY_TEST, channel: 'staging' };
const TO_PRODUCTION = { ...BY_TEST, from: 'staging' };

/** Production with 1.0.0 of all artifacts, staging with 2.0.0 of the given ones. */
async function staged(...names: ArtifactName[]): Promise<string> {
  const registry = await createSite();
  for (const name of names) await publishVersion(registry, name, '2.0.0');
  const versions = Object.fromEntries(
    ARTIFACT_NAMES.map((name) => [name, names.includes(name) ? '2.0.0' : '1.0.0']),
  );
  await pin(registry, { ...STAGING, versions });
  return registry;
}

/** Each run ends a second later. */
let clock = Date.now();

async function smoke(
  registry: string,
  failures: string[] = [],
  scope: SmokeScope | null = FULL_SCOPE,
) {
  const head = await readChannelHead(registry, 'staging', TRUSTED);
  const evidence = signEvidence({
    release: head?.entry.release ?? '',
    at: new Date((clock += 1000)).toISOString(),
    failures,
    scope,
  });
  await recordEvidence(registry, evidence, { trusted: TRUSTED });
  return evidence;
}

async function production(registry: string) {
  const head = await readChannelHead(registry, 'production', TRUSTED);
  return head && { ...head.entry, versions: pinnedVersions(head.release) };
}

describe('promote', () => {
  it('refuses versions without a smoke run and lists them', async () => {
    const registry = await staged('mfe-home');
    await expect(promote(registry, TO_PRODUCTION)).rejects.toThrow(
      /R018 .*untested with its shell: mfe-home\./,
    );
    expect((await production(registry))?.sequence).toBe(1);
  });

  it('keeps the release id and records the origin', async () => {
    const registry = await staged('mfe-home');
    await smoke(registry);
    const done = await promote(registry, TO_PRODUCTION);
    const staging = await readChannelHead(registry, 'staging', TRUSTED);
    expect(done.entry).toMatchObject({
      act: 'promote',
      release: staging?.entry.release,
      origin: { channel: 'staging', sequence: 1 },
      forced: null,
    });
  });

  it('refuses a release whose newest smoke run failed, though an earlier one passed', async () => {
    const registry = await staged('mfe-home');
    await smoke(registry);
    await smoke(registry, ['the search finds nothing']);
    await expect(promote(registry, TO_PRODUCTION)).rejects.toThrow(/R018 .*finds nothing/);
  });

  it.each([
    ['languages', { ...FULL_SCOPE, languages: ['zh' as const] }, /R048 .*language en; language ja/],
    ['devices', { ...FULL_SCOPE, devices: ['desktop' as const] }, /R048 .*device mobile/],
    ['checks', { ...FULL_SCOPE, left: ['login: no codes'] }, /R048 .*login: no codes/],
    ['the word about what it looked at', null, /R048 .*the report has no scope/],
  ])('does not accept a run without %s as evidence', async (_what, scope, message) => {
    const registry = await staged('mfe-home');
    await smoke(registry, [], scope);
    await expect(promote(registry, TO_PRODUCTION)).rejects.toThrow(message);
    await expect(promote(registry, { ...TO_PRODUCTION, only: ['mfe-home'] })).rejects.toThrow(
      /R048|R018/,
    );
    const { entry } = await promote(registry, { ...TO_PRODUCTION, force: 'looked by hand' });
    expect(entry.forced).toBe('looked by hand');
  });

  it('ignores an incomplete passed run after a complete one', async () => {
    const registry = await staged('mfe-home');
    const narrow = { ...FULL_SCOPE, left: ['everything but /about-us'] };
    await smoke(registry, ['the search finds nothing']);
    await smoke(registry, [], narrow);
    await expect(promote(registry, TO_PRODUCTION)).rejects.toThrow(/R018 .*finds nothing/);
    await smoke(registry);
    await smoke(registry, [], narrow);
    expect((await promote(registry, TO_PRODUCTION)).entry.forced).toBeNull();
  });

  it('counts an incomplete failed run', async () => {
    const registry = await staged('mfe-home');
    await smoke(registry);
    await smoke(registry, ['the title is gone'], { ...FULL_SCOPE, left: ['all but one page'] });
    await expect(promote(registry, TO_PRODUCTION)).rejects.toThrow(/R018 .*the title is gone/);
  });

  it('records the reason for overriding missing evidence', async () => {
    const registry = await staged('mfe-home');
    const { entry } = await promote(registry, { ...TO_PRODUCTION, force: 'the shop is on fire' });
    expect(entry.forced).toBe('the shop is on fire');
  });

  it('is not recorded as forced when evidence exists', async () => {
    const registry = await staged('mfe-home');
    await smoke(registry);
    const { entry } = await promote(registry, { ...TO_PRODUCTION, force: 'just in case' });
    expect(entry.forced).toBeNull();
  });

  it('promotes one section, and its evidence carries over', async () => {
    const registry = await staged('mfe-home', 'mfe-legal');
    const evidence = await smoke(registry);
    const done = await promote(registry, { ...TO_PRODUCTION, only: ['mfe-home'] });
    expect(done.entry.release).not.toBe(evidence.release);
    expect((await production(registry))?.versions).toMatchObject({
      'mfe-home': '2.0.0',
      'mfe-legal': '1.0.0',
    });
  });

  it('carries no evidence over to another shell', async () => {
    const registry = await staged('shell', 'mfe-home');
    await smoke(registry);
    await expect(promote(registry, { ...TO_PRODUCTION, only: ['mfe-home'] })).rejects.toThrow(
      /R018 .*untested with its shell: mfe-home\./,
    );
  });

  it('needs no evidence to reach staging', async () => {
    const registry = await staged('mfe-home');
    const done = await promote(registry, { ...STAGING, from: 'production' });
    expect(done.entry.act).toBe('promote');
  });

  it('changes nothing when the release is already active', async () => {
    const registry = await staged('mfe-home');
    await smoke(registry);
    await promote(registry, TO_PRODUCTION);
    const again = await promote(registry, TO_PRODUCTION);
    expect(again.changed).toBe(false);
    expect(await readHistory(registry, 'production', TRUSTED)).toHaveLength(2);
  });

  it.each([
    ['production', /R019 .*the same channel/],
    ['nowhere', /R019 .*nowhere has no release/],
  ])('refuses to promote from %s', async (from, message) => {
    const registry = await staged('mfe-home');
    await expect(promote(registry, { ...TO_PRODUCTION, from })).rejects.toThrow(message);
  });

  it('refuses evidence of an unknown release', async () => {
    const registry = await staged('mfe-home');
    const evidence = signEvidence({ release: 'f'.repeat(64) });
    const recorded = recordEvidence(registry, evidence, { trusted: TRUSTED });
    await expect(recorded).rejects.toThrow(/R043 .*has no release ffff/);
  });
});
