export interface SafeStorage {
  read: (key: string) => string | null;
  /** True when the browser really keeps it; otherwise it lasts as long as the tab. */
  write: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** The browser's own value was seen to change (another tab): what was kept in memory is out of date. */
  forget: (key: string) => void;
}

/**
 * Storage that never throws. Browsers refuse it (SecurityError on access), lack it or have it full; then the value
 * lives in memory for this tab.
 */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string | null>();

  return {
    read(key) {
      const remembered = memory.get(key);
      if (remembered !== undefined) return remembered;
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

/** Kept across visits. */
export const localStore = createSafeStorage(() => window.localStorage);
/** Kept as long as the tab. */
export const tabStore = createSafeStorage(() => window.sessionStorage);
