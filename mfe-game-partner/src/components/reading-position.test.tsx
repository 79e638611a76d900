import { act, renderHook } from '@testing-library/react';
import { localStore } from '@huoban/runtime';
import { storePosition, useReadingPosition } from './reading-position';

const positionOf = (accountId: string | null, storyId: string) =>
  renderHook(() => useReadingPosition(accountId, storyId)).result;

describe('position of a visitor', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is stored in the browser with all endings found', () => {
    storePosition(null, 'a', { sceneId: 'top', endingId: 'top' });
    storePosition(null, 'a', { sceneId: 'fork', endingId: null });
    expect(localStore.read('story-place::a')).toBe('{"sceneId":"fork","endingIds":["top"]}');
    expect(positionOf(null, 'a').current).toEqual({ sceneId: 'fork', endingIds: ['top'] });
  });

  it('follows other tabs', () => {
    const position = positionOf(null, 'b');
    expect(position.current).toBeNull();
    act(() => {
      localStore.write('story-place::b', '{"sceneId":"fork","endingIds":[]}');
      window.dispatchEvent(new StorageEvent('storage', { key: 'story-place::b' }));
    });
    expect(position.current).toEqual({ sceneId: 'fork', endingIds: [] });
  });

  it('is kept in the tab if the browser storage fails', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storePosition(null, 'c', { sceneId: 'fork', endingId: null });
    expect(positionOf(null, 'c').current?.sceneId).toBe('fork');
  });

  it.each(['{', '[]', '{"sceneId":1}', 'null'])('is null if the stored value is %s', (raw) => {
    localStore.write('story-place::d', raw);
    expect(positionOf(null, 'd').current).toBeNull();
  });
});

describe('position of a logged-in reader', () => {
  it('is neither stored in the browser nor shown to a visitor', () => {
    storePosition('7', 'e', { sceneId: 'fork', endingId: null });
    expect(positionOf('7', 'e').current?.sceneId).toBe('fork');
    expect(localStore.read('story-place:7:e')).toBeNull();
    expect(positionOf(null, 'e').current).toBeNull();
  });
});
