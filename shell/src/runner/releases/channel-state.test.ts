import { ChannelState } from './channel-state';
import { releaseOf, withFallback } from './testing/releases';

const link = { author: 'mei', note: '', expires: '2030-01-01T00:00:00.000Z' };
const followed = (id: string, home: string, canary = false) => ({
  channel: 'production',
  sequence: 1,
  id,
  release: releaseOf({ 'mfe-home': home }),
  canary: canary ? { id: 'canary', release: releaseOf({ 'mfe-home': '5' }), share: 5 } : null,
});

describe('ChannelState', () => {
  it('keeps its release while the channel has none', () => {
    const state = new ChannelState();
    state.update(followed('a', '1'));
    state.update({ ...followed('b', '2'), id: null });
    expect(state.base?.served.id).toBe('a');
  });

  it('ends the canary when the channel has no release any more', () => {
    const state = new ChannelState();
    state.update(followed('a', '1', true));
    state.update({ ...followed('a', '1', true), id: null, release: null, canary: null });
    expect(state.publicReleases.map(({ served }) => served.id)).toEqual(['a']);
  });

  it('lists base and canary as public, but no linked release', () => {
    const state = new ChannelState();
    state.update(followed('a', '1', true));
    state.linkedRelease({ id: 'linked', release: releaseOf() }, link);
    expect(state.publicReleases.map(({ served }) => served.id)).toEqual(['a', 'canary']);
    state.update(followed('a', '1'));
    expect(state.publicReleases.map(({ served }) => served.id)).toEqual(['a']);
  });

  it('compares a linked release with the active release', () => {
    const state = new ChannelState();
    const served = { id: 'linked', release: releaseOf({ 'mfe-home': '2' }) };
    expect(state.linkedRelease(served, link)).toBeNull();
    state.update(followed('a', '1'));
    const before = state.linkedRelease(served, link);
    expect(before?.context.inForce).toEqual({ 'mfe-home': '1' });
    expect(state.linkedRelease(served, link)).toBe(before);
    state.update(followed('b', '2'));
    expect(state.linkedRelease(served, link)?.context.inForce).toEqual({});
  });

  it('finds the versions of recent releases', () => {
    const { recent } = new ChannelState();
    recent.add({ id: 'a', release: releaseOf({ 'mfe-home': withFallback('2', '1') }) });
    const named = (version: string, id = 'a') =>
      recent.includes(id, { section: 'mfe-home', version });
    expect([named('2'), named('1'), named('3'), named('2', 'b')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(recent.includes('a', { section: 'shell', version: '1' })).toBe(true);
  });

  it('drops the least recent releases', () => {
    const { recent } = new ChannelState();
    for (let id = 0; id < 100; id += 1) recent.add({ id: String(id), release: releaseOf() });
    const known = (id: number) => recent.includes(String(id), { section: 'shell', version: '1' });
    expect([known(99), known(50), known(0)]).toEqual([true, true, false]);
  });
});
