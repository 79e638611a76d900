import { localStore } from '@huoban/runtime/internal';
import type { SafeStorage } from '@huoban/runtime/internal';
import { followOtherTabs } from './follow-other-tabs';
import { SessionStore } from './session-store';

export interface SessionOfTab {
  session: SessionStore;
  /** For `SessionProvider`: reads the kept session, then follows the other tabs; returns how to stop. */
  restore: () => () => void;
}

/** Makes the session of this tab. Nothing is read before `restore`, so the first render equals the server's. */
export function createSessionStore(storage: SafeStorage = localStore): SessionOfTab {
  const session = new SessionStore(storage);
  return {
    session,
    restore() {
      session.restore();
      return followOtherTabs(session, storage);
    },
  };
}
