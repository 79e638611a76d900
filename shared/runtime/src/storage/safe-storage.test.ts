import { createSafeStorage, localStore } from './safe-storage';

function refusing(): Storage {
  throw new DOMException('denied', 'SecurityError');
}

describe('createSafeStorage', () => {
  it('reads stored values', () => {
    localStorage.setItem('kept', 'yes');
    expect(localStore.read('kept')).toBe('yes');
    localStore.remove('kept');
    expect(localStorage.getItem('kept')).toBeNull();
  });

  it('uses memory when the browser refuses storage', () => {
    const storage = createSafeStorage(refusing);
    expect(storage.read('a')).toBeNull();
    expect(storage.write('a', '1')).toBe(false);
    expect(storage.read('a')).toBe('1');
    storage.remove('a');
    expect(storage.read('a')).toBeNull();
  });

  it('returns the newer value when the full storage still has an older one', () => {
    const real = new Map([['a', 'old']]);
    const full = {
      getItem: (key: string) => real.get(key) ?? null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const storage = createSafeStorage(() => Object.assign(Object.create(null), full));
    expect(storage.write('a', 'new')).toBe(false);
    expect(storage.read('a')).toBe('new');
    storage.forget('a');
    expect(storage.read('a')).toBe('old');
  });
});
