import { useEffect, useRef } from 'react';
import { useSession } from '../session/session-context';

/**
 * Runs an act of a logged-in visitor: at once, or after the login that it opens. Closing the dialog drops the act. Call
 * it inside an `observer`.
 */
export function useLoginFirst(): (act: () => void) => void {
  const session = useSession();
  const pending = useRef<(() => void) | null>(null);
  const { isLoggedIn, loginDialogVisible } = session;

  useEffect(() => {
    const act = pending.current;
    if (act === null || (!isLoggedIn && loginDialogVisible)) return;
    pending.current = null;
    if (isLoggedIn) act();
  }, [isLoggedIn, loginDialogVisible]);

  return (act) => {
    if (session.isLoggedIn) return act();
    pending.current = act;
    session.openLogin();
  };
}
