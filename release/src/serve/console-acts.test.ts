import type { LogEntry } from '@huoban/contracts';
import { ARTIFACT_NAMES } from '../registry/artifact-names';
import { readChannelHead } from '../channel/channel-head';
import { BY_TEST, createSite, publishVersion, TRUSTED } from '../testing/test-registry';
import { pin } from '../acts/pin';
import { openConsole } from './testing/test-console';

/** A site whose `staging` has a newer mfe-home than `production`, and the console on it. */
async function openConsoleSite() {
  const registry = await createSite();
  for (const version of ['2.0.0', '3.0.0']) await publishVersion(registry, 'mfe-home', version);
  const all = await entryOf(registry);
  await pin(registry, {
    ...BY_TEST,
    channel: 'staging',
    versions: {
      shell: '1.0.0',
      'mfe-home': '2.0.0',
      'mfe-game-partner': '1.0.0',
      'mfe-game-library': '1.0.0',
      'mfe-account': '1.0.0',
      'mfe-legal': '1.0.0',
    },
  });
  const { operator } = await openConsole(registry);
  /** Submits the form of an act. @returns status and the active entry afterwards */
  const act = async (name: string, fields: Record<string, string | string[]> = {}) => {
    const seen = String((await entryOf(registry))?.sequence ?? 0);
    const form = { seen, reason: 'a test', ...fields };
    const answer = await operator.post(`/channels/production/${name}`, form);
    return { answer, entry: await entryOf(registry) };
  };
  return { registry, operator, act, first: all?.release };
}

const entryOf = async (registry: string): Promise<LogEntry | undefined> =>
  (await readChannelHead(registry, 'production', TRUSTED))?.entry;

const home = (version: string) => ({ 'version-mfe-home': version });
const FORCE = { force: 'no browser here' };
const CANARY = { ...home('2.0.0'), ...FORCE, share: '5', factor: '2', visits: '100' };

describe('acts of the console', () => {
  it('pin versions and redirect to the channel page', async () => {
    const { act, operator } = await openConsoleSite();
    const { answer, entry } = await act('pin', home('2.0.0'));
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/channels/production?done=2');
    expect(entry).toMatchObject({ act: 'pin', author: 'ming', reason: 'a test' });
    const page = await operator.get('/channels/production?done=2');
    expect(page.body).toContain('Done: entry 2.');
    expect(page.body).toContain('<code>2.0.0</code>');
  });

  it('promote one artifact or the whole release', async () => {
    const { act } = await openConsoleSite();
    const { entry } = await act('promote', { from: 'staging', only: ['mfe-home'], ...FORCE });
    expect(entry).toMatchObject({
      act: 'promote',
      origin: { channel: 'staging', sequence: 1 },
      forced: FORCE.force,
    });
  });

  it('refuse a promotion without evidence', async () => {
    const { act } = await openConsoleSite();
    const { answer, entry } = await act('promote', { from: 'staging' });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('R018');
    expect(answer.body).toContain('Nothing was changed.');
    expect(entry?.sequence).toBe(1);
  });

  it('roll back to the release of an earlier entry', async () => {
    const { act, first } = await openConsoleSite();
    await act('pin', home('2.0.0'));
    const { entry } = await act('rollback', { to: '1' });
    expect(entry).toMatchObject({ act: 'rollback', release: first });
  });

  it('renew an entry', async () => {
    const { act, first } = await openConsoleSite();
    const { entry } = await act('renew');
    expect(entry).toMatchObject({ act: 'renew', sequence: 2, release: first });
  });

  it('start a canary, change its share and withdraw it', async () => {
    const { act, first } = await openConsoleSite();
    const started = (await act('canary-start', CANARY)).entry;
    expect(started).toMatchObject({ canary: { share: 5, limits: { factor: 2, visits: 100 } } });
    const release = started?.canary?.release ?? '';
    expect((await act('canary-share', { release, share: '50' })).entry?.canary?.share).toBe(50);
    const { entry } = await act('canary-withdraw', { release });
    expect(entry).toMatchObject({ act: 'canary-withdraw', release: first, canary: null });
  });

  it('start a canary of an existing release only with evidence or a force reason', async () => {
    const { act, registry } = await openConsoleSite();
    const staging = (await readChannelHead(registry, 'staging', TRUSTED))?.entry.release ?? '';
    const { force: _, ...unproved } = CANARY;
    const refused = await act('canary-start', unproved);
    expect([refused.answer.statusCode, refused.answer.body]).toEqual([
      409,
      expect.stringContaining('R018'),
    ]);
    const named = { release: staging, ...FORCE, share: '5', factor: '2', visits: '100' };
    expect((await act('canary-start', named)).entry?.canary?.release).toBe(staging);
  });

  it('pin on an empty channel', async () => {
    const { operator, registry } = await openConsoleSite();
    const versions = Object.fromEntries(ARTIFACT_NAMES.map((name) => [`version-${name}`, '1.0.0']));
    const form = { ...versions, seen: '0', reason: 'a new channel', ...FORCE };
    expect((await operator.post('/channels/beta/pin', form)).headers.location).toBe(
      '/channels/beta?done=1',
    );
    expect((await readChannelHead(registry, 'beta', TRUSTED))?.entry.author).toBe('ming');
  });

  it('finish a canary', async () => {
    const { act } = await openConsoleSite();
    const release = (await act('canary-start', CANARY)).entry?.canary?.release ?? '';
    const { entry } = await act('canary-finish', { release });
    expect(entry).toMatchObject({ act: 'canary-finish', release, canary: null });
  });

  it('lock a channel, which then accepts only the unlock', async () => {
    const { act } = await openConsoleSite();
    expect((await act('lock')).entry?.lock).toMatchObject({ author: 'ming', reason: 'a test' });
    const { answer } = await act('pin', home('2.0.0'));
    expect([answer.statusCode, answer.body]).toEqual([409, expect.stringContaining('R022')]);
    expect((await act('unlock')).entry?.lock).toBeNull();
  });

  it('protect and unprotect a channel', async () => {
    const { act } = await openConsoleSite();
    expect((await act('protect', { authors: 'ming, hong' })).entry?.protected).toEqual([
      'hong',
      'ming',
    ]);
    expect((await act('unprotect')).entry?.protected).toBeNull();
  });

  it('are refused from an outdated page', async () => {
    const { act } = await openConsoleSite();
    await act('pin', home('2.0.0'));
    const { answer, entry } = await act('pin', { ...home('3.0.0'), seen: '1' });
    expect([answer.statusCode, answer.body]).toEqual([409, expect.stringContaining('R010')]);
    expect(entry?.sequence).toBe(2);
  });

  it.each([
    ['an unknown act', 'destroy', {}],
    ['no reason', 'pin', { ...home('2.0.0'), reason: ' ' }],
    ['nothing chosen', 'pin', {}],
    ['a version that cannot be one', 'pin', home('../../etc')],
    ['an artifact that is none', 'promote', { from: 'staging', only: ['mfe-cellar'] }],
    ['a reason without an end', 'pin', { ...home('2.0.0'), reason: 'x'.repeat(2_001) }],
    ['a canary of nothing', 'canary-start', { ...FORCE, share: '5', factor: '2', visits: '100' }],
    ['a share that is no number', 'canary-start', { ...CANARY, share: 'half' }],
  ])('change nothing for a form with %s', async (_, name, fields) => {
    const { act } = await openConsoleSite();
    const { answer, entry } = await act(name, fields);
    expect(answer.statusCode).toBe(400);
    expect(entry?.sequence).toBe(1);
  });
});
