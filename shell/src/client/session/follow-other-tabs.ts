import type { SafeStorage } from '@huoban/runtime/internal';
import type { SessionStore } from './session-store';
import { USER_STORE_KEY } from './stored-session';

/**
 * Keeps the session equal to the other tabs': by the storage event, and after the page comes back from the
 * back-forward cache, where it heard none.
 */
export function syncWithOtherTabs(session: SessionStore, storage: SafeStorage): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // A null key: everything was cleared.
    if (key !== USER_STORE_KEY && key !== null) return;
    storage.forget(USER_STORE_KEY);
    session.applyStored(newValue);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) session.applyStored(storage.read(USER_STORE_KEY));
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
