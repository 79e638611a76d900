import { createContext, useContext, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import type { Session } from './session';

const SessionContext = createContext<Session | null>(null);

export interface SessionProviderProps {
  session: Session;
  /**
   * Restores the stored session and follows other tabs; returns a cleanup function. Runs after hydration and before the
   * effects of components, so that the first render equals the server's and the first API call has the token.
   */
  restore?: () => () => void;
  children: ReactNode;
}

/** Provides the session of the page. */
export function SessionProvider({ session, restore, children }: SessionProviderProps) {
  useLayoutEffect(() => restore?.(), [restore]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session; components that read it must be observers. @throws Error outside of `SessionProvider` */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession: no SessionProvider above this component');
  return session;
}
