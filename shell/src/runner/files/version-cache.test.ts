import { VersionCache } from './version-cache';

describe('VersionCache', () => {
  it('makes a value once', () => {
    const cache = new VersionCache<object>(2);
    const make = jest.fn(() => ({}));
    expect(cache.get('a', make)).toBe(cache.get('a', make));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('drops what was not used for longest', () => {
    const cache = new VersionCache<string>(2);
    const made: string[] = [];
    const ask = (key: string) => cache.get(key, () => (made.push(key), key));
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) ask(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('keeps nothing of what could not be made, and tries again', () => {
    const cache = new VersionCache<string>(2);
    const fail = () => {
      throw new Error('damaged');
    };
    expect(() => cache.get('a', fail)).toThrow('damaged');
    expect(cache.get('a', () => 'repaired')).toBe('repaired');
  });

  it('forgets on request', () => {
    const cache = new VersionCache<string>(2);
    cache.get('a', () => 'old');
    cache.forget('a');
    expect(cache.get('a', () => 'new')).toBe('new');
  });
});
