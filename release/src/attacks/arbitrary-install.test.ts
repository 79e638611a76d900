import type { LogEntry } from '@huoban/contracts';
import { canonicalJson } from '../registry/canonical-json';
import { AttackFixture, homeVersion, createUntrustedSigner } from './testing/attack-fixture';

/** Activates a release without a trusted key. */
const FORGERIES: Record<string, (fixture: AttackFixture, release: string) => Promise<string>> = {
  'no signature': async (fixture, release) => {
    const { signature: _, ...entry } = await fixture.entry(2);
    return canonicalJson({ ...entry, sequence: 3, release });
  },
  'an empty signature': async (fixture, release) => {
    const entry = await fixture.entry(2);
    return canonicalJson({ ...entry, sequence: 3, release, signature: { key: '', value: '' } });
  },
  'the signature of another entry': async (fixture, release) => {
    const text = await fixture.forge(2, { release }, createUntrustedSigner());
    const { signature } = await fixture.entry(2);
    return canonicalJson({ ...(JSON.parse(text) as LogEntry), signature });
  },
  'a signature by a key that nobody trusts': (fixture, release) =>
    fixture.forge(2, { release }, createUntrustedSigner()),
  "a stranger's signature under the id of a trusted key": async (fixture, release) => {
    const { key } = (await fixture.entry(2)).signature;
    return fixture.forge(2, { release }, { ...createUntrustedSigner(), key });
  },
};

describe('arbitrary install', () => {
  it.each(Object.entries(FORGERIES))('is refused: an entry with %s', async (_, forgery) => {
    const fixture = await AttackFixture.prepare();
    const release = await fixture.saveForgedRelease();
    await fixture.writeEntry(3, await forgery(fixture, release));

    const { reads, ...state } = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/^entry 3 of channel production /);
    expect(homeVersion(state)).toBe('2.0.0');
    expect(await fixture.acceptedSequences()).toEqual([2]);
    expect(reads).toContain('channels/production/log/00000003.json');
    expect(reads).not.toContain(`releases/${release}.json`);
    expect(await fixture.faults()).toContainEqual(
      expect.stringMatching(/^(untrusted|altered) channel production, entry 3$/),
    );
  });

  it('does not block the next act, and is not confirmed by it', async () => {
    const fixture = await AttackFixture.prepare();
    const release = await fixture.saveForgedRelease();
    await fixture.writeEntry(3, await fixture.forge(2, { release }, createUntrustedSigner()));
    const { sequence } = await fixture.pinHome('3.0.0');
    expect(sequence).toBe(4);
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'ok', sequence: 4 });
    expect(homeVersion(state)).toBe('3.0.0');
    expect(state.release?.sections['mfe-home'].fallback?.version).toBe('2.0.0');
  });
});
