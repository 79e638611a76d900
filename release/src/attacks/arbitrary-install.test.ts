import type { LogEntry } from '@huoban/contracts';
import { canonicalJson } from '../canonical-json';
import { Ground, homeOf, strangersKey } from './ground';

/** Puts in force what nobody with a key has put in force. */
const FORGERIES: Record<string, (ground: Ground, release: string) => Promise<string>> = {
  'no signature': async (ground, release) => {
    const { signature: _, ...entry } = await ground.entry(2);
    return canonicalJson({ ...entry, sequence: 3, release });
  },
  'an empty signature': async (ground, release) => {
    const entry = await ground.entry(2);
    return canonicalJson({ ...entry, sequence: 3, release, signature: { key: '', value: '' } });
  },
  'the signature of another entry': async (ground, release) => {
    const text = await ground.forge(2, { release }, strangersKey());
    const { signature } = await ground.entry(2);
    return canonicalJson({ ...(JSON.parse(text) as LogEntry), signature });
  },
  'a signature by a key that nobody trusts': (ground, release) =>
    ground.forge(2, { release }, strangersKey()),
  "a stranger's signature under the id of a trusted key": async (ground, release) => {
    const { key } = (await ground.entry(2)).signature;
    return ground.forge(2, { release }, { ...strangersKey(), key });
  },
};

describe('arbitrary install', () => {
  it.each(Object.entries(FORGERIES))('is refused: an entry with %s', async (_, forgery) => {
    const ground = await Ground.prepare();
    const release = await ground.plant();
    await ground.writeEntry(3, await forgery(ground, release));

    const { reads, ...state } = await ground.look();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/^entry 3 of channel production /);
    expect(homeOf(state)).toBe('2.0.0');
    expect(await ground.seen()).toEqual([2]);
    expect(reads).toContain('channels/production/log/00000003.json');
    expect(reads).not.toContain(`releases/${release}.json`);
    expect(await ground.faults()).toContainEqual(
      expect.stringMatching(/^(untrusted|altered) channel production, entry 3$/),
    );
  });

  it('does not stop the next act, which does not vouch for it either', async () => {
    const ground = await Ground.prepare();
    const release = await ground.plant();
    await ground.writeEntry(3, await ground.forge(2, { release }, strangersKey()));
    const { sequence } = await ground.pinHome('3.0.0');
    expect(sequence).toBe(4);
    const state = await ground.look();
    expect(state).toMatchObject({ status: 'ok', sequence: 4 });
    expect(homeOf(state)).toBe('3.0.0');
    expect(state.release?.sections['mfe-home'].fallback?.version).toBe('2.0.0');
  });
});
