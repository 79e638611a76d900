export interface SafeStorage {
  read: (key: string) => string | null;
  /** Returns true when the browser stored the value; otherwise it is kept in memory for the tab. */
  write: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** Discards the value in memory, because another tab changed the stored one. */
  forget: (key: string) => void;
}

/**
 * Storage that never throws. Where the browser storage is unavailable, refused (SecurityError) or full, values are kept
 * in memory for the tab.
 */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string | null>();

  return {
    read(key) {
      const inMemory = memory.get(key);
      if (inMemory !== undefined) return inMemory;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        return false;
      }
    },
    remove(key) {
      try {
        open().removeItem(key);
        memory.delete(key);
      } catch {
        memory.set(key, null);
      }
    },
    forget(key) {
      memory.delete(key);
    },
  };
}

/** Persists across visits. */
export const localStore = createSafeStorage(() => window.localStorage);
/** Persists until the tab closes. */
export const tabStore = createSafeStorage(() => window.sessionStorage);
