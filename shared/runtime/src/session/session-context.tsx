import { createContext, useContext, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import type { Session } from './session';

const SessionContext = createContext<Session | null>(null);

export interface SessionProviderProps {
  session: Session;
  /**
   * Reads the stored session and follows other tabs; returns how to stop. Runs right after hydration, before any
   * component's own effect, so that the first render equals the server's and the first call carries the token.
   */
  restore?: () => () => void;
  children: ReactNode;
}

/** Gives the page its session. */
export function SessionProvider({ session, restore, children }: SessionProviderProps) {
  useLayoutEffect(() => restore?.(), [restore]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session; wrap the component in `observer` to follow it. Throws outside of the provider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession: no SessionProvider above this component');
  return session;
}
