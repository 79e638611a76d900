import type { SafeStorage } from '@huoban/runtime/internal';
import type { SessionStore } from './session-store';
import { USER_STORE_KEY } from './stored-session';

/**
 * Synchronizes the session with other tabs: by the storage event, and when the page returns from the back-forward cache,
 * where it receives no events.
 */
export function syncWithOtherTabs(session: SessionStore, storage: SafeStorage): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // A null key means that the storage was cleared.
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
