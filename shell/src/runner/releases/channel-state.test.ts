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

describe('Standings', () => {
  it('keeps what it has while the channel names nothing', () => {
    const standings = new ChannelState();
    standings.update(followed('a', '1'));
    standings.update({ ...followed('b', '2'), id: null });
    expect(standings.base?.served.id).toBe('a');
  });

  it('goes on without a canary that nobody vouches for any more', () => {
    const standings = new ChannelState();
    standings.update(followed('a', '1', true));
    standings.update({ ...followed('a', '1', true), id: null, release: null, canary: null });
    expect(standings.publicReleases.map(({ served }) => served.id)).toEqual(['a']);
  });

  it('names base and canary as public, and nothing that a tester opened', () => {
    const standings = new ChannelState();
    standings.update(followed('a', '1', true));
    standings.linkedRelease({ id: 'linked', release: releaseOf() }, link);
    expect(standings.publicReleases.map(({ served }) => served.id)).toEqual(['a', 'canary']);
    standings.update(followed('a', '1'));
    expect(standings.publicReleases.map(({ served }) => served.id)).toEqual(['a']);
  });

  it('compares a linked release with what is in force now', () => {
    const standings = new ChannelState();
    const served = { id: 'linked', release: releaseOf({ 'mfe-home': '2' }) };
    expect(standings.linkedRelease(served, link)).toBeNull();
    standings.update(followed('a', '1'));
    const before = standings.linkedRelease(served, link);
    expect(before?.context.inForce).toEqual({ 'mfe-home': '1' });
    expect(standings.linkedRelease(served, link)).toBe(before);
    standings.update(followed('b', '2'));
    expect(standings.linkedRelease(served, link)?.context.inForce).toEqual({});
  });

  it('tells whether a release that was served lately names a version', () => {
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

  it('forgets the releases that were served longest ago', () => {
    const { recent } = new ChannelState();
    for (let id = 0; id < 100; id += 1) recent.add({ id: String(id), release: releaseOf() });
    const known = (id: number) => recent.includes(String(id), { section: 'shell', version: '1' });
    expect([known(99), known(50), known(0)]).toEqual([true, true, false]);
  });
});
