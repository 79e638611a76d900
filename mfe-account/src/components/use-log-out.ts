import { useEffect, useRef } from 'react';
import { paths, toast, useGo, useSession } from '@huoban/runtime';

/** A slow home page must not keep anybody logged in. */
const HOME_TIMEOUT_MS = 2000;

/**
 * Goes home and, once the page of the caller is gone, ends the session; a logout before that would be answered by the
 * guard with the login dialog. Then says `goodbye`.
 */
export function useLogOut(): (goodbye: string) => Promise<void> {
  const go = useGo();
  const session = useSession();
  const shown = useRef(true);
  const onGone = useRef(() => {});

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
      onGone.current();
    };
  }, []);

  const gone = () =>
    new Promise<void>((resolve) => {
      if (shown.current) onGone.current = resolve;
      else resolve();
    });

  return async (goodbye) => {
    const patience = new Promise((resolve) => setTimeout(resolve, HOME_TIMEOUT_MS));
    try {
      await Promise.race([Promise.all([go(paths.home(), { replace: true }), gone()]), patience]);
    } finally {
      session.logout();
      session.closeLogin();
      toast.show(goodbye, { kind: 'success' });
    }
  };
}
