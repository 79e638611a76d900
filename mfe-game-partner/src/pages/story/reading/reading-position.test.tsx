import { act, renderHook } from '@testing-library/react';
import { localStore } from '@huoban/runtime';
import { storePosition, useReadingPosition } from './reading-position';

const kept = (reader: string | null, storyId: string) =>
  renderHook(() => useReadingPosition(reader, storyId)).result;

describe('the place of a visitor', () => {
  afterEach(() => jest.restoreAllMocks());

  it('lasts in the browser, with every ending found', () => {
    storePosition(null, 'a', { sceneId: 'top', endingId: 'top' });
    storePosition(null, 'a', { sceneId: 'fork', endingId: null });
    expect(localStore.read('story-place::a')).toBe('{"sceneId":"fork","endingIds":["top"]}');
    expect(kept(null, 'a').current).toEqual({ sceneId: 'fork', endingIds: ['top'] });
  });

  it('follows what another tab has read', () => {
    const place = kept(null, 'b');
    expect(place.current).toBeNull();
    act(() => {
      localStore.write('story-place::b', '{"sceneId":"fork","endingIds":[]}');
      window.dispatchEvent(new StorageEvent('storage', { key: 'story-place::b' }));
    });
    expect(place.current).toEqual({ sceneId: 'fork', endingIds: [] });
  });

  it('is kept in the tab when the browser keeps nothing', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storePosition(null, 'c', { sceneId: 'fork', endingId: null });
    expect(kept(null, 'c').current?.sceneId).toBe('fork');
  });

  it.each(['{', '[]', '{"sceneId":1}', 'null'])('is none when the browser holds %s', (raw) => {
    localStore.write('story-place::d', raw);
    expect(kept(null, 'd').current).toBeNull();
  });
});

describe('the place of a reader with an account', () => {
  it('is neither written into the browser nor shown to a visitor', () => {
    storePosition('7', 'e', { sceneId: 'fork', endingId: null });
    expect(kept('7', 'e').current?.sceneId).toBe('fork');
    expect(localStore.read('story-place:7:e')).toBeNull();
    expect(kept(null, 'e').current).toBeNull();
  });
});
