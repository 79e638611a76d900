import { localStore } from '@huoban/runtime/internal';
import type { SafeStorage } from '@huoban/runtime/internal';
import { syncWithOtherTabs } from './sync-with-other-tabs';
import { SessionStore } from './session-store';

export interface TabSession {
  session: SessionStore;
  /** For `SessionProvider`: reads the stored session, then synchronizes with other tabs; returns the cleanup. */
  restore: () => () => void;
}

/** Creates the session of this tab. Nothing is read before `restore`, so the first render equals the server's. */
export function createSessionStore(storage: SafeStorage = localStore): TabSession {
  const session = new SessionStore(storage);
  return {
    session,
    restore() {
      session.restore();
      return syncWithOtherTabs(session, storage);
    },
  };
}
